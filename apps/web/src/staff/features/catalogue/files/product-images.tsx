import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deleteImage, imagesOf, orderImages } from '../../../../api/staff/products.ts'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { AddImage } from './add-image.tsx'
import { IMAGES_OUTDATED } from './images-outdated.ts'
import { PictureTools } from './picture-tools.tsx'
import styles from './product-images.module.css'

interface Move {
  imageId: number
  step: -1 | 1
  button: HTMLElement
}

/** The photos of a product: the first is its main picture; without any, the shop shows a drawing. */
export function ProductImages({ productId }: { productId: number }) {
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const query = useQuery(imagesOf(productId))
  const outdates = IMAGES_OUTDATED
  const remove = useSave(deleteImage, { outdates, success: 'Picture removed' })
  const order = useSave(orderImages, { outdates, success: 'Picture order saved' })
  const images = query.data ?? []
  const ids = images.flatMap(({ imageId }) => imageId ?? [])
  const pressed = useRef<HTMLElement>(null)
  // A picture that moves on the page takes focus away from its buttons.
  useEffect(() => {
    if (images.length > 0) pressed.current?.focus()
    pressed.current = null
  }, [images])
  const queued = useRef<Move>(undefined)
  const move = (next: Move) => {
    const { imageId, step, button } = next
    const from = ids.indexOf(imageId)
    const other = ids[from + step]
    if (from < 0 || other === undefined) return
    if (order.busy) {
      queued.current = next
      return
    }
    pressed.current = button
    order.save({ productId, imageIds: ids.with(from, other).with(from + step, imageId) })
  }
  // Two clicks mean two positions: the second waits until the first is saved.
  useEffect(() => {
    const next = queued.current
    if (order.busy || !next) return
    queued.current = undefined
    move(next)
  })
  return (
    <section className="panel stack">
      <h2>Pictures</h2>
      <QueryState query={query} lines={3}>
        {(shown) => (
          <ul className={styles.pictures}>
            {shown.map(({ imageId, type, finalImage }, index) => (
              <li key={imageId ?? 'drawn'}>
                <img
                  src={`data:${type};base64,${finalImage}`}
                  alt={imageId ? `Picture ${index + 1}` : ''}
                />
                {imageId === null && <p className="muted">Drawn by the shop</p>}
                {ids.length > 1 && index === 0 && <p className="muted">Main picture</p>}
                {imageId !== null && mayWrite && (
                  <PictureTools
                    place={index + 1}
                    of={ids.length}
                    busy={remove.busy}
                    onMove={(step, button) => move({ imageId, step, button })}
                    onRemove={() => remove.save(imageId)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Refusal refusal={remove.refusal ?? order.refusal} />
      {mayWrite && <AddImage productId={productId} />}
    </section>
  )
}

import { messages } from '@mendwell/contract/wire/messages'
import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteImage, imagesOf, uploadImage } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { FileDrop } from './file-drop.tsx'
import { shrinkImage } from './shrink-image.ts'

const OUTDATED = ['/productImage', '/staff/products']

/** The photos of a product: the first one is shown; without any the shop draws one. */
export function ProductImages({ productId }: { productId: number }) {
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const query = useQuery(imagesOf(productId))
  const remove = useSave(deleteImage, { outdates: OUTDATED, success: 'The picture is removed' })
  return (
    <section className="panel stack">
      <h2>Pictures</h2>
      <QueryState query={query} lines={3}>
        {(images) => (
          <ul className="shots">
            {images.map(({ imageId, type, finalImage }, index) => (
              <li key={imageId ?? 'drawn'}>
                <img
                  src={`data:${type};base64,${finalImage}`}
                  alt={imageId ? `Picture ${index + 1}` : ''}
                />
                {imageId === null && <p className="muted">Drawn by the shop</p>}
                {imageId !== null && mayWrite && (
                  <Button
                    rank="quiet"
                    icon="trash"
                    aria-label={`Remove picture ${index + 1}`}
                    busy={remove.busy}
                    onClick={() => remove.save(imageId)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Refusal refusal={remove.refusal} />
      {mayWrite && <AddImage productId={productId} />}
    </section>
  )
}

function AddImage({ productId }: { productId: number }) {
  const [tooBig, setTooBig] = useState<File>()
  const [unreadable, setUnreadable] = useState(false)
  const { save, busy, refusal } = useSave(uploadImage, {
    outdates: OUTDATED,
    success: 'The picture is added',
    onSaved: () => setTooBig(undefined),
  })
  const choose = (file: File) => {
    setUnreadable(false)
    setTooBig(file.size > MAX_IMAGE_BYTES ? file : undefined)
    if (file.size <= MAX_IMAGE_BYTES) save({ productId, file, name: file.name })
  }
  const shrink = async (file: File) => {
    try {
      save({ productId, file: await shrinkImage(file), name: `${file.name}.webp` })
    } catch {
      setUnreadable(true)
    }
  }
  return (
    <div className="stack-small">
      <FileDrop label="Choose a picture" accept="image/*" busy={busy} onFile={choose}>
        Drop a picture here, at most 65 KB.
      </FileDrop>
      <Refusal refusal={refusal} />
      <div role="alert">
        {tooBig && (
          <div className="note warn">
            <div className="stack-small">
              <p>
                <b className="strong">{messages.fileTooBigTitle}</b> {messages.fileTooBig}
              </p>
              {unreadable && <p>{messages.notAPicture}</p>}
              <Button busy={busy} onClick={() => void shrink(tooBig)}>
                Resize and upload
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

import { messages } from '@mendwell/contract/wire/messages'
import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import { useState } from 'react'
import { uploadImage } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { FileDrop } from './file-drop.tsx'
import { IMAGES_OUTDATED } from './images-outdated.ts'
import { shrinkImage } from './shrink-image.ts'

/** Adds a picture after the existing ones; one that is too large is scaled down if staff agree. */
export function AddImage({ productId }: { productId: number }) {
  const [tooBig, setTooBig] = useState<File>()
  const [unreadable, setUnreadable] = useState(false)
  const { save, busy, refusal } = useSave(uploadImage, {
    outdates: IMAGES_OUTDATED,
    success: 'Picture added',
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

import { FilesUnreachable } from '../../../../gateways/files/file-store.ts'
import { findProductPicture, type PictureDeps } from '../picture-source.ts'
import { findVariants, type ImageFormat } from '../pictures.repository.ts'
import { renderVariant } from './render-variant.ts'

/** Pixels across: the width of lists, so that it is usually stored already. */
const IMAGE_WIDTH = 400
const FORMAT: ImageFormat = 'webp'

/** The picture of a product in base64, of the type in `imageMimeType`; null when there is none (Decisions §2). */
export async function getProductImage(
  { db, files }: PictureDeps,
  productId: number,
): Promise<string | null> {
  const source = await findProductPicture({ db, files }, productId, 'pack')
  if (!source) return null
  const subject = `product/${productId}/pack/${source.hash}`
  const [stored] = await findVariants(db, { subject, width: IMAGE_WIDTH, formats: [FORMAT] })
  try {
    const bytes = stored?.bytes ?? (await renderVariant(source, IMAGE_WIDTH, FORMAT))
    return bytes.toString('base64')
  } catch (error) {
    // The product is shown without its photo while that is unavailable.
    if (error instanceof FilesUnreachable) return null
    throw error
  }
}

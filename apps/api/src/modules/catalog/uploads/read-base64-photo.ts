import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import { imageTooBig, notAPicture } from './media.errors.ts'
import { type Photo, reencodePhoto } from './reencode-photo.ts'

const BASE64 = /^(?:data:image\/[a-z+.-]{1,20};base64,)?([A-Za-z0-9+/]+={0,2})$/

/**
 * Decodes a photo sent as base64 inside JSON, with or without a `data:` prefix; the same limits as an upload.
 * @throws ShopError 413 above 65,000 bytes, 415 for a file that is not a picture.
 */
export async function readBase64Photo(text: string): Promise<Photo> {
  const [, base64] = text.match(BASE64) ?? []
  if (!base64) throw notAPicture()
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_IMAGE_BYTES) throw imageTooBig()
  return reencodePhoto(bytes)
}

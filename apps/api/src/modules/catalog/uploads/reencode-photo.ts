import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { loadSharp } from '../pictures/load-sharp.ts'
import { notAPicture } from './media.errors.ts'

/** A one-bit picture of 65,000 bytes can hold a thousand times as many pixels (Reliability §2.12); no page shows that. */
const PRODUCT_PHOTO = { maxPixels: 4_000_000, maxWidth: 1200 }
/** The pixel limit already bounds the work; on a busy server a large photo may take this long. */
const MAX_SECONDS = 60
/** No SVG: it may carry scripts. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif']

export interface Photo {
  type: 'image/webp'
  bytes: Buffer
  sha256: Buffer
  width: number
  height: number
}

/**
 * Decodes a picture and encodes its pixels again, upright and without anything else in the file: locations, comments, a
 * second file appended to the picture.
 * @throws ShopError 415 for a file that is not JPEG, PNG, WebP or GIF, or has too many pixels.
 */
export async function reencodePhoto(
  upload: Buffer,
  { maxPixels, maxWidth }: typeof PRODUCT_PHOTO = PRODUCT_PHOTO,
): Promise<Photo> {
  const size = { width: maxWidth, height: maxWidth }
  const photo = await reencode(upload, { maxPixels, size, encode: toWebp })
  return { type: 'image/webp', ...photo }
}

/**
 * The same as a PNG that fits into `size`: mail programs cannot show WebP.
 * @throws ShopError 415
 */
export const reencodeLogo = (upload: Buffer, size: Size): Promise<Omit<Photo, 'type'>> =>
  reencode(upload, { maxPixels: PRODUCT_PHOTO.maxPixels, size, encode: toPng })

interface Size {
  width: number
  height: number
}

interface Encoding {
  maxPixels: number
  size: Size
  encode: (picture: Sharp) => Sharp
}

const toWebp = (picture: Sharp) => picture.webp({ quality: 85, effort: 4 })
const toPng = (picture: Sharp) => picture.png({ compressionLevel: 9 })

async function reencode(
  upload: Buffer,
  { maxPixels, size, encode }: Encoding,
): Promise<Omit<Photo, 'type'>> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  const sharp = await loadSharp()
  try {
    const { format } = await sharp(upload, options).metadata()
    if (!FORMATS.includes(format)) throw notAPicture()
    const upright = sharp(upload, options)
      .rotate()
      .resize(size.width, size.height, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(upright)
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const sha256 = createHash('sha256').update(data).digest()
    return { bytes: data, sha256, width: info.width, height: info.height }
  } catch {
    throw notAPicture()
  }
}

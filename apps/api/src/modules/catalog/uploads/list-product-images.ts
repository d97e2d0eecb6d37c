import type { ProductImage } from '@mendwell/contract/catalog/media'
import PQueue from 'p-queue'
import type { Deps } from '../../../deps/deps.ts'
import { bytesOf } from '../files/stored-file.ts'
import { PRODUCT_IMAGE_TYPE } from '../pictures/image-url.ts'
import { getProductImage } from '../pictures/rendering/get-product-image.ts'
import { findImageFile, findImages, type KnownImage } from '../pictures/uploads.repository.ts'

type FileDeps = Pick<Deps, 'db' | 'files'>

/** Each includes its whole picture: limits an answer to a few megabytes. */
const MAX_IMAGES = 50
const MAX_BYTES = 4_000_000
/** Photos this process reads at once: the other database connections are for the rest of the shop. */
const AT_ONCE = 2

const reads = new PQueue({ concurrency: AT_ONCE })

/** The newest photos of all products, as JSON text. */
export async function listAllImages({ db, files }: FileDeps): Promise<AsyncGenerator<string>> {
  return writeImages({ db, files }, await findImages(db, { limit: MAX_IMAGES }))
}

/** A product's photos, the main one first; its drawing if it has none; empty for an unknown product. As JSON text. */
export async function listProductImages(
  { db, files }: FileDeps,
  productId: number,
): Promise<AsyncGenerator<string>> {
  const photos = await findImages(db, { productId, limit: MAX_IMAGES })
  return photos.length > 0
    ? writeImages({ db, files }, photos)
    : writeDrawing({ db, files }, productId)
}

/** Many may request it at once, and read slowly: no more than one photo of each is in memory. */
async function* writeImages({ db, files }: FileDeps, images: readonly KnownImage[]) {
  let separator = '['
  let room = MAX_BYTES
  for (const { sizeBytes, ...image } of images) {
    room -= sizeBytes
    if (room < 0) break
    const stored = await reads.add(() => findImageFile(db, image.imageId))
    // Deleted meanwhile.
    if (!stored) continue
    const bytes = await bytesOf(files, stored)
    const whole: ProductImage = { ...image, finalImage: bytes.toString('base64') }
    yield separator + JSON.stringify(whole)
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

async function* writeDrawing(deps: FileDeps, productId: number) {
  const finalImage = await getProductImage(deps, productId)
  const rendered: ProductImage[] =
    finalImage === null ? [] : [{ imageId: null, productId, type: PRODUCT_IMAGE_TYPE, finalImage }]
  yield JSON.stringify(rendered)
}

import { departmentTones } from '@mendwell/pictures/brush/palette'
import { MEASURE_SIZE, type MeasureName, renderMeasure } from '@mendwell/pictures/measures/measures'
import { renderPicture } from '@mendwell/pictures/picture'
import { PREVIEW_SIZE, renderPreview } from '@mendwell/pictures/preview'
import { renderScene, type SceneName, sceneSize } from '@mendwell/pictures/scenes/scenes'
import { renderTile } from '@mendwell/pictures/tile'
import type { Queryable } from '../../../db/db.ts'
import type { FileStore } from '../../../gateways/files/file-store.ts'
import { bytesOf } from '../files/stored-file.ts'
import type { ProductView } from './image-url.ts'
import { loadSharp } from './load-sharp.ts'
import { measureHash, photoHash, productImageHash, sceneHash, tileHash } from './picture-hash.ts'
import {
  findKnownPhoto,
  findPhoto,
  findPicturedProduct,
  findTileFacts,
  type PicturedProduct,
} from './pictures.repository.ts'
import { findImageFile } from './uploads.repository.ts'

/** One picture before its width and format are chosen. */
export interface PictureSource {
  /** Hash of the current facts. */
  hash: string
  /** Width in the drawing's own units; null for a photo. */
  naturalWidth: number | null
  /** Background of a photo that is not square. */
  background: string | null
  /** SVG or photo; takes some ms, so it is rendered only when needed. */
  read(): Promise<Buffer>
}

/** Where pictures come from: a product's facts, or the stored photo. */
export interface PictureDeps {
  db: Queryable
  files?: FileStore | undefined
}

const DRAWING_WIDTH = 400

const drawing = (hash: string, draw: () => string, naturalWidth = DRAWING_WIDTH) => ({
  hash,
  naturalWidth,
  background: null,
  read: async () => Buffer.from(draw()),
})

/** A view of a product; an uploaded photo replaces the drawn pack. */
export async function findProductPicture(
  deps: PictureDeps,
  productId: number,
  view: ProductView,
): Promise<PictureSource | undefined> {
  const product = await findPicturedProduct(deps.db, productId)
  if (!product) return undefined
  const hash = productImageHash(product, product.photosSha256)
  if (product.photosSha256 && view === 'pack') return photo(deps, product, hash)
  return drawing(hash, () => renderPicture(product, view))
}

/** An uploaded photo by its number; undefined once it is deleted. */
export async function findPhotoPicture(
  { db, files }: PictureDeps,
  imageId: number,
): Promise<PictureSource | undefined> {
  const [known, stored] = [await findKnownPhoto(db, imageId), await findImageFile(db, imageId)]
  if (!known || !stored) return undefined
  return {
    hash: photoHash(known.sha256),
    naturalWidth: null,
    background: departmentTones(known.category).wall,
    read: () => bytesOf(files, stored),
  }
}

const photo = (deps: PictureDeps, product: PicturedProduct, hash: string): PictureSource => ({
  hash,
  naturalWidth: null,
  background: departmentTones(product.category).wall,
  // Deleted just now: the drawing replaces it.
  read: async () =>
    (await readPhoto(deps, product.productId)) ?? Buffer.from(renderPicture(product, 'pack')),
})

async function readPhoto({ db, files }: PictureDeps, productId: number) {
  const stored = await findPhoto(db, productId)
  return stored && bytesOf(files, stored)
}

/** The preview of a product link in messages and social networks. */
export async function findPreview(
  deps: PictureDeps,
  productId: number,
): Promise<PictureSource | undefined> {
  const product = await findPicturedProduct(deps.db, productId)
  if (!product) return undefined
  const { photosSha256 } = product
  return {
    hash: productImageHash(product, photosSha256),
    naturalWidth: PREVIEW_SIZE.width,
    background: null,
    read: async () =>
      Buffer.from(
        renderPreview(product, photosSha256 ? await photoAddress(deps, product) : undefined),
      ),
  }
}

/** The photo of a URL, square and in a format that drawings can embed. */
async function photoAddress(
  deps: PictureDeps,
  product: PicturedProduct,
): Promise<string | undefined> {
  const bytes = await readPhoto(deps, product.productId)
  if (!bytes) return undefined
  const background = departmentTones(product.category).wall
  const side = PREVIEW_SIZE.height
  const sharp = await loadSharp()
  const square = sharp(bytes)
    .resize(side, side, { fit: 'contain', background })
    .flatten({ background })
  return `data:image/jpeg;base64,${(await square.jpeg({ quality: 90 }).toBuffer()).toString('base64')}`
}

export async function findTilePicture(
  db: Queryable,
  categoryId: number,
): Promise<PictureSource | undefined> {
  const facts = await findTileFacts(db, categoryId)
  return facts && drawing(tileHash(facts), () => renderTile(facts))
}

export const measurePicture = (name: MeasureName): PictureSource =>
  drawing(measureHash(name), () => renderMeasure(name), MEASURE_SIZE.width)

export const scenePicture = (name: SceneName): PictureSource =>
  drawing(sceneHash(name), () => renderScene(name), sceneSize(name).width)

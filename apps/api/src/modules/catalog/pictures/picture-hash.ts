import { createHash } from 'node:crypto'
import type { PictureFacts } from '@mendwell/pictures/facts/facts'
import { PICTURE_VERSION } from '@mendwell/pictures/picture'
import type { TileFacts } from '@mendwell/pictures/tile'

const HASH_LENGTH = 12

/** Twelve hex digits: URLs with them can be cached forever, since every change gives a new one. */
function shortHash(facts: readonly unknown[]): string {
  const text = JSON.stringify([PICTURE_VERSION, ...facts])
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}

/** The value of product.image_hash; photosSha256 covers the uploaded photos, the first of which replaces `pack`. */
export const productImageHash = (facts: PictureFacts, photosSha256: Buffer | null = null): string =>
  shortHash([
    facts.productId,
    facts.productName,
    facts.sourceName,
    facts.drawing,
    facts.brandName,
    facts.categoryId,
    facts.category,
    facts.unitName,
    facts.sku,
    facts.gtin,
    facts.hcpcs,
    facts.latex,
    facts.sterile,
    facts.singleUse,
    facts.rx,
    photosSha256?.toString('hex') ?? null,
  ])

/** A photo depends on its bytes only, not on the version of the drawings. */
export const photoHash = (sha256: Buffer): string => sha256.toString('hex').slice(0, HASH_LENGTH)

export const tileHash = ({ categoryId, category, subCategory }: TileFacts): string =>
  shortHash([categoryId, category, subCategory])

export const sceneHash = (name: string): string => shortHash([name])

export const measureHash = (name: string): string => shortHash(['measure', name])

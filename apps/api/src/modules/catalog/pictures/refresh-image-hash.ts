import type { Queryable } from '../../../db/db.ts'
import { productImageHash } from './picture-hash.ts'
import { findPicturedProduct, updateImageHash } from './pictures.repository.ts'

/**
 * Gives a product's pictures a new URL after anything they show has changed; returns its hash. Empty if there is no
 * such product.
 */
export async function refreshImageHash(tx: Queryable, productId: number): Promise<string> {
  const product = await findPicturedProduct(tx, productId)
  if (!product) return ''
  const imageHash = productImageHash(product, product.photosSha256)
  await updateImageHash(tx, productId, imageHash)
  return imageHash
}

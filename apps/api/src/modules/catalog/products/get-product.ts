import type { OneProduct } from '@mendwell/contract/catalog/catalog'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { photoUrl } from '../pictures/image-url.ts'
import { findPhotos } from '../pictures/pictures.repository.ts'
import { presentFacts, presentProduct } from './present-product.ts'
import { findProductRow } from './products.repository.ts'

interface Options {
  /** Asked only when it matters: looking up a session costs a query. */
  isStaff: () => Promise<boolean>
}

/**
 * One product with its price of this moment.
 * @throws ShopError 404 when unknown, and when inactive for anyone but staff (Decisions §6).
 */
export async function getProduct(
  db: Queryable,
  productId: number,
  { isStaff }: Options,
): Promise<OneProduct> {
  const row = await findProductRow(db, productId)
  if (!row || (row.productStatus !== 'A' && !(await isStaff()))) throw notFound('Product')
  return { ...presentProduct(row), sourceName: row.sourceName, facts: presentFacts(row.facts) }
}

/**
 * One product as its page shows it: with the addresses of all its photos.
 * @throws ShopError 404 as getProduct.
 */
export async function getProductWithPhotos(
  db: Queryable,
  productId: number,
  options: Options,
): Promise<OneProduct & { photos: string[] }> {
  const product = await getProduct(db, productId, options)
  const [first, ...others] = await findPhotos(db, productId)
  const further = others.map(({ imageId, sha256 }) => photoUrl(imageId, sha256))
  return { ...product, photos: first ? [product.imageUrl, ...further] : [] }
}

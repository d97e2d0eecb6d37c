import type { OneProduct, ProductWithImage } from '@mendwell/contract/catalog/catalog'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { photoUrl } from '../pictures/image-url.ts'
import { findPhotos } from '../pictures/pictures.repository.ts'
import { presentFacts, presentProduct, presentTiers } from './present-product.ts'
import { findProductRow, findSoonestExpiry, findTiers } from './products.repository.ts'

interface Options {
  /** Called only when needed: looking up a session costs a query. */
  isStaff: () => Promise<boolean>
}

/**
 * One product as its page shows it, at its current price: with the URLs of all its photos, and its quantity prices.
 * @throws ShopError 404 when unknown, and when inactive for anyone but staff (Decisions §6).
 */
export async function getProduct(
  db: Queryable,
  productId: number,
  { isStaff }: Options,
): Promise<OneProduct & Pick<ProductWithImage, 'photos' | 'tiers' | 'expiresFrom'>> {
  const row = await findProductRow(db, productId)
  if (!row || (row.productStatus !== 'A' && !(await isStaff()))) throw notFound('Product')
  const { sourceName, facts } = row
  const product = { ...presentProduct(row), sourceName, facts: presentFacts(facts) }
  const tiers = presentTiers(row, await findTiers(db, row))
  const [first, ...others] = await findPhotos(db, productId)
  const further = others.map(({ imageId, sha256 }) => photoUrl(imageId, sha256))
  const photos = first ? [product.imageUrl, ...further] : []
  const expiresFrom = await findSoonestExpiry(db, productId)
  return { ...product, photos, tiers, ...(expiresFrom !== null && { expiresFrom }) }
}

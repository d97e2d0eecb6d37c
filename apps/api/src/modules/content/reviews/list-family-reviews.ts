import type { FamilyReviews } from '@mendwell/contract/catalog/reviews'
import { MAX_LIST } from '@mendwell/domain/orders/limits'
import type { Deps } from '../../../deps/deps.ts'
import { findRelated, findRelatedPacks } from '../../families/families.repository.ts'
import { reviewOf } from './review-shape.ts'
import { findReviews } from './reviews.repository.ts'
import { summarizeReviews } from './summarize-reviews.ts'

/**
 * Customer reviews of a product and its other sizes, each naming its size, and the stars of all of them; likewise for
 * packs of the same pieces, as the product's page shows them (families/get-family.ts).
 */
export async function listFamilyReviews(
  { db }: Pick<Deps, 'db'>,
  productId: number,
): Promise<FamilyReviews> {
  const sizes = await findRelated(db, productId)
  const related = sizes.length > 1 ? sizes : await findRelatedPacks(db, productId)
  const productIds = related.map((one) => one.productId)
  const rows = await findReviews(db, { productIds, limit: MAX_LIST })
  const valuesOf = new Map(related.map((one) => [one.productId, one.values]))
  return {
    reviews: rows.map((row) => ({ ...reviewOf(row), values: valuesOf.get(row.productId) ?? [] })),
    summary: await summarizeReviews(db, productId, productIds),
  }
}

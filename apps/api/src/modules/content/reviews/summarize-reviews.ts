import { MAX_STARS, type StarSummary } from '@mendwell/contract/catalog/reviews'
import type { Queryable } from '../../../db/db.ts'
import { countStars } from './reviews.repository.ts'

/** The stars of a product, or of it and its other sizes; without reviews no average, since none is invented. */
export async function summarizeReviews(
  db: Queryable,
  productId: number,
  productIds: readonly number[] = [productId],
): Promise<StarSummary> {
  const counts = await countStars(db, productIds)
  const stars = Array.from(
    { length: MAX_STARS + 1 },
    (_, rating) => counts.find((row) => row.rating === rating)?.count ?? 0,
  )
  const count = stars.reduce((sum, each) => sum + each, 0)
  const points = stars.reduce((sum, each, rating) => sum + each * rating, 0)
  const average = count === 0 ? null : Math.round((points / count) * 100) / 100
  return { productId, average, count, stars }
}

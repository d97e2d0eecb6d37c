import { Review, type SaveReview } from '@mendwell/contract/catalog/reviews'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { isOnSale } from '../../catalog/products/products.repository.ts'
import { lockLivingCustomer } from '../../people/customers/lock-living-customer.ts'
import { reviewOf } from './review-shape.ts'
import { findReviewBy, hasBought, upsertReview } from './reviews.repository.ts'

interface Saving {
  custId: number
  review: SaveReview
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Saves a customer's review of a product; a second one replaces the first.
 * @throws ShopError 401 for a customer just merged or erased, 404 for a hidden product, 422, 429 after ten a day.
 */
export async function saveReview(deps: Deps, saving: Saving): Promise<Outcome<Review>> {
  const { custId, review } = saving
  if (!(await isOnSale(deps.db, review.productId))) throw notFound('Product')
  const takeBack = await reserveAttempt(deps, LIMITS.review, custId)
  const outcome = await saveOnce(deps, saving).catch(async (error) => {
    await takeBack()
    throw error
  })
  if (outcome.replayed) await takeBack()
  return outcome
}

async function saveOnce({ db }: Deps, { custId, review, key }: Saving): Promise<Outcome<Review>> {
  const work = (tx: Queryable) => store(tx, custId, review)
  // Without a key each save counts: saving the same again changes nothing anyway.
  if (key === undefined) {
    return { answer: await db.transaction().execute(work), replayed: false }
  }
  const call = requestKey({ scope: `review customer ${custId}`, header: key, request: review })
  return runOnce(db, { call, answer: Review }, work)
}

async function store(tx: Queryable, custId: number, review: SaveReview): Promise<Review> {
  await lockLivingCustomer(tx, custId)
  const { productId } = review
  const verifiedPurchase = await hasBought(tx, custId, productId)
  await upsertReview(tx, { ...review, custId, verifiedPurchase })
  const stored = await findReviewBy(tx, custId, productId)
  if (!stored) throw notFound('Review')
  return reviewOf(stored)
}

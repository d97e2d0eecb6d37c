import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { hasPaidFor } from '../../orders/order/own-orders.sql.ts'

export interface ReviewRow {
  reviewId: number
  productId: number
  rating: number
  reviewTitle: string
  reviewMsg: string
  reviewDate: Date
  verifiedPurchase: boolean
  showName: boolean
  firstName: string
  lastName: string
  /** The shop's, with its time; null for none. */
  reply: string | null
  repliedAt: Date | null
}

const reviews = (db: Queryable) =>
  db
    .selectFrom('review')
    .innerJoin('customer', 'customer.custId', 'review.custId')
    .select([
      'review.reviewId',
      'review.productId',
      'review.rating',
      'review.reviewTitle',
      'review.reviewMsg',
      'review.reviewDate',
      'review.verifiedPurchase',
      'review.showName',
      'customer.firstName',
      'customer.lastName',
      'review.reply',
      'review.repliedAt',
    ])

/** Visible reviews of products, or of all products, newest first. */
export function findReviews(
  db: Queryable,
  { productIds, limit }: { productIds: readonly number[] | undefined; limit: number },
): Promise<ReviewRow[]> {
  let found = reviews(db).where('review.hiddenAt', 'is', null)
  if (productIds !== undefined) found = found.where('review.productId', 'in', productIds)
  return found
    .orderBy('review.reviewDate', 'desc')
    .orderBy('review.reviewId', 'desc')
    .limit(limit)
    .execute()
}

/** A customer's review of a product, hidden or not. */
export function findReviewBy(
  db: Queryable,
  custId: number,
  productId: number,
): Promise<ReviewRow | undefined> {
  return reviews(db)
    .where('review.custId', '=', custId)
    .where('review.productId', '=', productId)
    .executeTakeFirst()
}

interface NewReview {
  custId: number
  productId: number
  rating: number
  reviewTitle: string
  reviewMsg: string
  showName: boolean
  verifiedPurchase: boolean
}

/** Whether the customer paid an order with this product that is known to be theirs. */
export async function hasBought(db: Queryable, custId: number, productId: number) {
  const { rows } = await sql<{ hasPaid: boolean }>`
    select ${hasPaidFor(custId, sql`(${productId})`)} as has_paid`.execute(db)
  return rows[0]?.hasPaid === true
}

/** A column of the reply, unless the review now says something else. */
const keptReply = <Value>(column: 'reply' | 'replied_at' | 'replied_by') =>
  sql<Value | null>`case when (review.rating, review.review_title, review.review_msg)
    = (excluded.rating, excluded.review_title, excluded.review_msg) then ${sql.ref(`review.${column}`)} end`

/** Stores a customer's review of a product; a second one replaces the first, and what the shop replied to it. */
export async function upsertReview(db: Queryable, review: NewReview): Promise<void> {
  const { custId, productId, ...words } = review
  const values = { ...words, reviewDate: sql<Date>`now()` }
  await db
    .insertInto('review')
    .values({ custId, productId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['custId', 'productId']).doUpdateSet({
        ...values,
        reply: keptReply<string>('reply'),
        repliedAt: keptReply<Date>('replied_at'),
        repliedBy: keptReply<string>('replied_by'),
      }),
    )
    .execute()
}

/** How many visible reviews of products gave how many stars. */
export function countStars(db: Queryable, productIds: readonly number[]) {
  return db
    .selectFrom('review')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('productId', 'in', productIds)
    .where('hiddenAt', 'is', null)
    .groupBy('rating')
    .execute()
}

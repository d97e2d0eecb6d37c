import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isOfItsCustomer } from '../../orders/order/own-orders.sql.ts'

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
    ])

interface RelatedProduct {
  productId: number
  values: { axis: string; value: string }[]
}

/** A product and the others of its family that the shop shows, each with what it is the size or color of; no values where it is alone. */
export async function findRelated(db: Queryable, productId: number): Promise<RelatedProduct[]> {
  const { rows } = await sql<RelatedProduct>`
    select member.product_id, (select jsonb_agg(jsonb_build_object('axis', item ->> 'name', 'value', member.axis_values[at])
        order by at) from jsonb_array_elements(family.axes) with ordinality as list (item, at)) as "values"
    from family_member as own join family_member as member using (family_key) join product_family as family using (family_key)
      join product on product.product_id = member.product_id
    where own.product_id = ${productId} and product_status = 'A'`.execute(db)
  return rows.length > 1 ? rows : [{ productId, values: [] }]
}

/** Shown reviews of products, or of all products, newest first. */
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

/** What a customer wrote about a product, hidden or not. */
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

/** Whether the customer paid an order with this product that is known to be the customer's own. */
export async function hasBought(db: Queryable, custId: number, productId: number) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('orderItem', 'orderItem.orderId', 'orders.orderId')
    .select('orders.orderId')
    .where('orders.custId', '=', custId)
    .where('orderItem.productId', '=', productId)
    .where('orders.paymentStatus', '<>', 'UNPAID')
    .where(isOfItsCustomer)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** Stores a customer's review of a product; a second one takes the place of the first. */
export async function upsertReview(db: Queryable, review: NewReview): Promise<void> {
  const { custId, productId, ...words } = review
  const values = { ...words, reviewDate: sql<Date>`now()` }
  await db
    .insertInto('review')
    .values({ custId, productId, ...values })
    .onConflict((conflict) => conflict.columns(['custId', 'productId']).doUpdateSet(values))
    .execute()
}

/** How many shown reviews of products gave how many stars. */
export function countStars(db: Queryable, productIds: readonly number[]) {
  return db
    .selectFrom('review')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('productId', 'in', productIds)
    .where('hiddenAt', 'is', null)
    .groupBy('rating')
    .execute()
}

/** Whether a product is shown in the shop. */
export async function isOnSale(db: Queryable, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .executeTakeFirst()
  return product !== undefined
}

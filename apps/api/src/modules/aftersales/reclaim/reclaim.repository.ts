import type { Condition } from '@mendwell/domain/offers/promotion'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { givenBackPieces } from '../../orders/order/pieces.sql.ts'

/**
 * The lines of an order that a promotion took something off, or may count, with the pieces that the shopper already
 * returned. Defective and recalled goods, and what the shop refunds by itself, do not count as returned: no shopper
 * loses a discount by them. Goods are in the categories and families they are in today.
 */
export function findDiscountedLines(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .leftJoin('familyMember', 'familyMember.productId', 'orderItem.productId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productId',
      'familyMember.familyKey',
      'product.categoryId',
      'product.brandId',
      'orderItem.quantity',
      'orderItem.unitPriceCents',
      'orderItem.listPriceCents',
      'orderItem.discountPercent',
      givenBackPieces.as('givenBack'),
      sql<number>`(select coalesce(sum(q.quantity), 0)::int from return_request q
        where q.order_item_id = order_item.order_item_id and q.kind = 'REFUND' and q.status <> 'DECLINED'
          and not q.defective_flag
          and not exists (select from recall_remedy m where m.return_id = q.return_id))`.as(
        'returned',
      ),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** What the promotions with conditions took off the lines of an order, in cents, by promotion and item. */
export async function findConditionalDiscounts(db: Queryable, orderId: number) {
  const { rows } = await sql<{
    promotionId: number
    conditions: Condition[]
    orderItemId: number
    cents: number
  }>`
    select promotion_id, p.conditions, d.order_item_id, d.cents
    from order_discount d join promotion p using (promotion_id)
    where d.order_id = ${orderId} and d.order_item_id is not null and p.conditions <> '[]'
    order by promotion_id, d.order_item_id`.execute(db)
  return rows
}

/** What the returns of an order took back of its discounts, less what they gave back again, in cents. */
export async function findTakenBackCents(db: Queryable, orderId: number): Promise<number> {
  const { takenBack } = await db
    .selectFrom('returnRequest')
    .select(sql<number>`coalesce(sum(reclaimed_cents), 0)::int8`.as('takenBack'))
    .where('orderId', '=', orderId)
    .where('status', '!=', 'DECLINED')
    .executeTakeFirstOrThrow()
  return takenBack
}

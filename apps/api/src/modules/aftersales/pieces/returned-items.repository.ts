import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { givenBackPieces, netCents, refundedPieces } from '../../orders/order/pieces.sql.ts'

/** A sold item with what of it was asked back before; declined requests do not count. */
export type ReturnableItem = Awaited<ReturnType<typeof findReturnableItems>>[number]

/** The items of an order as the return policy sees them; ages by the database's clock. */
export function findReturnableItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('orders', 'orders.orderId', 'orderItem.orderId')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .leftJoin('returnRequest', (join) =>
      join
        .onRef('returnRequest.orderItemId', '=', 'orderItem.orderItemId')
        .on('returnRequest.status', '<>', 'DECLINED'),
    )
    .select([
      'orderItem.orderItemId',
      'orderItem.productId',
      'orderItem.productName',
      'orderItem.quantity',
      netCents.as('netCents'),
      'orderItem.taxCents',
      'orderItem.unitPriceCents',
      'orderItem.listPriceCents',
      'orderItem.discountPercent',
      'product.categoryId',
      sql<number>`floor(extract(epoch from now() - orders.created_at) / 86400)::int`.as(
        'daysSincePurchase',
      ),
      givenBackPieces.as('givenBack'),
      sql<number>`(coalesce(sum(return_request.quantity)
        filter (where return_request.kind = 'REFUND'), 0)
        + ${refundedPieces('quantity')})::int`.as('refundPieces'),
      sql<number>`(coalesce(sum(return_request.refund_cents), 0)
        + ${refundedPieces('worth_cents')})::int8`.as('refundCents'),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .groupBy(['orderItem.orderItemId', 'orders.orderId', 'product.productId'])
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** What open returns of an order will still give back, in cents; their refunds are not begun yet. */
export async function findOpenRefundCents(db: Queryable, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('returnRequest')
    .select(sql<number>`coalesce(sum(refund_cents), 0)::int8`.as('cents'))
    .where('orderId', '=', orderId)
    .where('status', 'in', ['REQUESTED', 'APPROVED', 'RECEIVED'])
    .executeTakeFirstOrThrow()
  return row.cents
}

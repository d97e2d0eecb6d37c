import type { OrderStatus, PaymentStatus } from '@mendwell/domain/orders/order-status'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'

export type ReturnExchangeRow = Awaited<ReturnType<typeof findReturnExchanges>>[number]

/** Stores what the shopper of a return wants instead, and the price that was quoted. */
export async function insertReturnExchange(
  tx: Queryable,
  exchange: Insertable<DB['returnExchange']>,
): Promise<void> {
  await tx.insertInto('returnExchange').values(exchange).execute()
}

/** What was agreed for these returns, each with the order that sends the other size once staff have accepted it. */
export function findReturnExchanges(db: Queryable, returnIds: readonly number[]) {
  return db
    .selectFrom('returnExchange')
    .innerJoin('returnRequest', 'returnRequest.returnId', 'returnExchange.returnId')
    .innerJoin('product', 'product.productId', 'returnExchange.productId')
    .leftJoin('replacement', 'replacement.returnId', 'returnExchange.returnId')
    .leftJoin('orders', 'orders.orderId', 'replacement.orderId')
    .select([
      'returnExchange.returnId',
      'returnExchange.productId',
      'returnExchange.unitDueCents',
      'returnExchange.taxDueCents',
      'returnExchange.creditCents',
      sql<number>`public.exchange_credit_left(return_exchange.return_id)`.as('creditLeftCents'),
      'product.productName',
      sql<number>`(return_exchange.unit_due_cents * return_request.quantity + return_exchange.tax_due_cents
        + return_request.shipping_fee_cents)::int8`.as('dueCents'),
      sql<{
        orderId: number
        orderNum: string
        orderStatus: OrderStatus
        paymentStatus: PaymentStatus
      } | null>`case when orders.order_id is not null then jsonb_build_object('orderId', orders.order_id,
        'orderNum', orders.order_num, 'orderStatus', orders.order_status, 'paymentStatus', orders.payment_status) end`.as(
        'order',
      ),
    ])
    .where('returnExchange.returnId', '=', sql<number>`any(${returnIds}::int[])`)
    .execute()
}

/** The order that sends the other size of a return; undefined until staff accept it. */
export async function findExchangeOrderId(
  db: Queryable,
  returnId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('replacement')
    .select('orderId')
    .where('returnId', '=', returnId)
    .where('reason', '=', 'EXCHANGE')
    .executeTakeFirst()
  return row?.orderId
}

import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'
import { piecesToSend } from '../order/pieces.sql.ts'

interface NewHolds {
  orderItemIds: readonly number[]
  recallId: number
  placedBy: string
}

/** Holds items of orders because of a recall; those it already holds stay on hold. */
export async function insertRecallHolds(
  tx: Queryable,
  { orderItemIds, recallId, placedBy }: NewHolds,
): Promise<void> {
  await sql`
    insert into order_hold (order_item_id, reason, recall_id, placed_by)
    select distinct id, 'RECALL', ${recallId}::int, ${placedBy}::text from unnest(${orderItemIds}::int[]) as id order by 1
    on conflict (order_item_id, reason, coalesce(recall_id, 0)) where lifted_at is null do nothing`.execute(
    tx,
  )
}

/** Held items of an order with pieces still to send. */
export async function findHeldItems(db: Queryable, orderId: number) {
  const { rows } = await sql<{ orderItemId: number; productName: string; reason: string }>`
    select distinct on (order_item_id) order_item.order_item_id, order_item.product_name, h.reason
    from order_item join order_hold h on h.order_item_id = order_item.order_item_id and h.lifted_at is null
    where order_item.order_id = ${orderId} and ${piecesToSend} > 0 order by 1`.execute(db)
  return rows
}

/**
 * Items of open orders with pieces of these products still to send, locked in the order of their ids: a parcel being
 * saved either has its pieces among those sent, or finds them held.
 */
export async function lockUnsentItems(
  tx: Queryable,
  productIds: readonly number[],
): Promise<number[]> {
  const open = sql`from order_item join orders using (order_id)
    where order_item.product_id = any(${productIds}::int[]) and orders.order_status in (${literals(OPEN_ORDER_STATUSES)})`
  await sql`select order_item_id ${open} order by order_item_id for no key update of order_item`.execute(
    tx,
  )
  const { rows } = await sql<{ orderItemId: number }>`
    select order_item_id ${open} and ${piecesToSend} > 0 order by order_item_id`.execute(tx)
  return rows.map(({ orderItemId }) => orderItemId)
}

/** A recall's open holds. */
export async function findRecallHolds(db: Queryable, recallId: number) {
  const { rows } = await sql<{
    holdId: number
    orderId: number
    orderNum: string
    productName: string
    quantity: number
    placedAt: Date
  }>`
    select h.hold_id, orders.order_id, orders.order_num, order_item.product_name, ${piecesToSend}::int as quantity, h.placed_at
    from order_hold h join order_item using (order_item_id) join orders using (order_id)
    where h.recall_id = ${recallId} and h.lifted_at is null and orders.order_status <> 'REJECTED' and ${piecesToSend} > 0
    order by h.hold_id`.execute(db)
  return rows
}

interface Lifting {
  holdId: number
  liftedBy: string
  note: string
}

/** Lifts a hold; undefined if there is no open one. */
export const liftHold = (tx: Queryable, { holdId, liftedBy, note }: Lifting) =>
  tx
    .updateTable('orderHold')
    .set({ liftedBy, liftedAt: sql<Date>`now()`, liftNote: note })
    .where('holdId', '=', holdId)
    .where('liftedAt', 'is', null)
    .returning(['orderItemId', 'recallId'])
    .executeTakeFirst()

/** Holds the other size of an exchange until the pieces it replaces are back. */
export async function insertExchangeHold(
  tx: Queryable,
  hold: { orderItemId: number; placedBy: string },
): Promise<void> {
  await tx
    .insertInto('orderHold')
    .values({ ...hold, reason: 'EXCHANGE' })
    .execute()
}

/** The pieces of an exchange are back: its order can ship. */
export async function liftExchangeHolds(
  tx: Queryable,
  { orderId, liftedBy }: { orderId: number; liftedBy: string },
): Promise<void> {
  await tx
    .updateTable('orderHold')
    .set({ liftedBy, liftedAt: sql<Date>`now()` })
    .where('reason', '=', 'EXCHANGE')
    .where('liftedAt', 'is', null)
    .where('orderItemId', 'in', (items) =>
      items.selectFrom('orderItem').select('orderItemId').where('orderId', '=', orderId),
    )
    .execute()
}

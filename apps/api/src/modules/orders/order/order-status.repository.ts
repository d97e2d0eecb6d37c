import { OPEN_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import type { OrderStatus } from '@mendwell/domain/orders/order-status'
import { OPEN_RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'
import { brokenPieces } from '../../lots/sql/lots.sql.ts'
import type { OrderRow } from './orders.repository.ts'
import { sentPieces } from './pieces.sql.ts'

/** An order, locked until the transaction ends: one caller at a time decides about it. */
export function lockOrderRow(tx: Queryable, orderId: number): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('orderId', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface StatusChange {
  orderId: number
  status: OrderStatus
  updatedBy: string
}

/** Sets the status of an order; the caller writes the history. */
export function updateOrderStatus(
  db: Queryable,
  { orderId, status, updatedBy }: StatusChange,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ orderStatus: status, updatedBy, updatedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets the status of items of an order: all of them, or those named. */
export async function updateItemStatus(
  db: Queryable,
  { orderId, status, updatedBy }: StatusChange,
  orderItemIds?: readonly number[],
): Promise<void> {
  let items = db
    .updateTable('orderItem')
    .set({ itemStatus: status, updatedBy })
    .where('orderId', '=', orderId)
  if (orderItemIds) items = items.where('orderItemId', 'in', orderItemIds)
  await items.execute()
}

interface GivenBack {
  orderId: number
  reason: 'ORDER_REJECTED' | 'ORDER_EXPIRED'
  movedBy: string
}

/** An order item's pieces still on the shelf: taken from stock, not put back, sent or lost by a broken promise. */
const heldHere = sql<number>`least(-sum(stock_movement.delta), order_item.taken - ${brokenPieces} - ${sentPieces}
  - coalesce(sum(stock_movement.delta) filter (where stock_movement.reason = 'REFUND'), 0))::int`

/**
 * Puts back what the items of an order took from stock and have not put back yet, less what has left in parcels.
 * Products in the order of their ids, as orders lock them; a product whose stock is no longer counted stays so.
 */
export async function giveBackStock(db: Queryable, { orderId, reason, movedBy }: GivenBack) {
  // Before anything is read: breaking promises of these products locks them.
  await sql`select from product where product_id = any(public.pooled_with(array(
      select product_id from order_item where order_id = ${orderId})))
    order by product_id for no key update`.execute(db)
  await sql`delete from lot_pick where order_item_id in (
    select order_item_id from order_item where order_id = ${orderId})`.execute(db)
  await db
    .insertInto('stockMovement')
    .columns(['productId', 'delta', 'reason', 'orderItemId', 'movedBy'])
    .expression((from) =>
      from
        .selectFrom('orderItem')
        .innerJoin('product', 'product.productId', 'orderItem.productId')
        .innerJoin('stockMovement', 'stockMovement.orderItemId', 'orderItem.orderItemId')
        .where('orderItem.orderId', '=', orderId)
        .where('product.quantity', 'is not', null)
        .groupBy(['orderItem.productId', 'orderItem.orderItemId'])
        .having(sql<boolean>`${heldHere} > 0`)
        .orderBy('orderItem.productId')
        .select((eb) => [
          'orderItem.productId',
          heldHere.as('delta'),
          eb.val(reason).as('reason'),
          'orderItem.orderItemId',
          eb.val(movedBy).as('movedBy'),
        ]),
    )
    .execute()
}

/** Whether part of an order is being returned and not decided yet. */
export async function hasOpenReturns(db: Queryable, orderId: number): Promise<boolean> {
  const open = await db
    .selectFrom('returnRequest')
    .select('returnId')
    .where('orderId', '=', orderId)
    .where('status', 'in', OPEN_RETURN_STATUSES)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

const unpaidFor = (db: Queryable, hours: number) =>
  db
    .selectFrom('orders')
    .where('paymentStatus', '=', 'UNPAID')
    .where('orderStatus', 'in', ['NEW', 'PRINTED'])
    .where(sql<boolean>`orders.created_at <= now() - make_interval(hours => ${hours})`)

/** A pending payment postpones the expiry. */
const withoutLiveAttempt = sql<boolean>`not exists (select from payment_attempt p
  where p.order_id = orders.order_id and p.status in (${literals(OPEN_ATTEMPT_STATUSES)}))`

/** Orders unpaid after the given number of hours by the database's clock, oldest first. */
export async function findUnpaid(db: Queryable, hours: number, limit: number): Promise<number[]> {
  const rows = await unpaidFor(db, hours)
    .select('orderId')
    .where(withoutLiveAttempt)
    .orderBy('createdAt')
    .orderBy('orderId')
    .limit(limit)
    .execute()
  return rows.map((row) => row.orderId)
}

/**
 * The same check for one order, locked until the transaction ends; undefined if it no longer applies. Payments are read
 * after the lock: a statement that also locks sees only those from before it began, and paying locks the order first.
 */
export async function lockUnpaid(
  tx: Queryable,
  orderId: number,
  hours: number,
): Promise<OrderRow | undefined> {
  const order = await unpaidFor(tx, hours)
    .selectAll()
    .where('orderId', '=', orderId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!order) return undefined
  const isFree = await tx
    .selectFrom('orders')
    .select('orderId')
    .where('orderId', '=', orderId)
    .where(withoutLiveAttempt)
    .executeTakeFirst()
  return isFree && order
}

/** Orders unpaid for the given time whose shopper was not reminded yet. */
export function findUnwarned(db: Queryable, hours: number, limit: number) {
  return unpaidFor(db, hours)
    .select(['orderId', 'custId', 'email'])
    .where(
      sql<boolean>`not exists (select from outbox b
        where b.order_id = orders.order_id and b.kind = 'order_unpaid')`,
    )
    .orderBy('createdAt')
    .orderBy('orderId')
    .limit(limit)
    .execute()
}

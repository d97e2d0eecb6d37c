import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'

export type ReturnRow = Awaited<ReturnType<typeof findReturns>>[number]
export type ReturnTransitionRow = Awaited<ReturnType<typeof findReturnTransitions>>[number]

/** Stores a request; the database assigns its number. */
export async function insertReturn(
  db: Queryable,
  request: Insertable<DB['returnRequest']>,
): Promise<number> {
  const { returnId } = await db
    .insertInto('returnRequest')
    .values(request)
    .returning('returnId')
    .executeTakeFirstOrThrow()
  return returnId
}

interface ReturnTransition {
  returnId: number
  fromStatus: ReturnStatus | null
  toStatus: ReturnStatus
  movedBy: string
  note?: string | null
}

/** Records a status transition of a return (Decisions §7: every transition is kept). */
export async function insertReturnTransition(
  db: Queryable,
  transition: ReturnTransition,
): Promise<void> {
  await db.insertInto('returnStatusMove').values(transition).execute()
}

/** Sets the status of a return; the caller writes the history. */
export async function updateReturnStatus(
  db: Queryable,
  returnId: number,
  { status, note }: { status: ReturnStatus; note: string | null },
): Promise<void> {
  await db
    .updateTable('returnRequest')
    .set({ status, updatedAt: sql<Date>`now()`, ...(note && { decidedNote: note }) })
    .where('returnId', '=', returnId)
    .execute()
}

/** A return, locked until the transaction ends; lock its order first. */
export function lockReturn(tx: Queryable, returnId: number) {
  return tx
    .selectFrom('returnRequest')
    .selectAll()
    .where('returnId', '=', returnId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Sets what is taken off the refund of a return, in cents, and why; the caller writes the history. */
export async function updateWithheld(
  tx: Queryable,
  returnId: number,
  withheld: { withheldCents: number; withheldReason: string | null },
): Promise<void> {
  await tx
    .updateTable('returnRequest')
    .set({ ...withheld, updatedAt: sql<Date>`now()` })
    .where('returnId', '=', returnId)
    .execute()
}

/** Whether a return was opened by a recall. */
export async function isOfRecall(db: Queryable, returnId: number): Promise<boolean> {
  const remedy = await db
    .selectFrom('recallRemedy')
    .select('returnId')
    .where('returnId', '=', returnId)
    .executeTakeFirst()
  return remedy !== undefined
}

/**
 * Pieces of an order that are neither refunded nor in a return for a refund, and those that staff sent in place of some
 * and that are with the buyer still: neither recalled nor replaced in turn. The order must be locked.
 */
export async function countKeptPieces(tx: Queryable, orderId: number): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    with item as (select order_item_id, quantity from order_item where order_id = ${orderId})
    select ((select coalesce(sum(quantity), 0) from item)
      - (select coalesce(sum(q.quantity), 0) from return_request q
          join item on item.order_item_id = coalesce(q.paid_item_id, q.order_item_id)
        where q.kind = 'REFUND' and q.status <> 'DECLINED' or q.status = 'REFUNDED')
      - (select coalesce(sum(p.quantity), 0) from refund_item p
          join item using (order_item_id) join refund using (refund_id) where status <> 'FAILED')
      + (select coalesce(sum(greatest(0, sent.quantity - recalled.pieces - again.pieces)), 0)
          from replacement join orders using (order_id) join order_item sent using (order_id)
            join item on item.order_item_id = public.paid_item(sent.order_item_id)
            cross join lateral (select coalesce(sum(p.quantity), 0) as pieces from recall_notice_item p
              where p.order_item_id = sent.order_item_id) as recalled
            cross join lateral (select coalesce(sum(a.quantity), 0) as pieces
              from replacement_item x join order_item a on a.order_item_id = x.order_item_id
                join orders n on n.order_id = a.order_id
              where x.replaces_item_id = sent.order_item_id and n.order_status <> 'REJECTED') as again
          where replacement.return_id is null and order_status <> 'REJECTED'))::int as kept`.execute(
    tx,
  )
  return rows[0]?.kept ?? 0
}

export interface OrdersOfReturn {
  orderId: number
  /** The order to refund: for a replacement, the order it replaces. */
  paidOrderId: number
  /** The order in which the difference for another size was paid; null without one. */
  differenceOrderId: number | null
}

/** The order of a return, and those that it refunds; undefined for an unknown return. */
export async function findOrdersOfReturn(
  db: Queryable,
  returnId: number,
): Promise<OrdersOfReturn | undefined> {
  const { rows } = await sql<OrdersOfReturn>`
    select q.order_id, coalesce(paid.order_id, q.order_id) as paid_order_id,
      exchanged.order_id as difference_order_id
    from return_request q left join order_item paid on paid.order_item_id = q.paid_item_id
      left join order_item exchanged on exchanged.order_item_id = q.exchanged_item_id
    where q.return_id = ${returnId}`.execute(db)
  return rows[0]
}

interface ReturnFilter {
  orderIds?: readonly number[]
  returnIds?: readonly number[]
  orderNum?: string | undefined
  status?: string | undefined
  limit: number
}

/** Returns with their product names and payment state, newest first. */
export function findReturns(db: Queryable, filter: ReturnFilter) {
  let returns = db
    .selectFrom('returnRequest')
    .innerJoin('orders', 'orders.orderId', 'returnRequest.orderId')
    .innerJoin('orderItem', 'orderItem.orderItemId', 'returnRequest.orderItemId')
    .selectAll('returnRequest')
    .select([
      sql<string | null>`return_request.expiry_date::text`.as('expiryDay'),
      'orders.orderNum',
      'orders.currency',
      'orders.email',
      'orders.custId',
      'orders.firstName',
      'orderItem.productId',
      'orderItem.productName',
      // A return may be refunded to several tenders: the status of one that is not done yet comes first.
      sql<string | null>`(select f.status from refund f where f.return_id = return_request.return_id
          and not exists (select from refund again where again.retry_of = f.refund_id)
        order by f.status = 'SUCCEEDED', f.refund_id desc limit 1)`.as('refundStatus'),
    ])
  if (filter.orderIds) returns = returns.where('returnRequest.orderId', 'in', filter.orderIds)
  if (filter.returnIds) returns = returns.where('returnRequest.returnId', 'in', filter.returnIds)
  if (filter.orderNum !== undefined) returns = returns.where('orderNum', '=', filter.orderNum)
  if (filter.status !== undefined)
    returns = returns.where('returnRequest.status', '=', filter.status)
  return returns.orderBy('returnRequest.returnId', 'desc').limit(filter.limit).execute()
}

/** The status transitions of these returns, oldest first. */
export function findReturnTransitions(db: Queryable, returnIds: readonly number[]) {
  return db
    .selectFrom('returnStatusMove')
    .select(['returnId', 'toStatus', 'note', 'createdAt'])
    .where('returnId', 'in', returnIds)
    .orderBy('moveId')
    .execute()
}

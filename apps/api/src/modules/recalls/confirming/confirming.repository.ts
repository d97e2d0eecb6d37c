import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import { lockWithPools } from '../../packs/pools.sql.ts'
import type { AffectedPieces } from '../desk/affected.repository.ts'

/** Locks products in the order of their ids, as orders do; concurrent stock changes wait. */
export const lockProducts = lockWithPools

/** Anything that left before is older than this time; anything later waits for the locks. */
export async function activateRecall(
  tx: Queryable,
  recallId: number,
  confirmedBy: string,
): Promise<void> {
  await sql`
    update recall set status = 'ACTIVE', has_grown = false, confirmed_by = ${confirmedBy},
      confirmed_at = clock_timestamp(), updated_at = clock_timestamp(),
      -- Who confirms alone has not agreed with anybody.
      agreed_by = nullif(agreed_by, ${confirmedBy}),
      agreed_at = case when agreed_by <> ${confirmedBy} then agreed_at end,
      agreed_lots = case when agreed_by <> ${confirmedBy} then agreed_lots end
    where recall_id = ${recallId}`.execute(tx)
}

/** Products stopped as a whole, from now until the recall is closed. */
export async function stopProducts(
  tx: Queryable,
  recallId: number,
  productIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('recallProduct')
    .set({ isStopped: true, unknownToo: true })
    .where('recallId', '=', recallId)
    .where('productId', '=', sql<number>`any(${productIds}::int[])`)
    .execute()
}

/** Sets whether products show a recall notice: as long as one of their recalls is active. */
export async function markRecalled(tx: Queryable, recallId: number): Promise<void> {
  await sql`
    update product p set recalled = s.is_recalled from (
      select c.product_id, exists (select from recall_product o join recall r using (recall_id)
        where o.product_id = c.product_id and r.status = 'ACTIVE') as is_recalled
      from recall_product c where c.recall_id = ${recallId}) s
    where p.product_id = s.product_id and p.recalled <> s.is_recalled`.execute(tx)
}

/** Stores who is notified of which pieces: one notice per order, each with a token of its own. */
export async function insertNotices(
  tx: Queryable,
  recallId: number,
  pieces: readonly AffectedPieces[],
): Promise<number> {
  const orderIds = [...new Set(pieces.map(({ orderId }) => orderId))]
  if (orderIds.length === 0) return 0
  const tokens = orderIds.map(() => makeToken().token)
  await sql`
    insert into recall_notice (recall_id, order_id, token)
    select ${recallId}::int, order_id, token from unnest(${orderIds}::int[], ${tokens}::text[]) as t (order_id, token)`.execute(
    tx,
  )
  const column = <Key extends keyof AffectedPieces>(key: Key) => pieces.map((piece) => piece[key])
  await sql`
    insert into recall_notice_item (notice_id, order_item_id, lot_id, sent_on, quantity)
    select n.notice_id, p.order_item_id, p.lot_id, p.sent_on, p.quantity
    from unnest(${column('orderId')}::int[], ${column('orderItemId')}::int[], ${column('lotId')}::int[],
      ${column('sentOn')}::date[], ${column('quantity')}::int[])
      as p (order_id, order_item_id, lot_id, sent_on, quantity)
    join recall_notice n on n.recall_id = ${recallId} and n.order_id = p.order_id`.execute(tx)
  return orderIds.length
}

/** Selects this many notices at random for the effectiveness check, and stores which. */
export async function drawChecked(tx: Queryable, recallId: number, count: number): Promise<void> {
  await sql`
    update recall_notice set is_checked = true where notice_id in (
      select notice_id from recall_notice where recall_id = ${recallId} order by md5(token) limit ${count})`.execute(
    tx,
  )
}

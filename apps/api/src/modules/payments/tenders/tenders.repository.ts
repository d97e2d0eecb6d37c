import { PAYING_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import type { DueCell } from '@mendwell/domain/tenders/tender-plan'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'

/** The card's tender; also that of cash, check or transfer taken by staff. Balances have the numbers after it. */
export const CARD_TENDER = 1

export interface TenderRow {
  tenderNo: number
  kind: 'CARD' | 'FSA_HSA_CARD' | 'GIFT_CARD' | 'STORE_CREDIT' | 'NET_TERMS'
  amountCents: number
  status: string
  balanceId: number | null
  /** Of the gift card's newest code. */
  last4: string | null
  expiresOn: string | null
}

/** The active tenders of an order, in the order in which they pay: balances by their expiry, credit, the card last. */
export async function findTenders(db: Queryable, orderId: number): Promise<TenderRow[]> {
  const { rows } = await sql<TenderRow>`
    select t.tender_no, t.kind, t.amount_cents, t.status, t.balance_id, to_char(b.expires_on, 'YYYY-MM-DD') as expires_on,
      (select last4 from gift_card_code c where c.balance_id = t.balance_id order by made_at desc limit 1) as last4
    from order_tender t left join balance b using (balance_id)
    where t.order_id = ${orderId} and t.status <> 'CANCELED'
    order by t.balance_id is null, t.kind, b.expires_on nulls last, t.tender_no`.execute(db)
  return rows
}

/** What must be paid of an order, line by line. */
export async function findDueCells(db: Queryable, orderId: number): Promise<DueCell[]> {
  const { rows } = await sql<DueCell>`
    select order_item_id, part, cents from (
      select order_item_id, 'NET' as part, line_total_cents - discount_cents as cents
        from order_item where order_id = ${orderId}
      union all
      select order_item_id, 'TAX', tax_cents from order_item where order_id = ${orderId}
      union all
      select null, 'SHIPPING', shipping_handling_cents - shipping_discount_cents from orders where order_id = ${orderId}
    ) cell where cents > 0 order by order_item_id nulls last, part`.execute(db)
  return rows
}

/** A tender of a balance, with the first free number. */
export async function insertBalanceTender(
  tx: Queryable,
  tender: { orderId: number; kind: string; balanceId: number; amountCents: number },
): Promise<void> {
  await sql`insert into order_tender (order_id, tender_no, kind, amount_cents, balance_id)
    select ${tender.orderId}::int, min(no), ${tender.kind}, ${tender.amountCents}::bigint, ${tender.balanceId}::int
    from generate_series(2, 9) no
    where no not in (select tender_no from order_tender where order_id = ${tender.orderId})`.execute(
    tx,
  )
}

/** Removes the tender of a balance from an order, with its cells. */
export async function deleteTender(
  tx: Queryable,
  { orderId, tenderNo }: { orderId: number; tenderNo: number },
): Promise<void> {
  await deleteCells(tx, orderId)
  await sql`delete from order_tender where order_id = ${orderId} and tender_no = ${tenderNo}
    and status = 'PLANNED' and balance_id is not null`.execute(tx)
}

/** Changes the amount, in cents, that a balance pays of an unpaid order; its cells are replanned. */
export async function updateHeld(
  tx: Queryable,
  { orderId, tenderNo, amountCents }: { orderId: number; tenderNo: number; amountCents: number },
): Promise<void> {
  await tx
    .updateTable('orderTender')
    .set({ amountCents })
    .where('orderId', '=', orderId)
    .where('tenderNo', '=', tenderNo)
    .where('status', '=', 'PLANNED')
    .execute()
}

/** Deletes which cells the tenders of an unpaid order pay: they are replanned. */
export async function deleteCells(tx: Queryable, orderId: number): Promise<void> {
  await tx.deleteFrom('tenderCell').where('orderId', '=', orderId).execute()
}

/** Sets what the card pays of an unpaid order; if nothing, its tender is canceled. */
export async function planCard(tx: Queryable, orderId: number, amountCents: number) {
  if (amountCents === 0) {
    await sql`update order_tender set status = 'CANCELED' where order_id = ${orderId}
      and tender_no = ${CARD_TENDER} and status = 'PLANNED'`.execute(tx)
    return
  }
  await sql`update order_tender set status = 'PLANNED', amount_cents = ${amountCents}
    where order_id = ${orderId} and tender_no = ${CARD_TENDER} and status in ('PLANNED', 'CANCELED')`.execute(
    tx,
  )
}

/** Stores which cells each tender pays. */
export async function insertCells(
  tx: Queryable,
  orderId: number,
  cells: readonly (DueCell & { tenderNo: number })[],
): Promise<void> {
  if (cells.length === 0) return
  await tx
    .insertInto('tenderCell')
    .values(cells.map((cell) => ({ ...cell, orderId })))
    .execute()
}

/** Marks a planned balance tender as captured. */
export async function markTenderCaptured(
  tx: Queryable,
  { orderId, tenderNo }: { orderId: number; tenderNo: number },
): Promise<void> {
  await tx
    .updateTable('orderTender')
    .set({ status: 'CAPTURED' })
    .where('orderId', '=', orderId)
    .where('tenderNo', '=', tenderNo)
    .execute()
}

/** Whether a card payment of an order is pending: its tenders may not change meanwhile. */
export async function hasOpenAttempt(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from payment_attempt where order_id = ${orderId}
      and status in (${literals(PAYING_ATTEMPT_STATUSES)})) as is_open`.execute(db)
  return rows[0]?.isOpen ?? false
}

/** How often a balance was held for an order: a gift card may be removed and added again. */
export async function countHolds(
  db: Queryable,
  { orderId, balanceId }: { orderId: number; balanceId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from balance_entry
    where order_id = ${orderId} and balance_id = ${balanceId} and kind = 'HOLD'`.execute(db)
  return rows[0]?.count ?? 0
}

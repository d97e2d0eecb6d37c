import { STAFF_DISCOUNT_NAMES, type StaffDiscount } from '@mendwell/domain/offers/staff-discount'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** The promotion that represents all staff discounts; undefined before the first. */
export async function findStaffPromotion(db: Queryable): Promise<number | undefined> {
  const found = await db
    .selectFrom('promotion')
    .select('promotionId')
    .where('origin', '=', 'STAFF')
    .executeTakeFirst()
  return found?.promotionId
}

/** The same, created with the first discount. It is ended from the start, so that it applies to no cart. */
export async function ensureStaffPromotion(tx: Queryable): Promise<number> {
  const known = await findStaffPromotion(tx)
  if (known !== undefined) return known
  await tx
    .insertInto('promotion')
    .values({
      ...STAFF_DISCOUNT_NAMES,
      origin: 'STAFF',
      state: 'ENDED',
      needsCode: true,
      action: JSON.stringify({ type: 'AMOUNT_OFF', cents: 0 }),
      createdBy: 'system',
    })
    // Without a parameter: the index matches this literal.
    .onConflict((conflict) =>
      conflict.column('origin').where(sql<boolean>`origin = 'STAFF'`).doNothing(),
    )
    .execute()
  // A concurrent creator has committed by now.
  const created = await findStaffPromotion(tx)
  if (created === undefined) throw new Error('No promotion stands for staff discounts')
  return created
}

interface NewDiscount {
  orderId: number
  /** Null: given with the order. */
  editId: number | null
  givenBy: string
  reason: string
  /** Null removes an earlier discount. */
  off: StaffDiscount | null
  givenCents: number
}

/** Records the actor, amount and reason of a discount. */
export async function insertStaffDiscount(
  tx: Queryable,
  { off, ...discount }: NewDiscount,
): Promise<void> {
  await tx
    .insertInto('staffDiscount')
    .values({
      ...discount,
      percent: off?.type === 'PERCENT_OFF' ? off.percent : null,
      amountCents: off?.type === 'AMOUNT_OFF' ? off.amount : null,
    })
    .execute()
}

/** What staff took off each item of an order, in cents by item. */
export async function findStaffShares(
  db: Queryable,
  orderId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ orderItemId: number; cents: number }>`
    select d.order_item_id, d.cents from order_discount d join promotion p using (promotion_id)
    where d.order_id = ${orderId} and p.origin = 'STAFF' and d.order_item_id is not null`.execute(
    db,
  )
  return new Map(rows.map(({ orderItemId, cents }) => [orderItemId, cents]))
}

/** Removes the shares of a staff discount; only while the order is edited. */
export async function deleteStaffShares(tx: Queryable, orderId: number): Promise<void> {
  await sql`delete from order_discount d using promotion p
    where d.promotion_id = p.promotion_id and p.origin = 'STAFF' and d.order_id = ${orderId}`.execute(
    tx,
  )
}

interface NewShares {
  orderId: number
  shares: readonly { orderItemId: number; cents: number }[]
}

/** Stores the staff discount of an order's items after an edit. */
export async function insertStaffShares(
  tx: Queryable,
  { orderId, shares }: NewShares,
): Promise<void> {
  const some = shares.filter(({ cents }) => cents > 0)
  if (some.length === 0) return
  const promotionId = await ensureStaffPromotion(tx)
  await tx
    .insertInto('promotionUse')
    .values({ promotionId, orderId, buyerKey: '' })
    .onConflict((conflict) => conflict.columns(['orderId', 'promotionId']).doNothing())
    .execute()
  await tx
    .insertInto('orderDiscount')
    .values(some.map((share) => ({ ...share, orderId, promotionId })))
    .execute()
}

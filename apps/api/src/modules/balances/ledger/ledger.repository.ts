import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

export type BalanceRow = Selectable<DB['balance']> & {
  /** It has expired, by the day in the shop's time zone. */
  isOver: boolean
  /** YYYY-MM-DD. */
  lastDay: string | null
}

const days = [
  sql<boolean>`coalesce(balance.expires_on < ${dayOf(sql`now()`)}, false)`.as('isOver'),
  sql<string | null>`to_char(balance.expires_on, 'YYYY-MM-DD')`.as('lastDay'),
] as const

/** A balance, locked until the transaction ends: one caller at a time spends it. */
export function lockBalance(tx: Queryable, balanceId: number): Promise<BalanceRow | undefined> {
  return tx
    .selectFrom('balance')
    .selectAll()
    .select(days)
    .where('balanceId', '=', balanceId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The balance of a code, by its hash; a replaced code has none. */
export function findByCode(db: Queryable, sha256: Buffer): Promise<BalanceRow | undefined> {
  return db
    .selectFrom('balance')
    .selectAll('balance')
    .select(days)
    .innerJoin('giftCardCode', 'giftCardCode.balanceId', 'balance.balanceId')
    .where('giftCardCode.codeSha256', '=', sha256)
    .where('giftCardCode.voidedAt', 'is', null)
    .executeTakeFirst()
}

/** The store credit of a customer, usually one. */
export function findCreditOf(db: Queryable, custId: number): Promise<BalanceRow[]> {
  return db
    .selectFrom('balance')
    .selectAll()
    .select(days)
    .where('custId', '=', custId)
    .where('state', '<>', 'CLOSED')
    .orderBy('balanceId')
    .execute()
}

export interface NewEntry {
  balanceId: number
  kind: string
  cents: number
  heldCents: number
  orderId?: number | null | undefined
  refundId?: number | null | undefined
  note?: string | null | undefined
  madeBy: string
  dedupeKey: string
}

/** Adds a line to the ledger; false if it was added before. Its trigger adds it to the balance. */
export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<boolean> {
  const row = await tx
    .insertInto('balanceEntry')
    .values(entry)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('entryId')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the state of a locked balance. */
export async function updateState(tx: Queryable, balanceId: number, state: string): Promise<void> {
  await tx.updateTable('balance').set({ state }).where('balanceId', '=', balanceId).execute()
}

/** Creates the store credit of a customer. Two at once may create two: both are theirs. */
export async function insertCredit(
  tx: Queryable,
  credit: { custId: number; currency: string; createdBy: string },
): Promise<number> {
  const row = await tx
    .insertInto('balance')
    .values({
      ...credit,
      kind: 'STORE_CREDIT',
      state: 'ACTIVE',
      issuedOn: sql<string>`${dayOf(sql`now()`)}`,
    })
    .returning('balanceId')
    .executeTakeFirstOrThrow()
  return row.balanceId
}

/** What was booked on a customer's balances, newest first; holds are not shown. */
export async function findCreditEntries(db: Queryable, custId: number, limit: number) {
  const { rows } = await sql<{
    kind: 'ISSUE' | 'CAPTURE' | 'REFUND' | 'CASH_OUT' | 'VOID' | 'ADJUST'
    cents: number
    orderNum: string | null
    day: string
  }>`select e.kind, e.cents, o.order_num, to_char(${dayOf(sql`e.made_at`)}, 'YYYY-MM-DD') as day
    from balance_entry e join balance b using (balance_id) left join orders o using (order_id)
    where b.cust_id = ${custId} and e.cents <> 0 order by e.entry_id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

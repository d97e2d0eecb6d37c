import type { BalanceKind, BalanceState, EntryKind } from '@mendwell/domain/tenders/ledger'
import type { Language } from '@mendwell/domain/words/languages'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { containing } from '../../../db/sql/containing.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

/** The day in the shop's time zone, as a date. */
const today = dayOf(sql`now()`)

/** A gift card before anything is booked on it. */
export async function insertGiftCard(
  tx: Queryable,
  card: Omit<Insertable<DB['balance']>, 'issuedOn'>,
): Promise<number> {
  const row = await tx
    .insertInto('balance')
    .values({ ...card, issuedOn: sql<string>`${today}` })
    .returning('balanceId')
    .executeTakeFirstOrThrow()
  return row.balanceId
}

/** Stores the hash and ending of a code. */
export async function insertCode(
  tx: Queryable,
  code: Insertable<DB['giftCardCode']>,
): Promise<void> {
  await tx.insertInto('giftCardCode').values(code).execute()
}

/**
 * The same for an active gift card and the owner of a mailbox; false if it is no longer theirs. Waits for a concurrent
 * transfer to another owner, and makes it wait.
 */
export async function insertMailedCode(
  db: Queryable,
  { balanceId, codeSha256, last4 }: { balanceId: number; codeSha256: Buffer; last4: string },
  to: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into gift_card_code (balance_id, code_sha256, last4)
    select balance_id, ${codeSha256}, ${last4} from balance
    where balance_id = ${balanceId} and state = 'ACTIVE' and recipient_email = ${to} for share`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Whether a day, YYYY-MM-DD, is past in the shop's time zone, and whether it is in the future. */
export async function findDay(db: Queryable, day: string) {
  const { rows } = await sql<{ isOver: boolean; isToCome: boolean }>`
    select ${day}::date < ${today} as is_over, ${day}::date > ${today} as is_to_come`.execute(db)
  return rows[0] ?? { isOver: false, isToCome: false }
}

export interface CardRow {
  balanceId: number
  kind: BalanceKind
  state: BalanceState
  last4: string | null
  currency: string
  issuedCents: number
  balanceCents: number
  heldCents: number
  issuedOn: string
  expiresOn: string | null
  sendOn: string | null
  recipientName: string | null
  recipientEmail: string | null
  senderName: string | null
  message: string | null
  custId: number | null
  customer: string | null
  /** For a gift card that a shopper bought here. */
  saleId: number | null
  saleNum: string | null
  buyerName: string | null
  buyerEmail: string | null
}

const card = sql`
  select b.balance_id, b.kind, b.state, b.currency, b.balance_cents, b.held_cents, b.cust_id,
    (select last4 from gift_card_code c where c.balance_id = b.balance_id order by made_at desc limit 1) as last4,
    (select coalesce(sum(cents), 0)::int8 from balance_entry e
      where e.balance_id = b.balance_id and e.kind in ('ISSUE', 'REFUND')) as issued_cents,
    to_char(b.issued_on, 'YYYY-MM-DD') as issued_on, to_char(b.expires_on, 'YYYY-MM-DD') as expires_on,
    to_char(b.send_on, 'YYYY-MM-DD') as send_on,
    b.recipient_name, b.recipient_email, b.sender_name, b.message,
    p.first_name || ' ' || p.last_name as customer, s.sale_id, s.sale_num, s.buyer_name, s.buyer_email
  from balance b left join customer p using (cust_id) left join gift_card_sale s using (balance_id)`

/**
 * Balances, newest first: those whose code ends in a term or that were sold under it, that were sent to a similar email
 * or name, or were bought by or belong to such a customer; all without a term.
 */
export async function findCards(db: Queryable, term: string, limit: number): Promise<CardRow[]> {
  const last4 = term.toUpperCase()
  const { rows } = await sql<CardRow>`${card}
    where ${term} = ''
      or exists (select from gift_card_code c where c.balance_id = b.balance_id and c.last4 = ${last4})
      or s.sale_num = ${last4}
      or lower(concat_ws(' ', b.recipient_name, b.recipient_email, b.sender_name, p.first_name, p.last_name, p.email,
        s.buyer_email))
        like ${containing(term)}
    order by b.balance_id desc limit ${limit}`.execute(db)
  return rows
}

/** One balance, as staff see it. */
export async function findCard(db: Queryable, balanceId: number): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`${card} where b.balance_id = ${balanceId}`.execute(db)
  return rows[0]
}

export interface EntryRow {
  kind: EntryKind
  cents: number
  heldCents: number
  orderId: number | null
  orderNum: string | null
  note: string | null
  madeBy: string
  madeAt: Date
}

/** The ledger of a balance, newest first. */
export async function findEntries(db: Queryable, balanceId: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.kind, e.cents, e.held_cents, e.order_id, o.order_num, e.note, e.made_by, e.made_at
    from balance_entry e left join orders o using (order_id)
    where e.balance_id = ${balanceId} order by e.entry_id desc limit 500`.execute(db)
  return rows
}

/** Gift cards that are due, locked; those that a concurrent job works on are skipped. */
export async function lockCardsToMail(tx: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ balanceId: number }>`
    select balance_id from balance where state = 'ISSUED' and send_on <= ${today}
    order by balance_id limit ${limit} for no key update skip locked`.execute(tx)
  return rows.map(({ balanceId }) => balanceId)
}

export interface LiabilityRow {
  kind: BalanceKind
  balances: number
  issuedCents: number
  spentCents: number
  endedCents: number
  outstandingCents: number
  heldCents: number
}

/** What the shop owes by kind; an expired promotional card is not owed. */
export async function findLiabilities(db: Queryable): Promise<LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    select b.kind, count(*)::int as balances, sum(e.issued)::int8 as issued_cents, sum(e.spent)::int8 as spent_cents,
      sum(e.ended + case when coalesce(b.expires_on < ${today}, false) then b.balance_cents else 0 end)::int8
        as ended_cents,
      sum(case when coalesce(b.expires_on < ${today}, false) then 0 else b.balance_cents end)::int8
        as outstanding_cents,
      sum(b.held_cents)::int8 as held_cents
    from balance b join lateral (
      select coalesce(sum(cents) filter (where kind in ('ISSUE', 'REFUND', 'ADJUST')), 0) as issued,
        coalesce(-sum(cents) filter (where kind = 'CAPTURE'), 0) as spent,
        coalesce(-sum(cents) filter (where kind in ('VOID', 'CASH_OUT')), 0) as ended
      from balance_entry where balance_entry.balance_id = b.balance_id) e on true
    group by b.kind order by b.kind`.execute(db)
  return rows
}

/** Every nonzero balance, oldest first. */
export async function findOpenCards(db: Queryable): Promise<CardRow[]> {
  const { rows } =
    await sql<CardRow>`${card} where b.balance_cents > 0 order by b.balance_id`.execute(db)
  return rows
}

/** Revokes the codes of a gift card: the next mail creates another. */
export async function voidCodes(tx: Queryable, balanceId: number): Promise<void> {
  await tx
    .updateTable('giftCardCode')
    .set({ voidedAt: sql<Date>`now()` })
    .where('balanceId', '=', balanceId)
    .where('voidedAt', 'is', null)
    .execute()
}

/** The language in which a gift card was bought; null if unknown. */
export async function findGiftLanguage(db: Queryable, balanceId: number): Promise<Language | null> {
  const row = await db
    .selectFrom('balance')
    .select(sql<Language | null>`mail_language`.as('mailLanguage'))
    .where('balanceId', '=', balanceId)
    .executeTakeFirst()
  return row?.mailLanguage ?? null
}

/** Whether a shopper bought the card here. */
export async function isSoldCard(db: Queryable, balanceId: number): Promise<boolean> {
  const sale = await db
    .selectFrom('giftCardSale')
    .select('saleId')
    .where('balanceId', '=', balanceId)
    .executeTakeFirst()
  return sale !== undefined
}

/** How many codes were created for a gift card. */
export async function countCodes(db: Queryable, balanceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from gift_card_code where balance_id = ${balanceId}`.execute(db)
  return rows[0]?.count ?? 0
}

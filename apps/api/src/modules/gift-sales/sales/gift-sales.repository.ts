import type { Language } from '@mendwell/domain/words/languages'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

export interface SaleRow extends Omit<Selectable<DB['giftCardSale']>, 'sendOn' | 'mailLanguage'> {
  /** YYYY-MM-DD. */
  sendOn: string | null
  /** In which its mails are written; null if unknown. */
  mailLanguage: Language | null
}

const sendOn = sql<string | null>`to_char(send_on, 'YYYY-MM-DD')`.as('sendOn')

/** Today in the shop's time zone, YYYY-MM-DD. */
export async function findToday(db: Queryable): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(${dayOf(sql`now()`)}, 'YYYY-MM-DD') as today`.execute(db)
  return rows[0]?.today ?? ''
}

/** Stores an unpaid sale. Returns its number. */
export async function insertSale(
  tx: Queryable,
  sale: Insertable<DB['giftCardSale']>,
): Promise<number> {
  const { saleId } = await tx
    .insertInto('giftCardSale')
    .values(sale)
    .returning('saleId')
    .executeTakeFirstOrThrow()
  return saleId
}

/** Adds another secret that opens a sale. */
export async function insertSaleToken(
  db: Queryable,
  token: { saleId: number; tokenSha256: Buffer },
): Promise<void> {
  await db.insertInto('giftCardSaleToken').values(token).execute()
}

/** The sale that a secret opens; for one day while it is unpaid. */
export async function findSaleOfToken(
  db: Queryable,
  tokenSha256: Buffer,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('giftCardSaleToken')
    .select('saleId')
    .where('tokenSha256', '=', tokenSha256)
    .where(sql<boolean>`made_at > now() - interval '1 day'`)
    .executeTakeFirst()
  return row?.saleId
}

/** A sale in its current state. */
export function findSale(db: Queryable, saleId: number): Promise<SaleRow | undefined> {
  return saleQuery(db, saleId).executeTakeFirst()
}

/** The same, locked until the transaction ends: one caller at a time pays or refunds it. */
export function lockSale(tx: Queryable, saleId: number): Promise<SaleRow | undefined> {
  return saleQuery(tx, saleId).forUpdate().executeTakeFirst()
}

const saleQuery = (db: Queryable, saleId: number) =>
  db
    .selectFrom('giftCardSale')
    .selectAll()
    .select([sendOn, sql<Language | null>`mail_language`.as('mailLanguage')])
    .where('saleId', '=', saleId)

/** Marks the locked sale as paid, with its gift card. */
export async function markSalePaid(
  tx: Queryable,
  saleId: number,
  balanceId: number,
): Promise<void> {
  await tx
    .updateTable('giftCardSale')
    .set({ status: 'PAID', balanceId, paidAt: sql<Date>`now()` })
    .where('saleId', '=', saleId)
    .execute()
}

/** Changes the recipient of the locked sale and its gift card. */
export async function updateRecipient(
  tx: Queryable,
  { saleId, balanceId, ...recipient }: NewRecipient,
): Promise<void> {
  await tx.updateTable('giftCardSale').set(recipient).where('saleId', '=', saleId).execute()
  await tx.updateTable('balance').set(recipient).where('balanceId', '=', balanceId).execute()
}

interface NewRecipient {
  saleId: number
  balanceId: number
  recipientName: string | null
  recipientEmail: string
}

/** Sales unpaid after this many days, oldest first. */
export async function findUnpaidSales(
  db: Queryable,
  days: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ saleId: number }>`
    select sale_id from gift_card_sale
    where status = 'UNPAID' and created_at < now() - make_interval(days => ${days})
    order by sale_id limit ${limit}`.execute(db)
  return rows.map(({ saleId }) => saleId)
}

/** Expires the locked sale: what was typed for it is deleted, and its secrets stop working. */
export async function expireSale(tx: Queryable, saleId: number): Promise<void> {
  await tx.deleteFrom('giftCardSaleToken').where('saleId', '=', saleId).execute()
  await tx
    .updateTable('giftCardSale')
    .set({
      status: 'EXPIRED',
      buyerName: 'Expired',
      buyerEmail: '',
      recipientEmail: '',
      recipientName: null,
      message: null,
    })
    .where('saleId', '=', saleId)
    .execute()
}

/** Marks it as refunded. */
export async function markSaleRefunded(tx: Queryable, saleId: number): Promise<void> {
  await tx
    .updateTable('giftCardSale')
    .set({ status: 'REFUNDED', refundedAt: sql<Date>`now()` })
    .where('saleId', '=', saleId)
    .execute()
}

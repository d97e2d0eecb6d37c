import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

interface Offer {
  requestId: number
  /** In cents. */
  prices: readonly { lineNumber: number; unitPrice: number }[]
  /** YYYY-MM-DD */
  validUntil: string
}

/** Stores the prices of every line of a locked request, and how long they hold. */
export async function saveOffer(
  tx: Queryable,
  { requestId, prices, validUntil }: Offer,
): Promise<void> {
  await sql`update quote_line l set unit_price_cents = w."unitPrice"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as w ("lineNumber" int, "unitPrice" bigint)
    where l.request_id = ${requestId} and l.line_number = w."lineNumber"`.execute(tx)
  await sql`insert into quote_offer (request_id, valid_until) values (${requestId}, ${validUntil}::date)
    on conflict (request_id) do update set valid_until = excluded.valid_until, order_id = null`.execute(
    tx,
  )
}

/** Says which order a locked request became, before its lines are stored: they may be sold in no other way. */
export async function bindOrder(
  tx: Queryable,
  { requestId, orderId }: { requestId: number; orderId: number },
): Promise<void> {
  await tx
    .updateTable('quoteOffer')
    .set({ orderId })
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
}

interface NewLink {
  requestId: number
  sha256: Buffer
  /** Counted from the last day of the prices, so that a late visitor reads that they are over. */
  days: number
}

/** Lets the holder of a mailed link see and accept one offer. */
export async function insertQuoteLink(
  db: Queryable,
  { requestId, sha256, days }: NewLink,
): Promise<void> {
  await sql`insert into quote_link (token_sha256, request_id, expires_at)
    select ${sha256}, request_id, valid_until + make_interval(days => ${days})
    from quote_offer where request_id = ${requestId}`.execute(db)
}

/** The request that a token opens now. */
export async function findRequestByToken(
  db: Queryable,
  sha256: Buffer,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('quoteLink')
    .select('requestId')
    .where('tokenSha256', '=', sha256)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.requestId
}

/** Deletes links whose time is over. */
export async function deleteOldQuoteLinks(db: Queryable): Promise<void> {
  await sql`delete from quote_link where expires_at < now()`.execute(db)
}

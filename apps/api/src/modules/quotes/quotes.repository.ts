import type { FindQuotes, QuoteInput } from '@mendwell/contract/orders/quotes'
import type { QuoteStatus } from '@mendwell/domain/orders/quote-requests'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { containing } from '../../db/sql/containing.ts'
import { countUpTo } from '../../db/sql/count-up-to.ts'

const COLUMNS = [
  'requestId',
  'productId',
  'productName',
  'sku',
  'hcpcs',
  'custId',
  'name',
  'email',
  'phone',
  'quantity',
  'note',
  'answer',
  'answeredAt',
  'createdAt',
] as const

// The table's own check limits the column to the list of domain/orders/quote-requests.ts.
const status = sql<QuoteStatus>`status`.as('status')

interface NewQuoteRequest extends QuoteInput {
  custId: number | null
}

/** Stores a request with the product's current name; undefined for a hidden product. */
export async function insertQuoteRequest(
  db: Queryable,
  { productId, custId, name, email, phone, quantity, note }: NewQuoteRequest,
): Promise<number | undefined> {
  const { rows } = await sql<{ requestId: number }>`
    insert into quote_request (product_id, product_name, sku, hcpcs, cust_id, name, email, phone, quantity, note)
    select product_id, product_name, sku, hcpcs, ${custId}::int, ${name}, ${email}, ${phone}, ${quantity}::int,
      nullif(${note}::text, '')
    from product where product_id = ${productId} and product_status = 'A'
    returning request_id`.execute(db)
  return rows[0]?.requestId
}

/** One request. */
export const findQuoteRequest = (db: Queryable, requestId: number) =>
  db
    .selectFrom('quoteRequest')
    .select(COLUMNS)
    .select(status)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockQuoteRequest = (tx: Queryable, requestId: number) =>
  tx
    .selectFrom('quoteRequest')
    .select(COLUMNS)
    .select(status)
    .where('requestId', '=', requestId)
    .forUpdate()
    .executeTakeFirst()

interface Answered {
  requestId: number
  answer: string
  answeredBy: string
}

/** Stores the latest answer to a locked request. */
export async function updateAnswer(tx: Queryable, { requestId, ...answer }: Answered) {
  await tx
    .updateTable('quoteRequest')
    .set({ ...answer, answeredAt: sql<Date>`now()`, status: 'ANSWERED' })
    .where('requestId', '=', requestId)
    .execute()
}

/** Sets the status of a locked request. */
export async function updateQuoteStatus(tx: Queryable, requestId: number, to: QuoteStatus) {
  await tx
    .updateTable('quoteRequest')
    .set({ status: to })
    .where('requestId', '=', requestId)
    .execute()
}

/** One page of requests and how many match; new ones come oldest first. */
export async function findQuotePage(db: Queryable, { page, size, status: wanted, q }: FindQuotes) {
  const matching = db
    .selectFrom('quoteRequest')
    .$if(wanted !== undefined, (query) => query.where('status', '=', wanted ?? ''))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`lower(concat_ws(' ', name, email, product_name, sku, hcpcs)) like ${containing(q ?? '')}`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .select(COLUMNS)
      .select(status)
      .orderBy('requestId', wanted === 'NEW' ? 'asc' : 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** New requests, counted up to MAX_COUNTED. */
export async function countNewQuotes(db: Queryable): Promise<number> {
  const { waiting } = await db
    .selectNoFrom([countUpTo(sql`from quote_request where status = 'NEW'`).as('waiting')])
    .executeTakeFirstOrThrow()
  return waiting
}

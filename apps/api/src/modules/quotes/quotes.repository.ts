import type { FindQuotes, QuoteListInput } from '@mendwell/contract/orders/quotes'
import type { QuoteStatus } from '@mendwell/domain/orders/quote-requests'
import type { Language } from '@mendwell/domain/words/languages'
import { type RawBuilder, sql } from 'kysely'
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

interface QuoteLine {
  lineNumber: number
  productId: number
  productName: string
  sku: string
  hcpcs: string | null
  quantity: number
  /** In cents. */
  unitPrice: number | null
  imageHash: string
}

const lines = sql<QuoteLine[]>`(
  select jsonb_agg(jsonb_build_object('lineNumber', l.line_number, 'productId', l.product_id,
    'productName', l.product_name, 'sku', l.sku, 'hcpcs', l.hcpcs, 'quantity', l.quantity,
    'unitPrice', l.unit_price_cents, 'imageHash', p.image_hash) order by l.line_number)
  from quote_line l join product p using (product_id) where l.request_id = quote_request.request_id)`

/** A value of the offer that answers a request, or of its order. */
const offered = (value: RawBuilder<unknown>) =>
  sql<string | null>`(select ${value} from quote_offer f left join orders o using (order_id)
    where f.request_id = quote_request.request_id)`

/** Requests with their lines, their prices and their order. */
const requests = (db: Queryable) =>
  db
    .selectFrom('quoteRequest')
    .select(COLUMNS)
    .select([
      sql<Language | null>`mail_language`.as('mailLanguage'),
      // The table's own check limits the column to the list of domain/orders/quote-requests.ts.
      sql<QuoteStatus>`status`.as('status'),
      lines.as('lines'),
      offered(sql`to_char(f.valid_until, 'YYYY-MM-DD')`).as('validUntil'),
      offered(sql`f.order_id`).$castTo<number | null>().as('orderId'),
      offered(sql`o.order_num`).as('orderNum'),
      // A canceled order leaves its prices open.
      sql<boolean>`coalesce(${offered(sql`o.order_status <> 'REJECTED'`)}::boolean, false)`.as(
        'isOrdered',
      ),
      sql<string>`to_char(public.shop_day(), 'YYYY-MM-DD')`.as('today'),
    ])

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuoteRequest>>>

interface NewQuoteRequest extends QuoteListInput {
  custId: number | null
  /** In which its answer is written; null if unknown. */
  mailLanguage: Language | null
}

/**
 * Stores a request with the current names of its products, each of them once; undefined if one of them is hidden. The
 * first line is stored by the database, of the columns that earlier versions read.
 */
export async function insertQuoteRequest(
  db: Queryable,
  { custId, mailLanguage, name, email, phone, note, lines: [first, ...others] }: NewQuoteRequest,
): Promise<number | undefined> {
  if (!first) return undefined
  const { rows } = await sql<{ requestId: number }>`
    insert into quote_request
      (product_id, product_name, sku, hcpcs, cust_id, name, email, phone, quantity, note, mail_language)
    select product_id, product_name, sku, hcpcs, ${custId}::int, ${name}, ${email}, ${phone}, ${first.quantity}::int,
      nullif(${note}::text, ''), ${mailLanguage}
    from product where product_id = ${first.productId} and product_status = 'A'
    returning request_id`.execute(db)
  const requestId = rows[0]?.requestId
  if (requestId === undefined || others.length === 0) return requestId
  const added = await sql`
    insert into quote_line (request_id, line_number, product_id, product_name, sku, hcpcs, quantity)
    select ${requestId}::int, w.place + 1, p.product_id, p.product_name, p.sku, p.hcpcs, w.quantity
    from rows from (jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as ("productId" int, quantity int))
      with ordinality as w (product_id, quantity, place)
    join product p using (product_id) where p.product_status = 'A'`.execute(db)
  return Number(added.numAffectedRows) === others.length ? requestId : undefined
}

/** One request. */
export const findQuoteRequest = (db: Queryable, requestId: number) =>
  requests(db).where('requestId', '=', requestId).executeTakeFirst()

/** The newest requests of a customer. */
export const findQuotesOf = (db: Queryable, custId: number) =>
  requests(db).where('custId', '=', custId).orderBy('requestId', 'desc').limit(50).execute()

/** The same as findQuoteRequest, locked until the transaction ends. */
export const lockQuoteRequest = (tx: Queryable, requestId: number) =>
  requests(tx).where('requestId', '=', requestId).forUpdate().executeTakeFirst()

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
export async function findQuotePage(db: Queryable, { page, size, status, q }: FindQuotes) {
  const isMatching = sql<boolean>`${status ? sql`status = ${status}` : sql`true`} and ${
    q
      ? sql`(lower(concat_ws(' ', name, email)) like ${containing(q)} or exists (
          select from quote_line l where l.request_id = quote_request.request_id
            and lower(concat_ws(' ', l.product_name, l.sku, l.hcpcs)) like ${containing(q)}))`
      : sql`true`
  }`
  const [rows, { total }] = await Promise.all([
    requests(db)
      .where(isMatching)
      .orderBy('requestId', status === 'NEW' ? 'asc' : 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('quoteRequest')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(isMatching)
      .executeTakeFirstOrThrow(),
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

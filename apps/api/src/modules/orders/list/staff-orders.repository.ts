import type {
  ExportStaffOrders,
  FindStaffOrders,
  StaffOrders,
} from '@mendwell/contract/staff-orders/order-list'
import { MAX_COUNTED, sortOf } from '@mendwell/contract/wire/staff-lists'
import { OPEN_ORDER_STATUSES, type OrderStatus } from '@mendwell/domain/orders/order-status'
import { OPEN_RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'
import { countUpTo } from '../../../db/sql/count-up-to.ts'
import { literals } from '../../../db/sql/literals.ts'
import { sentLotsInWords } from '../../lots/sql/lots.sql.ts'
import { endOfDay, startOfDay } from '../../settings/shop/shop-days.sql.ts'
import { isPartlySent, isToPrepare, isToShip } from '../order/pieces.sql.ts'
import { ORDER_SORTS, type OrderSort, SORT_KEYS } from './order-sorts.sql.ts'

export interface StaffOrderListRow {
  orderId: number
  orderNum: string
  custId: number
  createdAt: Date
  name: string
  email: string
  businessFlag: boolean
  pickupType: string
  orderStatus: string
  paymentStatus: string
  grandTotalCents: number
  currency: string
  pieces: number
  backordered: number
  hasReturn: boolean
  partlySent: boolean
}

/** How many products a search for orders considers; a term that matches more is too vague. */
const MAX_PRODUCTS = 50

/** The ids of the first matches, one more than is counted, to tell whether there are more. */
const CEILING = MAX_COUNTED + 1

const list = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` and `)

/** Where the last batch of a long list ended; the sort value is text, since a Date has no microseconds. */
export interface ListPlace {
  orderId: number
  sortKey: string
}

interface Filter extends ExportStaffOrders {
  /** Only what comes after, in the requested order. */
  after?: ListPlace | undefined
}

function filtersOf(filter: Filter): RawBuilder<unknown> {
  const { status, payment, pickupType, from, to, custId, after } = filter
  const parts = [sql`true`]
  if (status === 'WAITING') parts.push(sql`o.order_status in (${literals(OPEN_ORDER_STATUSES)})`)
  else if (status === 'TO_PREPARE') parts.push(isToPrepare)
  else if (status === 'TO_SHIP') parts.push(isToShip)
  else if (status === 'PARTLY_SENT') parts.push(isPartlySent)
  else if (status) parts.push(sql`o.order_status = ${status}`)
  if (payment) parts.push(sql`o.payment_status = ${payment}`)
  if (pickupType) parts.push(sql`o.pickup_type = ${pickupType}`)
  if (from) parts.push(sql`o.created_at >= ${startOfDay(from)}`)
  if (to) parts.push(sql`o.created_at < ${endOfDay(to)}`)
  if (custId !== undefined) parts.push(sql`o.cust_id = ${custId}`)
  if (after) {
    const { column, descending } = wantedSort(filter)
    const { key, type } = SORT_KEYS[column]
    const place = sql`(${after.sortKey}::${type}, ${after.orderId}::int)`
    parts.push(sql`(${key}, o.order_id) ${descending ? sql`<` : sql`>`} ${place}`)
  }
  return list(parts)
}

/** Newest first, unless requested otherwise. */
const wantedSort = ({ sort }: Filter) =>
  sortOf<OrderSort>(sort, ORDER_SORTS, { column: 'created', descending: true })

/** Orders with equal values are sorted by their number, so that no page repeats one. */
function orderOf(filter: Filter): RawBuilder<unknown> {
  const direction = wantedSort(filter).descending ? sql`desc` : sql`asc`
  return sql`sort_key ${direction}, order_id ${direction}`
}

/** Fewer digits occur in most numbers. */
const MIN_DIGITS = 4

/** The digits of a purely numeric term, formatted or not: part of an order number, a phone number, a ZIP code. */
function digitsOf(term: string): string | undefined {
  const digits = term.replace(/\D/g, '')
  return /^[#+]?[\d\s().-]+$/.test(term) && digits.length >= MIN_DIGITS ? digits : undefined
}

/** In the requested order, each branch through an index of its own. */
function matching(filter: Filter, limit = CEILING): RawBuilder<unknown> {
  const term = filter.q ?? ''
  const where = filtersOf(filter)
  const first = sql`order by ${orderOf(filter)} limit ${limit}`
  const columns = sql`select o.order_id, ${SORT_KEYS[wantedSort(filter).column].key} as sort_key from orders o`
  if (term === '') return sql`${columns} where ${where} ${first}`
  const byContact = sql`(${columns}
    where lower(o.first_name || ' ' || o.last_name || ' ' || o.email) like ${containing(term)}
      and ${where} ${first})`
  if (term.includes('@')) return byContact
  const digits = digitsOf(term)
  const byDigits = digits
    ? sql`(${columns} where order_digits(o.order_num, o.phone1, o.postal_code) like ${containing(digits)} and ${where} ${first})`
    : sql`(${columns} where o.order_num = ${term.replace(/^#/, '')} and ${where})`
  return sql`${byDigits}
    union (${columns} where o.order_id in (
        select s.order_id from shipment s where upper(s.tracking_number) = upper(${term})) and ${where})
    union ${byContact}
    union (${columns} where o.order_id in (
        select i.order_id from order_item i
        where i.product_id in (
          select product_id from product_search
            where search @@ plainto_tsquery('shop_english', search_plain(${term}))
          limit ${MAX_PRODUCTS})
        ) and ${where} ${first})`
}

/** What a list shows of each order of `page`. */
const listed = sql`o.order_id, o.order_num, o.cust_id, o.created_at, o.email, o.pickup_type,
      o.order_status, o.payment_status, o.grand_total_cents, o.currency, c.business_flag,
      trim(o.first_name || ' ' || o.last_name) as name,
      pieces.pieces, pieces.backordered,
      exists (select from return_request r where r.order_id = o.order_id
        and r.status in (${literals(OPEN_RETURN_STATUSES)})) as has_return,
      ${isPartlySent} as partly_sent`
const joined = sql`page join orders o using (order_id) join customer c using (cust_id)
      cross join lateral (select sum(i.quantity)::int as pieces, sum(i.backordered)::int as backordered
        from order_item i where i.order_id = o.order_id) pieces`

/** One page of orders and the number of matches, counted up to a ceiling so that no search reads them all. */
export async function findOrderPage(db: Queryable, { page, size, ...filter }: FindStaffOrders) {
  const { rows } = await sql<StaffOrderListRow & { total: number }>`
    with hits as materialized (${matching(filter)}),
    page as (select order_id, sort_key from hits order by ${orderOf(filter)}
      limit ${size} offset ${(page - 1) * size})
    select ${listed}, (select count(*)::int from hits) as total
    from ${joined}
    order by ${orderOf(filter)}`.execute(db)
  return rows
}

export interface ExportedOrderRow extends StaffOrderListRow, ListPlace {
  phone1: string
  refundedCents: number
  /** Which lots left with which item; null if none did. */
  lots: string | null
}

/** 'GLV-1: 2 of lot A1, use by 2027-03-31', items separated by a bar. */
const lotsOfOrder = sql`(select string_agg(order_item.sku || ': ' || ${sentLotsInWords}, ' | '
  order by order_item.order_item_id) from order_item where order_item.order_id = o.order_id)`

/** The next batch of orders that match a filter, in the requested order. */
export async function findOrdersAfter(db: Queryable, filter: Filter, limit: number) {
  const { rows } = await sql<ExportedOrderRow>`
    with page as (select order_id, sort_key from (${matching(filter, limit)}) hits
      order by ${orderOf(filter)} limit ${limit})
    select ${listed}, o.phone1, o.refunded_cents, page.sort_key::text as sort_key, ${lotsOfOrder} as lots
    from ${joined}
    order by ${orderOf(filter)}`.execute(db)
  return rows
}

/** The number of matches, up to the ceiling: for a page past the last one. */
export async function countOrders(db: Queryable, filter: FindStaffOrders): Promise<number> {
  const hits = matching(filter)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${hits}) hits`.execute(db)
  return rows[0]?.total ?? 0
}

/** Newest first, as an index has them: the table itself starts with the oldest, none of which need attention. */
const someOf = (status: OrderStatus) =>
  countUpTo(sql`from orders where order_status = ${status} order by created_at desc`)

/** Orders to handle, by status, each counted up to MAX_COUNTED: the cost of a list must not grow with them. */
export async function countWaiting(db: Queryable): Promise<StaffOrders['waiting']> {
  const { rows } = await sql<{ fresh: number; printed: number; open: number }>`
    select ${someOf('NEW')} as fresh, ${someOf('PRINTED')} as printed, ${someOf('OPEN')} as open`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('Counting answered nothing')
  return { NEW: counts.fresh, PRINTED: counts.printed, OPEN: counts.open }
}

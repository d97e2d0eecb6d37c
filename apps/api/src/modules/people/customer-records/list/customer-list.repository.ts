import type {
  ExportStaffCustomers,
  FindStaffCustomers,
} from '@mendwell/contract/people/staff-customers'
import { MAX_COUNTED, sortOf } from '@mendwell/contract/wire/staff-lists'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import { containing } from '../../../../db/sql/containing.ts'
import { dayOf } from '../../../settings/shop/shop-days.sql.ts'

export interface StaffCustomerListRow {
  custId: number
  name: string
  email: string
  phone1: string | null
  custType: 'C' | 'R' | 'S'
  businessFlag: boolean
  isGuest: boolean
  salesRep: boolean
  salesRepRequested: boolean
  orders: number
  place: string | null
  createdAt: Date
}

const COLUMNS = sql`c.cust_id, c.email, c.phone1, c.cust_type, c.business_flag, c.sales_rep, c.created_at,
  trim(c.first_name || ' ' || c.last_name) as name,
  not exists (select from credential k where k.cust_id = c.cust_id) as is_guest,
  c.sales_rep_requested_at is not null and not c.sales_rep as sales_rep_requested,
  (select count(*)::int from orders o where o.cust_id = c.cust_id) as orders,
  (select nullif(concat_ws(', ', nullif(o.city, ''), nullif(concat_ws(' ', o.state_province, o.postal_code), '')), '')
    from orders o where o.cust_id = c.cust_id and o.address is not null order by o.order_id desc limit 1) as place`

const FILTERS: Record<NonNullable<FindStaffCustomers['filter']>, RawBuilder<unknown>> = {
  ALL: sql`true`,
  ASKING: sql`c.sales_rep_requested_at is not null and not c.sales_rep`,
  REPRESENTATIVES: sql`c.sales_rep`,
  GUESTS: sql`c.cust_type = 'C' and not exists (select from credential k where k.cust_id = c.cust_id)`,
}

/** Fewer digits than these match too many phone numbers. */
const MIN_DIGITS = 4

/** By name, email and phone; digits alone also by ZIP code, and by an order's phone or ZIP code, however formatted. */
function searchOf(q: string): RawBuilder<unknown> {
  const named = sql`(lower(c.first_name || ' ' || c.last_name || ' ' || c.email || ' ' || coalesce(c.phone1, ''))
    like ${containing(q)}
    or c.cust_id in (select n.cust_id from customer_note n where lower(array_to_string(n.tags, ' ')) like ${containing(q)}))`
  const digits = /[^\d\s().+-]/.test(q) ? '' : q.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length < MIN_DIGITS) return named
  return sql`(${named} or regexp_replace(c.phone1, '[^0-9]', '', 'g') like ${containing(digits)}
    or c.cust_id in (select o.cust_id from orders o
      where order_digits(o.order_num, o.phone1, o.postal_code) like ${containing(digits)})
    or c.cust_id in (select a.cust_id from address a
      where regexp_replace(a.postal_code, '[^0-9]', '', 'g') like ${containing(digits)}))`
}

const SORTS = ['name', 'email', 'orders', 'since'] as const

interface SortKey {
  /** Never null: a null would sort neither before nor after anything. */
  key: RawBuilder<unknown>
  /** The type its text is cast back to. */
  type: RawBuilder<unknown>
}

/** What a list is sorted by; customers without a name are sorted by email, as the list shows them. */
const SORT_KEYS: Record<(typeof SORTS)[number], SortKey> = {
  name: {
    key: sql`lower(coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email))`,
    type: sql`text`,
  },
  email: { key: sql`lower(c.email)`, type: sql`text` },
  orders: { key: sql`coalesce(counted.orders, 0)`, type: sql`int8` },
  since: { key: sql`c.created_at`, type: sql`timestamptz` },
}

/** Where the last batch of a long list ended; the sort value is text, since a Date has no microseconds. */
export interface CustomerPlace {
  custId: number
  sortKey: string
}

interface Filter extends ExportStaffCustomers {
  /** Only those after it, in the requested order. */
  after?: CustomerPlace | undefined
}

/** Newest first, unless requested otherwise. */
const wantedSort = ({ sort }: Filter) => sortOf(sort, SORTS, { column: 'since', descending: true })

/** Customers with equal values are sorted by their number, so that no page repeats one. */
function orderOf(filter: Filter): RawBuilder<unknown> {
  const direction = wantedSort(filter).descending ? sql`desc` : sql`asc`
  return sql`sort_key ${direction}, cust_id ${direction}`
}

const isListed = ({ q = '', filter = 'ALL' }: Filter) => sql`c.merged_into is null
  and c.erased_at is null and ${FILTERS[filter]} and ${q ? searchOf(q) : sql`true`}`

/** The first batch in the requested order, as (cust_id, sort_key). */
function matching(filter: Filter, limit: number): RawBuilder<unknown> {
  const { column, descending } = wantedSort(filter)
  const { key, type } = SORT_KEYS[column]
  // Orders of all customers are counted only when sorting by them.
  const counted =
    column === 'orders'
      ? sql`left join (select cust_id, count(*) as orders from orders group by cust_id) counted using (cust_id)`
      : sql``
  const { after } = filter
  const isBehind = after
    ? sql`(${key}, c.cust_id) ${descending ? sql`<` : sql`>`} (${after.sortKey}::${type}, ${after.custId}::int)`
    : sql`true`
  return sql`select c.cust_id, ${key} as sort_key from customer c ${counted}
    where ${isListed(filter)} and ${isBehind} order by ${orderOf(filter)} limit ${limit}`
}

/** One page of customers, newest first by default, and the number of matches, counted up to a ceiling. */
export async function findCustomerPage(
  db: Queryable,
  { page, size, ...filter }: FindStaffCustomers,
) {
  const order = orderOf(filter)
  const { rows } = await sql<StaffCustomerListRow & { total: number }>`
    with hits as materialized (${matching(filter, MAX_COUNTED + 1)}),
    page as (select cust_id, sort_key from hits order by ${order} limit ${size} offset ${(page - 1) * size})
    select ${COLUMNS}, (select count(*)::int from hits) as total
    from page join customer c using (cust_id) order by ${order}`.execute(db)
  return rows
}

export interface ExportedCustomerRow extends StaffCustomerListRow, CustomerPlace {
  /** The shop's day on which the record began, YYYY-MM-DD. */
  since: string
  tags: string[]
}

/** The next batch of customers that match a filter, in the requested order. */
export async function findCustomersAfter(db: Queryable, filter: Filter, limit: number) {
  const { rows } = await sql<ExportedCustomerRow>`
    with page as (${matching(filter, limit)})
    select ${COLUMNS}, page.sort_key::text as sort_key, ${dayOf(sql`c.created_at`)}::text as since,
      coalesce((select n.tags from customer_note n where n.cust_id = c.cust_id), '{}') as tags
    from page join customer c using (cust_id) order by ${orderOf(filter)}`.execute(db)
  return rows
}

/** The number of matches, up to the ceiling: for a page past the last one. */
export async function countCustomers(db: Queryable, filter: FindStaffCustomers): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from customer c where ${isListed(filter)}
      limit ${MAX_COUNTED + 1}) hits`.execute(db)
  return rows[0]?.total ?? 0
}

/** Customers whose sales representative request is unanswered. */
export async function countSalesRepRequests(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customer c
    where ${FILTERS.ASKING}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Others with the same name or phone: perhaps the same person. */
export async function findLookAlikes(
  db: Queryable,
  custId: number,
): Promise<StaffCustomerListRow[]> {
  const { rows } = await sql<StaffCustomerListRow>`
    select ${COLUMNS} from customer c, customer me
    where me.cust_id = ${custId} and c.cust_id <> me.cust_id
      and c.merged_into is null and c.erased_at is null and c.cust_type <> 'S'
      and me.merged_into is null and me.erased_at is null
      and (c.phone1 = nullif(me.phone1, '')
        or lower(c.first_name || ' ' || c.last_name) = lower(me.first_name || ' ' || me.last_name)
          and trim(me.first_name || me.last_name) <> '')
    order by c.cust_id limit 5`.execute(db)
  return rows
}

import type { FindStaffCustomers } from '@mendwell/contract/people/staff-customers'
import { MAX_COUNTED, sortOf } from '@mendwell/contract/wire/staff-lists'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'

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

/** Fewer digits than these fit too many phone numbers to say anything. */
const MIN_DIGITS = 4

/** By name, email and phone; of digits alone also by ZIP code, and by phone or ZIP code of an order, however typed. */
function searchOf(q: string): RawBuilder<unknown> {
  const named = sql`lower(c.first_name || ' ' || c.last_name || ' ' || c.email || ' ' || coalesce(c.phone1, ''))
    like ${containing(q)}
    or c.cust_id in (select n.cust_id from customer_note n where lower(array_to_string(n.tags, ' ')) like ${containing(q)})`
  const digits = /[^\d\s().+-]/.test(q) ? '' : q.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length < MIN_DIGITS) return named
  return sql`(${named} or regexp_replace(c.phone1, '[^0-9]', '', 'g') like ${containing(digits)}
    or c.cust_id in (select o.cust_id from orders o
      where order_digits(o.order_num, o.phone1, o.postal_code) like ${containing(digits)})
    or c.cust_id in (select a.cust_id from address a
      where regexp_replace(a.postal_code, '[^0-9]', '', 'g') like ${containing(digits)}))`
}

const SORTS = ['name', 'email', 'orders', 'since'] as const

/** What a list is sorted by; who has no name stands by the email, as the list shows them. */
const SORT_KEYS: Record<(typeof SORTS)[number], RawBuilder<unknown>> = {
  name: sql`lower(coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email))`,
  email: sql`lower(c.email)`,
  orders: sql`coalesce(counted.orders, 0)`,
  since: sql`c.created_at`,
}

/** One page of customers, newest first unless asked otherwise, and how many match, counted up to a ceiling. */
export async function findCustomerPage(
  db: Queryable,
  { page, size, sort, q = '', filter = 'ALL' }: FindStaffCustomers,
) {
  const search = q ? searchOf(q) : sql`true`
  const { column, descending } = sortOf(sort, SORTS, { column: 'since', descending: true })
  const direction = descending ? sql`desc` : sql`asc`
  const order = sql`sort_key ${direction}, cust_id ${direction}`
  // Only who sorts by them pays for counting the orders of all.
  const counted =
    column === 'orders'
      ? sql`left join (select cust_id, count(*) as orders from orders group by cust_id) counted using (cust_id)`
      : sql``
  const { rows } = await sql<StaffCustomerListRow & { total: number }>`
    with hits as materialized (select c.cust_id, ${SORT_KEYS[column]} as sort_key from customer c ${counted}
      where c.merged_into is null and c.erased_at is null and ${FILTERS[filter]} and ${search}
      order by ${order} limit ${MAX_COUNTED + 1}),
    page as (select cust_id, sort_key from hits order by ${order} limit ${size} offset ${(page - 1) * size})
    select ${COLUMNS}, (select count(*)::int from hits) as total
    from page join customer c using (cust_id) order by ${order}`.execute(db)
  return rows
}

/** How many match, up to the ceiling: for a page behind the last one. */
export async function countCustomers(
  db: Queryable,
  { q = '', filter = 'ALL' }: FindStaffCustomers,
): Promise<number> {
  const search = q ? searchOf(q) : sql`true`
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from customer c
      where c.merged_into is null and c.erased_at is null and ${FILTERS[filter]} and ${search}
      limit ${MAX_COUNTED + 1}) hits`.execute(db)
  return rows[0]?.total ?? 0
}

/** Customers who wait for an answer to their wish. */
export async function countSalesRepRequests(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customer c
    where ${FILTERS.ASKING}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Others with the same name or the same phone: perhaps the same person. */
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

interface AccountFigures {
  isGuest: boolean
  isStaff: boolean
  createdAt: Date
  mergedInto: number | null
  erasedAt: Date | null
  emailCanonical: string
  orders: number
  openOrders: number
  openReturns: number
  paidCents: number
  lastOrderAt: Date | null
  reviews: number
  addresses: number
}

/** What there is about a customer besides the profile; undefined for an unknown one. */
export async function findAccountFigures(
  db: Queryable,
  custId: number,
): Promise<AccountFigures | undefined> {
  const { rows } = await sql<AccountFigures>`
    select c.created_at, c.merged_into, c.erased_at, c.email_canonical,
      not exists (select from credential k where k.cust_id = c.cust_id) as is_guest,
      c.cust_type = 'S' or exists (select from staff_member s where s.cust_id = c.cust_id) as is_staff,
      o.orders, o.open_orders, o.paid_cents, o.last_order_at,
      (select count(*)::int from return_request r join orders ro using (order_id)
        where ro.cust_id = c.cust_id and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED')) as open_returns,
      (select count(*)::int from review v where v.cust_id = c.cust_id) as reviews,
      (select count(*)::int from address a where a.cust_id = c.cust_id) as addresses
    from customer c cross join lateral (
      select count(*)::int as orders, max(created_at) as last_order_at,
        (count(*) filter (where order_status in ('NEW', 'PRINTED', 'OPEN')))::int as open_orders,
        coalesce(sum(grand_total_cents - refunded_cents)
          filter (where payment_status <> 'UNPAID'), 0)::int8 as paid_cents
      from orders where orders.cust_id = c.cust_id) o
    where c.cust_id = ${custId}`.execute(db)
  return rows[0]
}

/** Where the last order with an address went. */
export async function findLastAddress(db: Queryable, custId: number) {
  const order = await db
    .selectFrom('orders')
    .select(['address', 'address2', 'city', 'stateProvince', 'postalCode', 'country'])
    .where('custId', '=', custId)
    .where('address', 'is not', null)
    .orderBy('orderId', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!order) return null
  const { address, address2, ...place } = order
  return { ...place, address: [address, address2].filter(Boolean).join(', ') }
}

import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { OPEN_RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'

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

/** A customer's data besides the profile; undefined for an unknown one. */
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
        where ro.cust_id = c.cust_id and r.status in (${literals(OPEN_RETURN_STATUSES)})) as open_returns,
      (select count(*)::int from review v where v.cust_id = c.cust_id) as reviews,
      (select count(*)::int from address a where a.cust_id = c.cust_id) as addresses
    from customer c cross join lateral (
      select count(*)::int as orders, max(created_at) as last_order_at,
        (count(*) filter (where order_status in (${literals(OPEN_ORDER_STATUSES)})))::int as open_orders,
        coalesce(sum(grand_total_cents - refunded_cents)
          filter (where payment_status <> 'UNPAID'), 0)::int8 as paid_cents
      from orders where orders.cust_id = c.cust_id) o
    where c.cust_id = ${custId}`.execute(db)
  return rows[0]
}

/** Where the last order with an address was sent. */
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

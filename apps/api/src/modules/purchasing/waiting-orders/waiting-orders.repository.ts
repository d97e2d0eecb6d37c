import type { Day } from '@mendwell/domain/days/calendar'
import type { DayRange } from '@mendwell/domain/delivery/delivery-dates'
import type { TravelFacts } from '@mendwell/domain/delivery/delivery-rules'
import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'

interface WaitingOrder {
  orderId: number
  custId: number
  email: string
  pickupType: 'IN STORE' | 'DELIVERY'
  country: string | null
  postalCode: string | null
  isPaid: boolean
  /** The promise for its waiting pieces. */
  days: DayRange | null
  lines: { productId: number; pieces: number; facts: TravelFacts }[]
}

/**
 * Locks the promises of open orders that wait for pieces of one of these products, oldest order first. Orders from
 * before there were dates have none.
 */
export async function lockWaitingOrders(
  tx: Queryable,
  productIds: readonly number[],
): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select o.order_id, o.cust_id, o.email, o.pickup_type, o.country, o.postal_code,
      o.payment_status <> 'UNPAID' as is_paid,
      case when d.from_day is not null then json_build_object('from', to_char(d.from_day, 'YYYY-MM-DD'),
        'to', to_char(d.to_day, 'YYYY-MM-DD')) end as days,
      (select json_agg(json_build_object('productId', a.product_id, 'pieces', a.pieces,
          'facts', json_build_object('kindKey', p.kind_key, 'department', c.category, 'weight', p.weight,
            'weightUnit', p.weight_unit)))
        from public.stock_awaited a join product p using (product_id) join category c using (category_id)
        where a.order_id = o.order_id and a.pieces > 0) as lines
    from order_delivery d join orders o using (order_id)
    where d.part = 'BACKORDER' and o.order_status in (${literals(OPEN_ORDER_STATUSES)}) and exists (
      select from public.stock_awaited a
      where a.order_id = o.order_id and a.product_id = any(${productIds}::int[]) and a.pieces > 0)
    order by o.order_id for update of d`.execute(tx)
  return rows
}

/** Changes the promised days of an order's waiting pieces. */
export async function updateWaitingDays(
  tx: Queryable,
  orderId: number,
  days: DayRange | null,
): Promise<void> {
  await sql`update order_delivery set from_day = ${days?.from ?? null}, to_day = ${days?.to ?? null}
    where order_id = ${orderId} and part = 'BACKORDER'`.execute(tx)
}

/** Products that suppliers should have delivered before this day and have not. */
export async function findOverdueProducts(db: Queryable, today: Day): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    select distinct product_id from public.stock_coming
    where pieces > 0 and expected_on < ${today} order by product_id`.execute(db)
  return rows.map(({ productId }) => productId)
}

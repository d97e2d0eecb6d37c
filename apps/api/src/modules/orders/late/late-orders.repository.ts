import type { DayRange } from '@mendwell/domain/delivery/delivery-dates'
import type { TravelFacts } from '@mendwell/domain/delivery/delivery-rules'
import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'

export interface OpenOrder {
  orderId: number
  custId: number
  email: string
  country: string | null
  postalCode: string | null
  isPaid: boolean
  parts: { part: 'PARCEL' | 'FREIGHT'; pieces: number; days: DayRange }[]
  /** Pieces of each item that have left or are not to be sent any more. */
  lines: { facts: TravelFacts; settled: number }[]
}

/** Orders of which pieces that were in stock may still have to leave. */
export const findOpenOrders = async (db: Queryable): Promise<OpenOrder[]> =>
  (await openOrders(sql`true`).execute(db)).rows

/** The same of one order, locked against parcels and other changes; undefined if it is no longer open. */
export async function lockOpenOrder(
  tx: Queryable,
  orderId: number,
): Promise<OpenOrder | undefined> {
  await sql`select from orders where order_id = ${orderId} for no key update`.execute(tx)
  return (await openOrders(sql`o.order_id = ${orderId}`).execute(tx)).rows[0]
}

const openOrders = (which: RawBuilder<unknown>) => sql<OpenOrder>`
  select o.order_id, o.cust_id, o.email, o.country, o.postal_code, o.payment_status <> 'UNPAID' as is_paid,
    promised.parts,
    (select json_agg(json_build_object('settled', sent.pieces + given.pieces,
        'facts', json_build_object('kindKey', p.kind_key, 'department', c.category, 'weight', p.weight,
          'weightUnit', p.weight_unit)))
      from order_item i join product p using (product_id) join category c using (category_id)
        cross join lateral (select coalesce(sum(s.quantity), 0) as pieces from shipment_item s
          where s.order_item_id = i.order_item_id) as sent
        cross join lateral (select coalesce(sum(r.kept), 0) as pieces
          from refund_item r join refund f using (refund_id)
          where r.order_item_id = i.order_item_id and f.status <> 'FAILED') as given
      where i.order_id = o.order_id) as lines
  from orders o
    cross join lateral (select json_agg(json_build_object('part', d.part, 'pieces', d.pieces,
        'days', json_build_object('from', to_char(d.from_day, 'YYYY-MM-DD'), 'to', to_char(d.to_day, 'YYYY-MM-DD')))
        order by d.part) as parts
      from order_delivery d where d.order_id = o.order_id and d.part in ('PARCEL', 'FREIGHT')) as promised
  where o.order_status in (${literals(OPEN_ORDER_STATUSES)}) and promised.parts is not null and ${which}
  order by o.order_id`

/** Changes the promised days of what an order sends by parcel or by freight. */
export async function updateDays(
  tx: Queryable,
  { orderId, part, days }: { orderId: number; part: string; days: DayRange },
): Promise<void> {
  await tx
    .updateTable('orderDelivery')
    .set({ fromDay: days.from, toDay: days.to })
    .where('orderId', '=', orderId)
    .where('part', '=', part)
    .execute()
}

import { DEFAULT_MIN_DAYS_LEFT } from '@mendwell/domain/lots/lots'
import { OPEN_ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'
import { heldPieces } from '../../lots/sql/lots.sql.ts'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'

interface ReorderRow {
  productId: number
  onHand: number
  expiring: number
  onOrder: number
  promised: number
  perDay: number
  leadDays: number
  packSize: number
  minQuantity: number
  /** Per piece, in cents. */
  cost: number
}

/**
 * What decides how much to reorder of a supplier's counted products. Sold per day is the mean of the last 90 days,
 * including today, without days on which it was out of stock.
 */
export async function findReorderRows(db: Queryable, supplierId: number): Promise<ReorderRow[]> {
  const { rows } = await sql<ReorderRow>`
    with item as (
      select p.product_id, p.quantity, sp.cost_cents, sp.pack_size, sp.min_quantity, s.lead_days, p.product_name
      from supplier_product sp join supplier s using (supplier_id) join product p using (product_id)
      where sp.supplier_id = ${supplierId} and p.product_status = 'A' and p.quantity is not null),
    moved as (
      select m.product_id, ${dayOf(sql`m.created_at`)} as day, sum(m.delta) as delta, bool_or(m.delta > 0) as came
      from stock_movement m where m.product_id in (select product_id from item)
        and m.created_at > now() - interval '92 days' group by 1, 2),
    sold as (
      select i.product_id, ${dayOf(sql`o.created_at`)} as day, sum(i.quantity) as pieces
      from order_item i join orders o using (order_id)
      where i.product_id in (select product_id from item) and o.payment_status <> 'UNPAID'
        and o.order_status <> 'REJECTED' and o.created_at > now() - interval '92 days' group by 1, 2),
    days as (
      select item.product_id, coalesce(sold.pieces, 0) as pieces, coalesce(moved.came, false)
        or item.quantity - sum(coalesce(moved.delta, 0)) over (
          partition by item.product_id order by d.day desc) > 0 as in_stock
      from item cross join (select public.shop_day() - away as day from generate_series(0, 89) away) d
        left join moved on (moved.product_id, moved.day) = (item.product_id, d.day)
        left join sold on (sold.product_id, sold.day) = (item.product_id, d.day)),
    pace as (
      select product_id, coalesce(avg(pieces) filter (where in_stock), avg(pieces))::float8 as per_day
      from days group by 1)
    select item.product_id, item.quantity as on_hand, item.lead_days, item.pack_size, item.min_quantity,
      item.cost_cents as cost, pace.per_day,
      (select coalesce(sum(ls.quantity), 0)::int from stock_lot sl join lot_stock ls using (lot_id)
        join product_tracking t using (product_id)
        where sl.product_id = item.product_id and ls.bucket = 'AVAILABLE' and t.tracking <> 'NONE'
          and sl.expires_on < public.shop_day() + coalesce(t.min_days_left, ${DEFAULT_MIN_DAYS_LEFT}::int)) as expiring,
      (select coalesce(sum(greatest(0, l.quantity - l.received)), 0)::int
        from purchase_order_line l join purchase_order o using (purchase_order_id)
        where l.product_id = item.product_id and o.state in ('SENT', 'PARTLY_RECEIVED')) as on_order,
      (select coalesce(sum(greatest(0, order_item.quantity - ${heldPieces}
          - (select coalesce(sum(g.quantity), 0) from shipment_item g where g.order_item_id = order_item.order_item_id)
          - (select coalesce(sum(r.kept), 0) from refund_item r join refund f using (refund_id)
            where r.order_item_id = order_item.order_item_id and f.status <> 'FAILED'))), 0)::int
        from order_item join orders using (order_id)
        where order_item.product_id = item.product_id and orders.order_status in (${literals(OPEN_ORDER_STATUSES)})) as promised
    from item join pace using (product_id) order by item.product_name`.execute(db)
  return rows
}

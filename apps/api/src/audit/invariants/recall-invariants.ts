import type { Invariant } from './invariant.ts'

/** An affected lot of a confirmed recall. */
const AFFECTED = 'recall_lot x join recall r using (recall_id)'

/** What must always be true of recalls (rules of recalls, R1 to R6) and of what they block. */
export const RECALL_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a recall that acts was confirmed by a person',
    violations: `select recall_id from recall where status in ('ACTIVE', 'CLOSED')
      and (confirmed_by is null or confirmed_by not like 'staff %')`,
  },
  {
    rule: 'no piece of a recalled lot is on sale',
    violations: `select x.recall_id, x.lot_id from ${AFFECTED} join lot_stock s using (lot_id)
      where x.is_affected and r.status in ('ACTIVE', 'CLOSED') and s.bucket = 'AVAILABLE' and s.quantity > 0`,
  },
  {
    rule: 'every order that got a recalled lot before the recall is notified',
    violations: `select distinct x.recall_id, i.order_id from ${AFFECTED}
      join shipment_lot g using (lot_id) join order_item i using (order_item_id)
      where x.is_affected and r.status in ('ACTIVE', 'CLOSED') and not exists (select from recall_notice n
        join recall_notice_item p using (notice_id) where (n.recall_id, n.order_id, p.order_item_id, p.lot_id) =
          (x.recall_id, i.order_id, g.order_item_id, x.lot_id))`,
  },
  {
    rule: 'no order is notified of a recalled lot that it did not get',
    violations: `select n.notice_id, p.lot_id from recall_notice n join recall_notice_item p using (notice_id)
      where p.lot_id is not null and (not exists (select from recall_lot x
          where (x.recall_id, x.lot_id) = (n.recall_id, p.lot_id) and x.is_affected)
        or (select coalesce(sum(g.quantity), 0) from shipment_lot g
            where (g.lot_id, g.order_item_id) = (p.lot_id, p.order_item_id))
          < (select sum(o.quantity) from recall_notice_item o
            where (o.notice_id, o.order_item_id, o.lot_id) = (p.notice_id, p.order_item_id, p.lot_id)))
      union all select n.notice_id, null from recall_notice n
        where not exists (select from recall_notice_item p where p.notice_id = n.notice_id)`,
  },
  {
    rule: 'a recall gives nothing for more pieces than its order got of what is recalled',
    violations: `select m.recall_id, m.order_item_id from recall_remedy m
      where m.quantity > (select coalesce(sum(p.quantity), 0) from recall_notice n join recall_notice_item p using (notice_id)
        where (n.recall_id, p.order_item_id) = (m.recall_id, m.order_item_id))`,
  },
  {
    rule: 'a recall that gives money gives it from what was paid, of a replacement too',
    violations: `select m.recall_id, m.order_item_id from recall_remedy m join return_request q using (return_id)
      join replacement_item x on x.order_item_id = q.order_item_id
      where q.kind = 'REFUND' and q.status <> 'DECLINED' and q.paid_item_id is null`,
  },
  {
    rule: 'only a recall refunds shipping, once and no more than was charged',
    violations: `select o.order_id from orders o join order_item i using (order_id)
        join return_request q on coalesce(q.paid_item_id, q.order_item_id) = i.order_item_id
      where q.status <> 'DECLINED' group by o.order_id
      having sum(q.shipping_refund_cents) > o.shipping_handling_cents - o.shipping_discount_cents
      union all select q.order_id from return_request q where q.shipping_refund_cents > 0
        and not exists (select from recall_remedy m where m.return_id = q.return_id)`,
  },
  {
    rule: 'no piece of a recalled lot left after the recall',
    violations: `select g.shipment_id, g.lot_id from shipment_lot g join shipment s using (shipment_id)
      join recall_lot x using (lot_id) join recall r using (recall_id)
      where x.is_affected and r.confirmed_at < s.shipped_at`,
  },
  {
    rule: 'a product that a recall stops is counted, none of it is on sale, and it is closed to orders',
    violations: `select p.product_id from product p
      where public.is_product_stopped(p.product_id)
        and (p.quantity is null or p.quantity > 0 or p.sale_class <> 'NOT_ONLINE')`,
  },
  {
    rule: 'a product says that it is recalled exactly while one of its recalls is active',
    violations: `select p.product_id from product p where p.recalled <> exists (
      select from recall_product c join recall r using (recall_id)
      where c.product_id = p.product_id and r.status = 'ACTIVE')`,
  },
  {
    rule: 'nothing of an order left while it was on hold',
    violations: `select s.shipment_id, h.hold_id from order_hold h join shipment_item i using (order_item_id)
      join shipment s using (shipment_id)
      where s.shipped_at > h.placed_at and (h.lifted_at is null or s.shipped_at < h.lifted_at)`,
  },
]

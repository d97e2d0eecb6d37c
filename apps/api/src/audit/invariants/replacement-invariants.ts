import type { Invariant } from './invariant.ts'

/** What must always be true of replacements (decision 0055). */
export const REPLACEMENT_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a replacement costs nothing, is paid by nobody and goes to the customer of the order',
    violations: `select r.order_id from replacement r join orders o using (order_id)
      join orders replaced on replaced.order_id = r.replaces_order_id
      where r.reason <> 'EXCHANGE' and (o.grand_total_cents <> 0 or o.subtotal_cents <> 0
        or o.cust_id <> replaced.cust_id or exists (select from order_tender t where t.order_id = o.order_id))`,
  },
  {
    rule: 'every item of a replacement names an item of the same product in the order it replaces',
    violations: `select i.order_item_id from replacement r join order_item i using (order_id)
      left join replacement_item x using (order_item_id)
      left join order_item replaced on (replaced.order_item_id, replaced.order_id) = (x.replaces_item_id, r.replaces_order_id)
      where replaced.order_item_id is null or (r.reason <> 'EXCHANGE' and replaced.product_id <> i.product_id)
      union all select x.order_item_id from replacement_item x join order_item i using (order_item_id)
      where not exists (select from replacement r where r.order_id = i.order_id)`,
  },
  {
    rule: 'no piece is replaced that had not left, and none twice',
    // For an order whose status was changed by hand, only its items are known.
    violations: `select i.order_item_id from order_item i
      join replaceable_item pieces using (order_item_id)
      where pieces.replaced > case when exists (select from shipment s where s.order_id = i.order_id)
          and not exists (select from replacement_item x join order_item n using (order_item_id)
            join replacement r on r.order_id = n.order_id
            where x.replaces_item_id = i.order_item_id and r.return_id is not null)
        then pieces.handed_over else i.quantity end`,
  },
  {
    rule: 'what answers a return is no more than it has, and the return is replaced',
    violations: `select r.order_id from replacement r join return_request q using (return_id)
      join order_item i on i.order_id = r.order_id
      where (r.reason <> 'EXCHANGE' and q.status <> 'REPLACED') or q.order_id <> r.replaces_order_id
      group by r.order_id
      union select r.order_id from replacement r join return_request q using (return_id)
      join order_item i on i.order_id = r.order_id
      group by r.order_id, q.quantity having sum(i.quantity) > q.quantity`,
  },
  {
    rule: 'money for a replaced piece is that of the item it replaces, and no more than was paid',
    violations: `select q.return_id from return_request q join order_item paid on paid.order_item_id = q.paid_item_id
        cross join lateral public.refunded_of_item(q.paid_item_id) back
      where q.paid_item_id <> public.paid_item(q.order_item_id) or back.pieces > paid.quantity
        or back.cents > paid.line_total_cents - paid.discount_cents + paid.tax_cents
      union select q.return_id from return_request q join refund f using (return_id)
        join order_item paid on paid.order_item_id = public.refunded_item(q, f.order_id) where f.order_id <> paid.order_id`,
  },
]

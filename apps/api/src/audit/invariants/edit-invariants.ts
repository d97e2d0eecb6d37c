import type { Invariant } from './invariant.ts'

/** What must always be true of edited orders (decision 0040). */
export const EDIT_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'the edits of an order follow each other, and end in its total',
    violations: `select e.order_id, e.edit_id from (select order_id, edit_id, after_cents,
        lead(before_cents) over (partition by order_id order by edit_id) as next_cents from order_edit) e
      join orders o using (order_id) where e.after_cents <> coalesce(e.next_cents, o.grand_total_cents)`,
  },
  {
    rule: 'a line without pieces was taken off by an edit',
    violations: `select i.order_item_id from order_item i where i.quantity = 0
      and not exists (select from order_edit e where e.order_id = i.order_id)`,
  },
  {
    rule: 'what was added to a paid order is an order of the same customer',
    violations: `select e.edit_id from order_edit e join orders o using (order_id)
      join orders added on added.order_id = e.added_order_id
      where added.cust_id <> o.cust_id or o.payment_status = 'UNPAID' or added.placed_by <> 'STAFF'`,
  },
  {
    rule: 'what edits gave back was refunded',
    violations: `select e.order_id from (select order_id, sum(refunded_cents) as cents from order_edit group by 1) e
      where e.cents > (select coalesce(sum(r.amount_cents), 0) from refund r
        where r.order_id = e.order_id and r.retry_of is null)`,
  },
  {
    rule: 'what staff took off an order is no more than was written down with who gave it',
    violations: `select d.order_id from order_discount d join promotion p using (promotion_id)
      where p.origin = 'STAFF' group by 1
      having sum(d.cents) > coalesce((select s.given_cents from staff_discount s where s.order_id = d.order_id
        order by s.discount_id desc limit 1), 0)`,
  },
]

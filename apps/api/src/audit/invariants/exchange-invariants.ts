import type { Invariant } from './invariant.ts'

/** Orders that send another size, with what was agreed and the return they answer. */
const EXCHANGES = `replacement r join orders o using (order_id) join return_request q on q.return_id = r.return_id
  left join return_exchange e on e.return_id = r.return_id`

/** What was refunded or is being refunded for the pieces of an exchange, in cents. */
const GIVEN_BACK = `(select coalesce(sum(f.amount_cents), 0) from refund f where f.return_id = q.return_id and f.status <> 'FAILED')`

/** What must always be true of exchanges for another size (decision 0059). */
export const EXCHANGE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'an exchange sends what was agreed, at the agreed price, to the customer of the order',
    violations: `select r.order_id from ${EXCHANGES}
      join orders replaced on replaced.order_id = r.replaces_order_id
      left join order_item i on i.order_id = r.order_id
      where r.reason = 'EXCHANGE' and (e.return_id is null or q.kind <> 'EXCHANGE' or q.order_id <> r.replaces_order_id
        or o.cust_id <> replaced.cust_id or i.product_id is distinct from e.product_id
        or i.quantity is distinct from q.quantity or i.unit_price_cents is distinct from e.unit_due_cents
        or o.grand_total_cents <> e.unit_due_cents * q.quantity + e.tax_due_cents + q.shipping_fee_cents)`,
  },
  {
    rule: 'a return asks for another size or for none, and is exchanged once',
    violations: `select q.return_id from return_request q left join return_exchange e using (return_id)
      where (q.kind = 'EXCHANGE') <> (e.return_id is not null)
      union all select return_id from replacement where reason = 'EXCHANGE' group by return_id having count(*) > 1
      union all select q.return_id from return_request q where q.kind = 'EXCHANGE'
        and q.status in ('APPROVED', 'RECEIVED', 'REFUNDED', 'REPLACED')
        and not exists (select from replacement r where r.return_id = q.return_id and r.reason = 'EXCHANGE')`,
  },
  {
    rule: 'an exchange asks for money or gives some back, never both, and no more than was paid',
    violations: `select q.return_id from return_request q join return_exchange e using (return_id)
      where q.refund_cents > e.credit_cents
        or (q.refund_cents > 0 and e.unit_due_cents + e.tax_due_cents + q.shipping_fee_cents > 0)`,
  },
  {
    rule: 'no exchange leaves before the pieces that it is for are back',
    violations: `select r.order_id from ${EXCHANGES} join order_item i on i.order_id = r.order_id
      where r.reason = 'EXCHANGE' and q.status not in ('RECEIVED', 'REPLACED')
        and (exists (select from shipment_item s where s.order_item_id = i.order_item_id)
          or o.order_status <> 'REJECTED' and not exists (select from order_hold h
            where h.order_item_id = i.order_item_id and h.reason = 'EXCHANGE' and h.lifted_at is null))`,
  },
  {
    rule: 'pieces are exchanged or refunded, never both',
    violations: `select r.order_id from ${EXCHANGES}
      where r.reason = 'EXCHANGE' and (q.status = 'REFUNDED' and o.order_status <> 'REJECTED'
        or q.status = 'REPLACED' and o.payment_status = 'UNPAID' and o.order_status <> 'REJECTED'
        or q.status = 'DECLINED' and o.order_status <> 'REJECTED'
        or q.status in ('REQUESTED', 'APPROVED', 'RECEIVED', 'DECLINED') and ${GIVEN_BACK} > 0
        or q.status = 'REPLACED' and ${GIVEN_BACK} > q.refund_cents
        or q.status = 'REFUNDED' and ${GIVEN_BACK} > public.exchange_credit_left(q.return_id) + q.refund_cents)`,
  },
  {
    rule: 'pieces of another size give back what both of their orders were paid for them, once',
    violations: `select q.return_id from return_request q
      where q.paid_item_id is not null and q.exchanged_item_id is distinct from public.exchanged_item(q.order_item_id)
      union all select e.return_id from return_exchange e where public.exchange_credit_left(e.return_id) < 0
      union all select i.order_item_id from order_item i cross join lateral public.refunded_of_item(i.order_item_id) back
      where exists (select from return_request q where q.exchanged_item_id = i.order_item_id)
        and (back.pieces > i.quantity or back.cents > i.line_total_cents - i.discount_cents + i.tax_cents)
      union all select q.return_id from return_request q join refund f using (return_id)
        cross join lateral (select public.refunded_item(q, f.order_id) = q.exchanged_item_id as is_difference) part
      where q.exchanged_item_id is not null and f.status <> 'FAILED'
      group by q.return_id, f.order_id, is_difference
      having sum(f.amount_cents) > case when is_difference then q.difference_cents else q.refund_cents - q.difference_cents end`,
  },
]

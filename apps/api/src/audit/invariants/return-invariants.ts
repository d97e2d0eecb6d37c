import type { Invariant } from './invariant.ts'

/**
 * What must always be true of discounts that returns take back (decision 0084), and of refunds that staff lower (decision
 * 0087).
 */
export const RETURN_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a return takes back no more of a discount than its order got under a condition',
    violations: `select q.return_id from return_request q where q.reclaimed_cents > 0
      and q.reclaimed_cents > (select coalesce(sum(d.cents), 0) from order_discount d join promotion p using (promotion_id)
        where d.order_id = q.order_id and d.order_item_id is not null and p.conditions <> '[]')`,
  },
  {
    rule: 'returns of an order give back no more of its discounts than returns took back',
    violations: `select order_id from return_request group by order_id
      having coalesce(sum(-reclaimed_cents) filter (where reclaimed_cents < 0 and status <> 'DECLINED'), 0)
        > coalesce(sum(reclaimed_cents) filter (where reclaimed_cents > 0), 0)`,
  },
  {
    rule: 'a return for a refund gives back no more than was quoted, less what was taken off it',
    violations: `select q.return_id from return_request q join refund f using (return_id)
      where q.kind = 'REFUND' and f.status <> 'FAILED'
      group by q.return_id having sum(f.amount_cents) > q.refund_cents - q.withheld_cents`,
  },
  {
    rule: 'a return has at most one label that was bought and not given back, and it costs no less than nothing',
    violations: `select return_id from return_label where bought_at is not null and status <> 'VOIDED'
        group by return_id having count(*) > 1
      union all select return_id from return_label where cost_cents < 0 or bought_at is not null
        and (cost_cents is null or shipment_ref is null)
      union all select min(return_id) from return_label where shipment_ref is not null
        group by shipment_ref having count(*) > 1`,
  },
  {
    rule: 'a bought label is of a return that staff approved, and that of a declined one is given back',
    violations: `select return_id from return_label join return_request q using (return_id)
      where bought_at is not null and not exists (select from return_status_move m
          where m.return_id = q.return_id and m.to_status = 'APPROVED')
        or return_label.status = 'BOUGHT' and q.status in ('REQUESTED', 'DECLINED')`,
  },
  {
    rule: 'no refund of recalled goods is lowered',
    violations: `select q.return_id from return_request q join recall_remedy using (return_id) where q.withheld_cents > 0`,
  },
]

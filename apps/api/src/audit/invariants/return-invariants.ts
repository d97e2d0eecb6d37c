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
    rule: 'no refund of recalled goods is lowered',
    violations: `select q.return_id from return_request q join recall_remedy using (return_id) where q.withheld_cents > 0`,
  },
]

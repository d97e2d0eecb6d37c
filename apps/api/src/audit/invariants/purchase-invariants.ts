import type { Invariant } from './invariant.ts'

/** What must always be true of purchase orders, their receipts and what those cost (migrations 0840, 1110). */
export const PURCHASE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'what came of a purchase order is the sum of its receipts',
    violations: `select l.line_id from purchase_order_line l left join purchase_receipt_line r using (line_id)
      group by l.line_id having l.received <> coalesce(sum(r.quantity), 0)`,
  },
  {
    rule: 'a purchase order is received as far as its lines say',
    violations: `select o.purchase_order_id from purchase_order o join purchase_order_line l using (purchase_order_id)
      group by o.purchase_order_id
      having o.state in ('DRAFT', 'SENT', 'CANCELLED') and sum(l.received) > 0
        or o.state = 'RECEIVED' and bool_or(l.received < l.quantity)
        or o.state = 'PARTLY_RECEIVED' and (sum(l.received) = 0 or bool_and(l.received >= l.quantity))`,
  },
  {
    rule: 'each line of a receipt moved its own pieces into stock',
    violations: `select r.receipt_line_id from purchase_receipt_line r join purchase_order_line l using (line_id)
        left join stock_movement s on s.movement_id = r.stock_movement_id
        left join lot_movement m on m.movement_id = r.lot_movement_id left join stock_lot t using (lot_id)
      where r.quantity is distinct from coalesce(s.delta, m.delta)
        or l.product_id is distinct from coalesce(s.product_id, t.product_id)`,
  },
  {
    rule: 'the shares of what a delivery cost besides its goods add up to what was typed',
    violations: `select c.cost_id from purchase_receipt_cost c left join purchase_receipt_share s using (cost_id)
      group by c.cost_id
      having c.freight_cents + c.duty_cents + c.other_cents <> coalesce(sum(s.share_cents), 0)`,
  },
  {
    rule: 'a cost of a delivery is shared by all of its lines, and by no others',
    violations: `select c.cost_id from purchase_receipt_cost c
      where array(select receipt_line_id from purchase_receipt_share s where s.cost_id = c.cost_id order by 1)
        <> array(select receipt_line_id from purchase_receipt_line l where l.receipt_id = c.receipt_id order by 1)`,
  },
]

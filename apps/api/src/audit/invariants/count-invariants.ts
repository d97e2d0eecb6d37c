import type { Invariant } from './invariant.ts'

/** What must always be true of counts of stock (migration 1085; rules of receiving stock, G5). */
export const COUNT_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a finished count has booked every difference once, into its own product and lot',
    violations: `select l.line_id from stock_count_line l join stock_count c using (count_id)
        left join stock_movement s on s.movement_id = l.stock_movement_id
        left join lot_movement m on m.movement_id = l.lot_movement_id
      where c.state = 'DONE' and coalesce(l.counted - l.on_hand, 0) <> coalesce(s.delta, m.delta, 0)
        or s.product_id <> l.product_id or s.reason <> 'COUNT'
        or (m.lot_id, m.bucket, m.reason) is distinct from (l.lot_id, l.bucket, 'COUNT') and m.movement_id is not null`,
  },
  {
    rule: 'a count that is not finished has moved nothing',
    violations: `select l.line_id from stock_count_line l join stock_count c using (count_id)
      where c.state <> 'DONE' and num_nonnulls(l.stock_movement_id, l.lot_movement_id) > 0`,
  },
]

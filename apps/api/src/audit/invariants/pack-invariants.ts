import type { Invariant } from './invariant.ts'

/** What must always be true of packs that share their pieces (migration 0800). */
export const PACK_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'the pieces of a pool are the sum of its ledger and never below zero',
    violations: `select l.pool_id from pack_pool l left join pool_entry e using (pool_id)
      group by l.pool_id having l.pieces < 0 or l.pieces <> coalesce(sum(e.delta), 0)`,
  },
  {
    rule: 'packs of one pool are there as often as its pieces make them, and not at all while a recall stops them',
    violations: `select m.pool_id, m.product_id from pool_member m join pack_pool l using (pool_id)
      join product p using (product_id)
      where p.quantity is distinct from
        case when public.is_product_stopped(m.product_id) then 0 else l.pieces / m.pieces end`,
  },
  {
    rule: 'each movement of a pack takes its pieces from the pool once',
    violations: `select e.entry_id from pool_entry e join stock_movement s using (movement_id)
      where s.product_id <> e.product_id or s.reason = 'POOL' or (s.delta > 0) <> (e.delta > 0)
        or e.delta % s.delta <> 0
      union all select s.movement_id from pool_member m
        join (select product_id, max(after_movement) as after_movement from pool_entry where reason = 'JOIN' group by 1) j
          using (product_id)
        join stock_movement s on s.product_id = m.product_id and s.reason <> 'POOL' and s.movement_id > j.after_movement
        left join pool_entry e using (movement_id)
      where e.delta is distinct from s.delta * m.pieces`,
  },
  {
    rule: 'a pack is opened only where staff allow it: all but the smallest of a pool may be opened',
    violations: `select m.pool_id, m.product_id from pool_member m join product_pack k using (product_id)
      where not k.may_open and exists (select from pool_member smaller
        where smaller.pool_id = m.pool_id and smaller.pieces < m.pieces)`,
  },
  {
    rule: 'a pool is of one group, and holds packs of two sizes or more',
    violations: `select m.pool_id from pool_member m join pack_pool l using (pool_id)
      left join product_pack k on k.product_id = m.product_id and k.group_key = l.group_key
      group by m.pool_id having count(*) < 2 or count(k.product_id) < count(*)`,
  },
]

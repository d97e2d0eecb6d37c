import type { Invariant } from './invariant.ts'

/** The time within which the job after a change of sales is done, or retried. */
const SETTLED = `interval '10 minutes'`

/** What must always be true of scheduled sales, of tiers and of prices by quote. */
export const PRICE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'lists know of each product the scheduled sale that it is charged by',
    violations: `select p.product_id from product p
        left join lateral timed_sale_at(p.product_id, p.category_id, p.brand_id, p.unit_price_cents, now()) t on true
      where t.cents is distinct from
          case when p.timed_sale_from <= now() and now() < p.timed_sale_until then p.timed_sale_cents end
        and not exists (select from scheduled_sale s where s.updated_at > now() - ${SETTLED}
          or s.starts_at between now() - ${SETTLED} and now() or s.ends_at between now() - ${SETTLED} and now())`,
  },
  {
    rule: 'a search reads the scheduled sale that the product says',
    violations: `select p.product_id from product p join product_search s using (product_id)
      where (p.timed_sale_cents, p.timed_sale_from, p.timed_sale_until)
        is distinct from (s.timed_sale_cents, s.timed_sale_from, s.timed_sale_until)`,
  },
  {
    rule: 'more pieces of a product cost less each, tier by tier',
    violations: `select product_id, group_key, from_quantity from (
        select *, lag(kind) over steps as kind_before, lag(cents) over steps as cents_before, lag(rate) over steps as rate_before
        from price_tier window steps as (partition by product_id, group_key order by from_quantity)) t
      where kind <> kind_before or cents >= cents_before or rate <= rate_before`,
  },
  {
    rule: 'the history of prices ends with what each price is worked out from now',
    violations: `select 'product ' || p.product_id as broken from product p left join lateral (
        select * from product_price k where k.product_id = p.product_id order by k.from_at desc limit 1) k on true
      where k.product_id is null or
        (k.unit_price_cents, k.sale_price_cents, k.category_id, k.brand_id, k.is_shown) is distinct from
        (p.unit_price_cents, case when p.cut_price then p.sale_price_cents end, p.category_id, p.brand_id,
          p.product_status = 'A' and not p.price_hidden)
      union all select 'online discount' where online_discount_set() is distinct from
        (select rate from online_discount order by from_at desc limit 1)
      union all select 'sale ' || s.sale_id from scheduled_sale s left join lateral (
        select * from scheduled_sale_version k where k.sale_id = s.sale_id order by k.from_at desc limit 1) k on true
      where k.sale_id is null or (k.kind, k.rate, k.cents, k.product_ids, k.category_ids, k.brand_ids, k.starts_at,
          k.ends_at, k.is_canceled) is distinct from
        (s.kind, s.rate, s.cents, s.product_ids, s.category_ids, s.brand_ids, s.starts_at, s.ends_at,
          s.canceled_at is not null)`,
  },
  {
    rule: 'an order at the prices of a quote charges exactly these, for the pieces that were asked for',
    violations: `select f.order_id from quote_offer f
      where f.order_id is not null and not exists (select from order_edit e where e.order_id = f.order_id)
        and exists (
          select from (select product_id, sum(quantity) as pieces, min(unit_price_cents) as low,
                max(unit_price_cents) as high, sum(discount_cents) as off
              from order_item where order_id = f.order_id group by product_id) i
            full join (select * from quote_line where request_id = f.request_id) l using (product_id)
          where (i.pieces, i.low, i.high, i.off)
            is distinct from (l.quantity::bigint, l.unit_price_cents, l.unit_price_cents, 0::numeric))`,
  },
]

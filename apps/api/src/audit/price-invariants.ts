import type { Invariant } from './invariants.ts'

/** In which what a change of sales leaves to a job is done, or tried again. */
const SETTLED = `interval '10 minutes'`

/** What must always be true of scheduled sales and of tiers. */
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
]

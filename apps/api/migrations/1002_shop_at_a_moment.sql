-- Lists filter and order by what a product says of its sale of now or of its next one. Where that has ended at the moment that
-- is asked about, the sales themselves are asked. Its cost is that of the few rows of which this is so: with the usual one,
-- every list would be planned as if it were asked of each row.
create function public.timed_sale_cents_at(
  product_id int, category_id int, brand_id int, unit_price_cents bigint, moment timestamptz
) returns bigint language sql stable parallel safe cost 1 as $$
  select timed.cents from public.timed_sale_at($1, $2, $3, $4, $5) as timed
$$;

-- As in 0915, by the clock of the moment that is looked at.
create or replace function public.price_history(product_id int) returns jsonb language sql stable as $$
  with held as (select * from public.product_price k where k.product_id = $1)
  select jsonb_build_object(
    'now', floor(extract(epoch from coalesce(
      nullif(current_setting('mendwell.moment', true), '')::timestamptz, clock_timestamp())) * 1000),
    'products', (select coalesce(jsonb_agg(jsonb_build_object('from', floor(extract(epoch from h.from_at) * 1000),
        'unitPriceCents', h.unit_price_cents, 'salePriceCents', h.sale_price_cents, 'categoryId', h.category_id,
        'brandId', h.brand_id, 'isShown', h.is_shown, 'isOpening', h.is_opening) order by h.from_at), '[]') from held h),
    'discounts', (select coalesce(jsonb_agg(jsonb_build_object('from', floor(extract(epoch from d.from_at) * 1000),
        'rate', d.rate) order by d.from_at), '[]') from public.online_discount d),
    'sales', (select coalesce(jsonb_agg(jsonb_build_object('from', floor(extract(epoch from v.from_at) * 1000),
        'saleId', v.sale_id, 'kind', v.kind, 'rate', v.rate, 'cents', v.cents, 'productIds', v.product_ids,
        'categoryIds', v.category_ids, 'brandIds', v.brand_ids, 'isCanceled', v.is_canceled,
        'startsAt', floor(extract(epoch from v.starts_at) * 1000),
        'endsAt', floor(extract(epoch from v.ends_at) * 1000)) order by v.from_at), '[]')
      from public.scheduled_sale_version v where v.sale_id in (
        select f.sale_id from public.scheduled_sale_version f
        where (cardinality(f.product_ids) = 0 or $1 = any(f.product_ids))
          and (cardinality(f.category_ids) = 0 or f.category_ids && (select array_agg(h.category_id) from held h))
          and (cardinality(f.brand_ids) = 0 or f.brand_ids && (select array_agg(h.brand_id) from held h)))))
$$;

-- The history of a shop that is in use begins with its prices of now: what they were before is nowhere kept whole, for the
-- history of changes leaves imports out. What has changed since 0915 has its rows.
insert into product_price
  (product_id, from_at, unit_price_cents, sale_price_cents, category_id, brand_id, is_shown, is_opening)
select p.product_id, now(), p.unit_price_cents, case when p.cut_price then p.sale_price_cents end, p.category_id, p.brand_id,
  p.product_status = 'A' and not p.price_hidden, true
from product p where not exists (select from product_price k where k.product_id = p.product_id);

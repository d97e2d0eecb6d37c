-- A search reads one row of one table for each product it finds: what filters, facets, orders and ranks ask of a product
-- lies beside its words. Kept in step by triggers; no index holds these columns, so that writing them touches no index.

-- What one piece costs in the shop, in cents: the online price, or the sale price of a CUTPRICE product where it is lower
-- (the same as domain/pricing.ts; a test holds the two equal). The reduction is in thousandths of a percent, at most all.
create function public.online_price(unit_price_cents bigint, online_discount bigint) returns bigint
  language sql immutable parallel safe
  return (unit_price_cents * (100000 - online_discount) + 50000) / 100000;
create function public.shown_price(unit_price_cents bigint, sale_price_cents bigint, cut_price boolean, online_discount bigint)
  returns bigint language sql immutable parallel safe
  return least(case when cut_price then sale_price_cents end, public.online_price(unit_price_cents, online_discount));

alter table product_search
  add column product_name text not null default '',
  add column product_status char(1) not null default 'N',
  add column category_id int not null default 0,
  add column brand_id int,
  add column unit_price_cents bigint not null default 0,
  add column sale_price_cents bigint,
  add column cut_price boolean not null default false,
  add column in_stock boolean not null default false,
  add column traits smallint not null default 0,
  add column popular_flag smallint not null default 0,
  add column created_at timestamptz not null default now(),
  add column rating_count int,
  add column rating_sum int,
  -- A walker comes before its brake, where both are called so: such a name ranks as if it were so many letters longer.
  add column ranked_length smallint not null generated always as (length(product_name) + case
    when product_name ~* '\m(?:accessory|accessories|replacement|attachment|attachments)\M' then 150 else 0 end) stored;
-- Room for a changed row beside the old one.
alter table product_search set (fillfactor = 85);

create function public.copy_listed_facts(changed int) returns void language sql as $$
  update public.product_search as s set
    (product_name, product_status, category_id, brand_id, unit_price_cents, sale_price_cents, cut_price, in_stock, traits,
      popular_flag, created_at, rating_count, rating_sum) =
    (p.product_name, p.product_status, p.category_id, p.brand_id, p.unit_price_cents, p.sale_price_cents, p.cut_price,
      p.in_stock, p.traits, p.popular_flag, p.created_at, r.rating_count, r.rating_sum)
  from public.product as p left join public.product_rating as r using (product_id)
  where p.product_id = changed and s.product_id = p.product_id
$$;

create function public.copy_product_facts() returns trigger language plpgsql as $$
begin
  perform public.copy_listed_facts(new.product_id);
  return null;
end $$;
-- Triggers of one event run by name: this one after product_words, which makes the row. Ordinary sales change none of these.
create trigger product_words_facts after insert on product
  for each row execute function public.copy_product_facts();
create trigger product_words_facts_changed after update on product for each row when (
    (old.product_name, old.product_status, old.category_id, old.brand_id, old.unit_price_cents, old.sale_price_cents,
      old.cut_price, old.in_stock, old.traits, old.popular_flag, old.created_at)
    is distinct from (new.product_name, new.product_status, new.category_id, new.brand_id, new.unit_price_cents,
      new.sale_price_cents, new.cut_price, new.in_stock, new.traits, new.popular_flag, new.created_at))
  execute function public.copy_product_facts();

create function public.copy_rating() returns trigger language plpgsql as $$
begin
  perform public.copy_listed_facts(coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger rating_listed after insert or update or delete on product_rating
  for each row execute function public.copy_rating();

update product_search as s set
  (product_name, product_status, category_id, brand_id, unit_price_cents, sale_price_cents, cut_price, in_stock, traits,
    popular_flag, created_at, rating_count, rating_sum) =
  (p.product_name, p.product_status, p.category_id, p.brand_id, p.unit_price_cents, p.sale_price_cents, p.cut_price,
    p.in_stock, p.traits, p.popular_flag, p.created_at, r.rating_count, r.rating_sum)
  from product as p left join product_rating as r using (product_id) where s.product_id = p.product_id;

-- Lists are counted and ordered by the price that is shown, from the index alone.
drop index product_facts;
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, sale_price_cents, in_stock, cut_price, traits, product_id)
  where product_status = 'A';

-- What the prices that shoppers see were worked out from, and since when (domain/prices/prior-price.ts): where something is
-- on sale, the lowest price of the 30 days before is said of it. Each row holds until the next one of its product, or sale.
create table product_price (
  product_id int not null references product on delete cascade,
  from_at timestamptz not null,
  unit_price_cents bigint not null,
  -- Of a CUTPRICE product alone.
  sale_price_cents bigint,
  category_id int not null,
  brand_id int,
  -- Whether shoppers could see a price at all.
  is_shown boolean not null,
  -- It held already when the history began: what was before it nobody knows.
  is_opening boolean not null default false,
  primary key (product_id, from_at)
);
create table online_discount (
  from_at timestamptz primary key,
  -- Thousandths of a percent; null: the owner has set none.
  rate int
);
create table scheduled_sale_version (
  sale_id int not null references scheduled_sale on delete cascade,
  from_at timestamptz not null,
  kind text not null,
  rate int,
  cents bigint,
  product_ids int[] not null,
  category_ids int[] not null,
  brand_ids int[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_canceled boolean not null,
  primary key (sale_id, from_at)
);

-- What was is not rewritten; with its product it goes.
create trigger product_price_stays before update on product_price
  for each row execute function public.refuse_change();
create trigger online_discount_stays before update or delete on online_discount
  for each row execute function public.refuse_change();
create trigger scheduled_sale_version_stays before update on scheduled_sale_version
  for each row execute function public.refuse_change();

-- As things are when a transaction ends, for shoppers never see them before; later than what is known already.
create function public.keep_product_price() returns trigger language plpgsql as $$
begin
  insert into public.product_price
    (product_id, from_at, unit_price_cents, sale_price_cents, category_id, brand_id, is_shown)
  select p.product_id, greatest(clock_timestamp(), last.from_at + interval '1 microsecond'), p.unit_price_cents,
    case when p.cut_price then p.sale_price_cents end, p.category_id, p.brand_id,
    p.product_status = 'A' and not p.price_hidden
  from public.product p left join lateral (
    select * from public.product_price k where k.product_id = p.product_id order by k.from_at desc limit 1) last on true
  where p.product_id = new.product_id and (last.product_id is null or
    (last.unit_price_cents, last.sale_price_cents, last.category_id, last.brand_id, last.is_shown) is distinct from
    (p.unit_price_cents, case when p.cut_price then p.sale_price_cents end, p.category_id, p.brand_id,
      p.product_status = 'A' and not p.price_hidden));
  return null;
end $$;
create constraint trigger product_price_kept after insert on product deferrable initially deferred
  for each row execute function public.keep_product_price();
create constraint trigger product_price_kept_changed after update on product deferrable initially deferred
  for each row when (
    (old.unit_price_cents, old.sale_price_cents, old.cut_price, old.category_id, old.brand_id, old.product_status, old.price_hidden)
    is distinct from
    (new.unit_price_cents, new.sale_price_cents, new.cut_price, new.category_id, new.brand_id, new.product_status, new.price_hidden))
  execute function public.keep_product_price();

create function public.online_discount_set() returns int language sql stable
  return (select value::int from public.setting where name = 'onlineDiscount');
create function public.keep_online_discount() returns trigger language plpgsql as $$
begin
  insert into public.online_discount (from_at, rate)
  select greatest(clock_timestamp(), last.from_at + interval '1 microsecond'), public.online_discount_set()
  from (select 1) one left join lateral (
    select * from public.online_discount order by from_at desc limit 1) last on true
  where last.rate is distinct from public.online_discount_set();
  return null;
end $$;
create constraint trigger online_discount_kept after insert or update on setting deferrable initially deferred
  for each row when (new.name = 'onlineDiscount') execute function public.keep_online_discount();
create constraint trigger online_discount_kept_gone after delete on setting deferrable initially deferred
  for each row when (old.name = 'onlineDiscount') execute function public.keep_online_discount();

create function public.keep_scheduled_sale() returns trigger language plpgsql as $$
begin
  insert into public.scheduled_sale_version
    (sale_id, from_at, kind, rate, cents, product_ids, category_ids, brand_ids, starts_at, ends_at, is_canceled)
  select s.sale_id, greatest(clock_timestamp(), last.from_at + interval '1 microsecond'), s.kind, s.rate, s.cents,
    s.product_ids, s.category_ids, s.brand_ids, s.starts_at, s.ends_at, s.canceled_at is not null
  from public.scheduled_sale s left join lateral (
    select * from public.scheduled_sale_version k where k.sale_id = s.sale_id order by k.from_at desc limit 1) last on true
  where s.sale_id = new.sale_id and (last.sale_id is null or
    (last.kind, last.rate, last.cents, last.product_ids, last.category_ids, last.brand_ids, last.starts_at, last.ends_at,
      last.is_canceled) is distinct from
    (s.kind, s.rate, s.cents, s.product_ids, s.category_ids, s.brand_ids, s.starts_at, s.ends_at, s.canceled_at is not null));
  return null;
end $$;
create constraint trigger scheduled_sale_kept after insert or update on scheduled_sale deferrable initially deferred
  for each row execute function public.keep_scheduled_sale();

-- From here on; products, of which there may be many, follow by themselves (0916).
insert into online_discount (from_at, rate)
select now(), public.online_discount_set() where public.online_discount_set() is not null;

insert into scheduled_sale_version
  (sale_id, from_at, kind, rate, cents, product_ids, category_ids, brand_ids, starts_at, ends_at, is_canceled)
select s.sale_id, now(), s.kind, s.rate, s.cents, s.product_ids, s.category_ids, s.brand_ids, s.starts_at, s.ends_at,
  s.canceled_at is not null
from scheduled_sale s;

-- All that the price of a product was ever worked out from, oldest first; moments in milliseconds since 1970.
create function public.price_history(product_id int) returns jsonb language sql stable as $$
  with held as (select * from public.product_price k where k.product_id = $1)
  select jsonb_build_object(
    'now', floor(extract(epoch from clock_timestamp()) * 1000),
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

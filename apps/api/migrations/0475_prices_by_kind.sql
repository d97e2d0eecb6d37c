-- A price that nobody can stand behind is not shown: shoppers ask for it. RULE: one that a seed has brought and that lies
-- outside what its kind costs is not (domain/price-check.ts, a test holds the two equal); CONFIRMED: staff stand behind it;
-- ASK: not shown, whatever it is.
alter table product
  -- How many of what its kind is priced by are in one unit; null where that is not known.
  add column pieces_per_unit int check (pieces_per_unit > 0),
  add column price_check text not null default 'RULE' check (price_check in ('RULE', 'CONFIRMED', 'ASK')),
  -- What follows from it.
  add column price_hidden boolean not null default false,
  -- Of its kind: a part or an accessory, which lists show after what it belongs to.
  add column is_part boolean not null default false;
alter table kind add column part boolean not null default false;

create function public.is_price_hidden(
  price_check text, price_source text, unit_price_cents bigint, pieces int, low_cents bigint, high_cents bigint
) returns boolean language sql immutable parallel safe
  return price_check = 'ASK' or (price_check = 'RULE' and price_source is not null and low_cents is not null
    and unit_price_cents not between low_cents * coalesce(pieces, 1) and high_cents * coalesce(pieces, 1));

create function public.check_price() returns trigger language plpgsql as $$
declare known public.kind;
begin
  -- Another price is that of whoever set it: the source does not vouch for it any more.
  if tg_op = 'UPDATE' and old.price_source is not null and new.unit_price_cents <> old.unit_price_cents
    and new.price_source is not distinct from old.price_source then
    new.price_source := null;
    if new.price_check = old.price_check then new.price_check := 'RULE'; end if;
  end if;
  select * into known from public.kind where kind_key = new.kind_key;
  new.price_hidden := public.is_price_hidden(new.price_check, new.price_source, new.unit_price_cents, new.pieces_per_unit,
    known.price_low_cents, known.price_high_cents);
  new.is_part := coalesce(known.part, false);
  return new;
end $$;
create trigger product_price_check
  before insert or update of unit_price_cents, price_source, price_check, price_hidden, pieces_per_unit, kind_key, is_part on product
  for each row execute function public.check_price();

create function public.pass_kind_on() returns trigger language plpgsql as $$
begin
  update public.product set price_check = price_check, updated_at = now() where kind_key = new.kind_key;
  return null;
end $$;
create trigger kind_price_range after update of price_low_cents, price_high_cents, part on kind
  for each row when ((old.price_low_cents, old.price_high_cents, old.part)
    is distinct from (new.price_low_cents, new.price_high_cents, new.part)) execute function public.pass_kind_on();

-- No order at a price that is not shown, whichever way it comes; a price that staff have agreed on for it is another one.
create function public.refuse_hidden_price() returns trigger language plpgsql as $$
begin
  if exists (select from public.product p where p.product_id = new.product_id and p.price_hidden
      and new.list_price_cents in (p.unit_price_cents, p.sale_price_cents)) then
    raise exception 'product % has no price to order it at', new.product_id
      using errcode = 'check_violation', constraint = 'order_item_price_hidden';
  end if;
  return new;
end $$;
create trigger order_item_price_hidden before insert on order_item
  for each row execute function public.refuse_hidden_price();

-- Lists ask whether a price is shown beside the price itself.
alter table product_search
  add column price_hidden boolean not null default false,
  add column is_part boolean not null default false;
create or replace function public.copy_listed_facts(changed int) returns void language sql as $$
  update public.product_search as s set
    (product_name, product_status, category_id, brand_id, unit_price_cents, sale_price_cents, cut_price, in_stock, traits,
      popular_flag, created_at, rating_count, rating_sum, price_hidden, is_part) =
    (p.product_name, p.product_status, p.category_id, p.brand_id, p.unit_price_cents, p.sale_price_cents, p.cut_price,
      p.in_stock, p.traits, p.popular_flag, p.created_at, r.rating_count, r.rating_sum, p.price_hidden, p.is_part)
  from public.product as p left join public.product_rating as r using (product_id)
  where p.product_id = changed and s.product_id = p.product_id
$$;
create trigger product_words_price_hidden after update on product for each row
  when ((old.price_hidden, old.is_part) is distinct from (new.price_hidden, new.is_part))
  execute function public.copy_product_facts();
drop index product_facts;
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, sale_price_cents, in_stock, cut_price, traits, price_hidden, product_id)
  where product_status = 'A';

-- Popular goods first, then what a category is about before what belongs to it.
drop index product_by_relevance;
create index product_by_relevance on product (category_id, popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';
drop index product_by_popularity;
create index product_by_popularity on product (popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';

-- What staff look through.
create index product_price_unseen on product (product_id) where price_hidden;

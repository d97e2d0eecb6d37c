-- What a product is. Kinds are reviewed content (seeds/kinds); each product has at most one. A product of which nobody has
-- said yet what it is stays as it was.
create table kind (
  kind_key text primary key check (kind_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  clinic_name text not null,
  name_es text not null,
  -- What people type for it; clinic words are shorthand and codes, equals brands that the shop does not sell.
  words text[] not null,
  clinic_words text[] not null,
  words_es text[] not null,
  brand_words text[] not null,
  equals text[] not null,
  situations text[] not null,
  -- Sentences in English and, in the same order, in Spanish.
  purpose text[] not null check (cardinality(purpose) = 2),
  purpose_es text[] not null check (cardinality(purpose_es) = 2),
  before_buying text[] not null,
  before_buying_es text[] not null check (cardinality(before_buying_es) = cardinality(before_buying)),
  warnings text[] not null,
  warnings_es text[] not null check (cardinality(warnings_es) = cardinality(warnings)),
  single_use text not null check (single_use in ('yes', 'no', 'varies', 'unknown')),
  sterile text not null check (sterile in ('yes', 'no', 'varies', 'unknown')),
  latex text not null check (latex in ('contains', 'free', 'varies', 'unknown')),
  drawing text not null,
  -- As in domain/sale-class.ts.
  sale_class text not null check (sale_class in ('OPEN', 'AGE', 'PRESCRIPTION', 'PROFESSIONAL', 'LICENSED', 'NOT_ONLINE')),
  sale_reason text not null,
  -- Whether an FSA or HSA pays for it: with a letter of a doctor in the third case.
  fsa text not null check (fsa in ('YES', 'NO', 'LETTER')),
  hygiene boolean not null,
  expires boolean not null,
  -- What one piece usually costs, in cents.
  price_low_cents bigint not null check (price_low_cents > 0),
  price_high_cents bigint not null check (price_high_cents > price_low_cents),
  price_per text not null,
  axes text[] not null,
  goes_with text[] not null,
  sources text[] not null check (cardinality(sources) > 0)
);

alter table product
  add column kind_key text references kind,
  -- Of the kind, beside the product: every list and every order reads it.
  add column sale_class text not null default 'OPEN';
create index product_kind on product (kind_key);

create function public.take_sale_class() returns trigger language plpgsql as $$
begin
  new.sale_class := coalesce((select k.sale_class from public.kind k where k.kind_key = new.kind_key), 'OPEN');
  return new;
end $$;
create trigger product_sale_class before insert or update of kind_key, sale_class on product
  for each row execute function public.take_sale_class();

create function public.pass_sale_class_on() returns trigger language plpgsql as $$
begin
  update public.product set sale_class = new.sale_class, updated_at = now() where kind_key = new.kind_key;
  return null;
end $$;
create trigger kind_sale_class after update of sale_class on kind
  for each row when (old.sale_class is distinct from new.sale_class) execute function public.pass_sale_class_on();

-- What a kind says stands on the pages of its products.
create trigger kind_changed after insert or update or delete on kind
  for each statement execute function public.announce_tag('all');

-- The last word on what must not be sold, whichever way an order comes.
create function public.refuse_closed_kinds() returns trigger language plpgsql as $$
declare closed text;
begin
  select p.sale_class into closed from public.product p where p.product_id = new.product_id and p.sale_class <> 'OPEN';
  if closed is not null then
    raise exception 'product % is of sale class % and cannot be ordered', new.product_id, closed
      using errcode = 'check_violation', constraint = 'order_item_sale_class';
  end if;
  return new;
end $$;
create trigger order_item_sale_class before insert on order_item
  for each row execute function public.refuse_closed_kinds();

-- What its kind is called, each term as a name would begin with it (words/search-words.ts, startOfName).
alter table product_search add column kind_terms text[] not null default '{}';

-- What a product is called at home and in the clinic stands in its kind: found as the words of its category are, what it
-- serves as those of its description.
create or replace function public.index_product_words() returns trigger language plpgsql as $$
declare
  brand_words text;
  category_words text;
  kind_words text := '';
  kind_uses text := '';
  terms text[];
begin
  select brand_name into brand_words from public.brand where brand_id = new.brand_id;
  select concat_ws(' ', category, sub_category) into category_words
    from public.category where category_id = new.category_id;
  select concat_ws(' ', name, array_to_string(words, ' '), array_to_string(words_es, ' '), name_es),
      concat_ws(' ', clinic_name, array_to_string(clinic_words || known.brand_words || equals, ' '),
        replace(array_to_string(situations, ' '), '-', ' '))
    into kind_words, kind_uses
    from public.kind as known where kind_key = new.kind_key;
  select coalesce(array_agg(distinct regexp_replace(search_plain(term), '(?<=[[:alpha:]]{3})e?s$', '')), '{}') into terms
    from public.kind as known, unnest(known.name || known.words || known.words_es || known.name_es) as term
    where kind_key = new.kind_key;
  brand_words := coalesce(brand_words, '');
  kind_words := coalesce(kind_words, '');
  kind_uses := coalesce(kind_uses, '');
  insert into public.product_search (product_id, kind_terms, search, codes) values (
    new.product_id,
    terms,
    -- Decisions §6: name, brand, SKU, GTIN, HCPCS code, category, description. The brand stands twice, so it outweighs the SKU.
    setweight(to_tsvector('shop_english', search_plain(new.product_name) || ' ' || search_joined(new.product_name)
      || ' ' || search_sizes(new.product_name)), 'A') ||
    setweight(to_tsvector('shop_english', search_plain(brand_words || ' ' || brand_words) || ' ' || search_joined(brand_words)), 'B') ||
    setweight(to_tsvector('shop_english', search_plain(new.sku) || ' ' || search_code(new.sku)), 'B') ||
    setweight(to_tsvector('shop_english', search_plain(kind_words) || ' ' || search_joined(kind_words)), 'C') ||
    setweight(to_tsvector('shop_english', concat_ws(' ', search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs))), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(category_words) || ' ' || search_joined(category_words)), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(kind_uses) || ' ' || search_joined(kind_uses)), 'D') ||
    setweight(to_tsvector('shop_english', search_plain(new.product_details) || ' ' || search_joined(new.product_details)
      || ' ' || search_sizes(new.product_details || ' ' || new.unit_name)), 'D'),
    array_remove(array[search_code(new.sku), search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs)], null))
  on conflict (product_id) do update set kind_terms = excluded.kind_terms, search = excluded.search, codes = excluded.codes;
  insert into public.search_word (word)
    select distinct found.word from unnest(tsvector_to_array(to_tsvector('simple',
      unaccent(search_plain(concat_ws(' ', new.product_name, brand_words, category_words, kind_words, kind_uses)))))) as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
      and not exists (select from public.search_word known where known.word = found.word)
    -- In one order everywhere: two writers at once wait for each other instead of blocking each other.
    order by found.word
    on conflict do nothing;
  return null;
end $$;
drop trigger product_words on product;
create trigger product_words after insert or update of
  product_name, product_details, brand_id, category_id, kind_key, sku, gtin, udi_di, hcpcs on product
  for each row execute function index_product_words();

create function public.index_reworded_kind() returns trigger language plpgsql as $$
begin
  update public.product set kind_key = kind_key where kind_key = new.kind_key;
  return null;
end $$;
create trigger kind_reworded after update of name, name_es, clinic_name, words, words_es, clinic_words, brand_words, equals, situations
  on kind for each row execute function public.index_reworded_kind();

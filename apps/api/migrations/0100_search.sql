-- Finding products: words of name, brand, codes, category and description, and the words people may have meant.

-- English stems without accents: "prothèses" and "prosthesis" are found the way people type.
create text search configuration shop_english (copy = english);
alter text search configuration shop_english
  alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Small letters, apostrophes gone, all other ASCII punctuation a space. The parser would else read paths, hosts and
-- negative numbers into sizes and catalogue numbers. The search box's words are cut the same way.
create function search_plain(raw text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(regexp_replace(lower(raw), '[''’`]', '', 'g'),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'))
$$;

-- Hyphenated words once more in one piece: accu-chek is also accuchek.
create function search_joined(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(replace(part[1], '-', ''), ' '), '')
  from regexp_matches(lower(raw), '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as part
$$;

-- A catalogue number, barcode or billing code without what people type between its parts; barcodes without leading zeros.
create function search_code(raw text) returns text language sql immutable parallel safe as $$
  select ltrim(regexp_replace(lower(raw), '[^a-z0-9]', '', 'g'), '0')
$$;

-- Every word that a name, brand or category is made of: what a misspelt word is compared with.
create table search_word (word text primary key check (length(word) between 3 and 60));
create index search_word_trgm on search_word using gin (word gin_trgm_ops);

-- Beside the product and not in it: lists and orders read and rewrite product rows without these long vectors.
create table product_search (
  product_id int primary key references product on delete cascade,
  search tsvector not null,
  codes text[] not null
);

create function index_product_words() returns trigger language plpgsql as $$
declare
  brand_words text;
  category_words text;
begin
  select brand_name into brand_words from brand where brand_id = new.brand_id;
  select concat_ws(' ', category, sub_category) into category_words
    from category where category_id = new.category_id;
  brand_words := coalesce(brand_words, '');
  insert into product_search (product_id, search, codes) values (
    new.product_id,
    -- Decisions §6: name, brand, SKU, GTIN, HCPCS code, category, description. The brand stands twice, so it outweighs the SKU.
    setweight(to_tsvector('shop_english', search_plain(new.product_name) || ' ' || search_joined(new.product_name)), 'A') ||
    setweight(to_tsvector('shop_english', search_plain(brand_words || ' ' || brand_words) || ' ' || search_joined(brand_words)), 'B') ||
    setweight(to_tsvector('shop_english', search_plain(new.sku) || ' ' || search_code(new.sku)), 'B') ||
    setweight(to_tsvector('shop_english', concat_ws(' ', search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs))), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(category_words) || ' ' || search_joined(category_words)), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(new.product_details) || ' ' || search_joined(new.product_details)), 'D'),
    array_remove(array[search_code(new.sku), search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs)], null))
  on conflict (product_id) do update set search = excluded.search, codes = excluded.codes;
  insert into search_word (word)
    select distinct found.word from unnest(tsvector_to_array(to_tsvector('simple',
      unaccent(search_plain(concat_ws(' ', new.product_name, brand_words, category_words)))))) as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
      and not exists (select from search_word known where known.word = found.word)
    -- In one order everywhere: two writers at once wait for each other instead of blocking each other.
    order by found.word
    on conflict do nothing;
  return null;
end $$;
create trigger product_words after insert or update of
  product_name, product_details, brand_id, category_id, sku, gtin, udi_di, hcpcs on product
  for each row execute function index_product_words();

create function index_renamed_brand() returns trigger language plpgsql as $$
begin
  update product set brand_id = brand_id where brand_id = new.brand_id;
  return null;
end $$;
create trigger brand_renamed after update of brand_name on brand
  for each row when (new.brand_name <> old.brand_name) execute function index_renamed_brand();

create function index_renamed_category() returns trigger language plpgsql as $$
begin
  update product set category_id = category_id where category_id = new.category_id;
  return null;
end $$;
create trigger category_renamed after update of category, sub_category on category
  for each row when ((new.category, new.sub_category) <> (old.category, old.sub_category))
  execute function index_renamed_category();

update product set product_name = product_name;

create index product_search_words on product_search using gin (search);
create index category_by_name on category (lower(category));

-- Whether there is any: changes only when stock crosses zero, so that ordinary sales touch no index.
alter table product add column in_stock boolean not null generated always as (coalesce(quantity, 0) > 0) stored;

-- Facets and price orders read this index alone; lists begin where their page begins.
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, in_stock, cut_price, product_id) where product_status = 'A';
create index product_by_relevance on product (category_id, popular_flag desc, lower(product_name), product_id)
  where product_status = 'A';
create index product_by_popularity on product (popular_flag desc, lower(product_name), product_id)
  where product_status = 'A';
drop index product_by_category;
create index product_by_name on product (category_id, lower(product_name), product_id) where product_status = 'A';

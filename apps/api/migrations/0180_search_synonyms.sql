-- What people say for what the catalogue calls otherwise, sizes written in any way, and what was looked for in vain.

-- The words of a phrase as the index knows them, in one order: "sugar strips" and "strip sugar" are one key.
create function search_key(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(lexeme, ' ' order by lexeme), '')
  from unnest(tsvector_to_array(to_tsvector('shop_english', search_plain(raw)))) as lexeme
$$;

create table search_synonym (
  synonym_id int generated always as identity primary key,
  -- What is typed, and what is then looked for as well.
  term text not null check (length(term) between 2 and 100),
  meaning text not null check (length(meaning) between 2 and 100),
  term_key text not null generated always as (search_key(term)) stored check (term_key <> ''),
  updated_by text,
  updated_at timestamptz not null default now(),
  unique (term_key, meaning)
);

-- A lay word may be misspelt too.
create function index_synonym_words() returns trigger language plpgsql as $$
begin
  insert into search_word (word)
    select distinct found.word from unnest(tsvector_to_array(to_tsvector('simple', unaccent(search_plain(new.term)))))
      as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
    order by found.word
    on conflict do nothing;
  return null;
end $$;
create trigger synonym_words after insert or update of term on search_synonym
  for each row execute function index_synonym_words();

create table search_miss (
  term text primary key check (length(term) between 1 and 100),
  times int not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index search_miss_by_time on search_miss (last_at);

-- 7.50 → 7p5: a point would cut the word in two.
create function search_number(raw text) returns text language sql immutable parallel safe as $$
  select replace(case when raw like '%.%' then rtrim(rtrim(raw, '0'), '.') else raw end, '.', 'p')
$$;

create function search_unit(raw text) returns text language sql immutable parallel safe as $$
  select case
    when raw ~ '^(in|inch|inches|["”″])$' then 'in'
    when raw ~ '^(mm|millimet)' and raw <> 'mmhg' then 'mm'
    when raw ~ '^(cm|centimet)' then 'cm'
    when raw ~ '^(m$|met)' then 'm'
    when raw ~ '^(ml|millilit|cc)' then 'ml'
    when raw ~ '^(l$|lit)' then 'l'
    when raw ~ '^(mg$|milligram)' then 'mg'
    when raw ~ '^(g$|gram|gauge|ga$)' then 'g'
    when raw ~ '^(kg|kilogram)' then 'kg'
    when raw ~ '^(lb|pound)' then 'lb'
    when raw ~ '^(oz|ounce)' then 'oz'
    when raw ~ '^(ft$|foot|feet)' then 'ft'
    when raw ~ '^(ch$|fr)' then 'ch'
    when raw ~ '^v' then 'v'
    else raw end
$$;

-- Every size in one way of writing: "22 inches" is 22in, "5cm x 7.5cm" is 5x7p5cm and 5x7p5. Kept in step with
-- the search box (sizes.ts).
create function search_sizes(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(token, ' '), '') from (
    select search_number(m[1]) || coalesce('x' || search_number(m[3]), '') || coalesce('x' || search_number(m[5]), '') as size,
      search_unit(coalesce(m[6], m[4], m[2])) as unit, m[3] is not null as is_area
    from regexp_matches(lower(raw),
      '(?<![a-z0-9./])(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|mmhg|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m|millilit(?:er|re)s?|mls?|cc|lit(?:er|re)s?|l|milligrams?|mg|grams?|g|gauge|ga|kilograms?|kg|pounds?|lbs?|ounces?|oz|feet|foot|ft|french|fr|ch|volts?|v)(?![a-z0-9]))?(?:\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m)(?![a-z0-9]))?)?(?:\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m)(?![a-z0-9]))?)?', 'g') as m
    union all
    select m[1], 'ch', false from regexp_matches(lower(raw), '\m(?:ch|fr)\s?(\d+)\M', 'g') as m
  ) as found, lateral (values (size || unit), (case when is_area then size end)) as written (token)
  where token is not null
$$;

create or replace function index_product_words() returns trigger language plpgsql as $$
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
    setweight(to_tsvector('shop_english', search_plain(new.product_name) || ' ' || search_joined(new.product_name)
      || ' ' || search_sizes(new.product_name)), 'A') ||
    setweight(to_tsvector('shop_english', search_plain(brand_words || ' ' || brand_words) || ' ' || search_joined(brand_words)), 'B') ||
    setweight(to_tsvector('shop_english', search_plain(new.sku) || ' ' || search_code(new.sku)), 'B') ||
    setweight(to_tsvector('shop_english', concat_ws(' ', search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs))), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(category_words) || ' ' || search_joined(category_words)), 'C') ||
    setweight(to_tsvector('shop_english', search_plain(new.product_details) || ' ' || search_joined(new.product_details)
      || ' ' || search_sizes(new.product_details || ' ' || new.unit_name)), 'D'),
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
update product set product_name = product_name;

-- A catalogue number typed in full is found by itself, however many products hold its words.
create index product_search_codes on product_search using gin (codes);

-- A search understands what is asked for by what the kinds are called: each phrase of a kind stands in rows of its own, so
-- that a question is compared with all of them. Kept in step with the kinds by triggers.

-- What people say who name a condition or a situation instead of a thing; the kinds that serve it say so (kind.situations).
create table search_need (
  need_key text primary key check (need_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  words text[] not null,
  words_es text[] not null,
  -- What is needed first, in this order; other kinds that serve it come after them.
  first_kinds text[] not null
);

create index kind_situations on kind using gin (situations);

-- 'sox' sounds like socks. Of a word in other letters nothing.
create extension if not exists fuzzystrmatch;
alter table search_word add column sound text not null
  generated always as (case when word ~ '^[a-z]+$' then public.dmetaphone(word) else '' end) stored;
create index search_word_sound on search_word (sound) where sound <> '';

create table search_phrase (
  phrase_id int generated always as identity primary key,
  kind_key text references kind on update cascade on delete cascade,
  need_key text references search_need on update cascade on delete cascade,
  -- EQUAL: a brand that the shop does not sell. USE: sentences that say what it is for.
  source text not null check (source in ('NAME', 'WORD', 'CLINIC', 'SPANISH', 'BRAND', 'EQUAL', 'USE', 'NEED')),
  phrase text not null,
  -- The thing itself among its words: 'cushion' of 'cushions for wheelchairs'.
  head text,
  -- The rarity of its words together.
  mass real not null default 0,
  check (num_nonnulls(kind_key, need_key) = 1)
);
create index search_phrase_kind on search_phrase (kind_key);
create index search_phrase_need on search_phrase (need_key);
create index search_phrase_typed on search_phrase (lower(phrase) text_pattern_ops) where source in ('NAME', 'WORD', 'SPANISH', 'EQUAL');

create table search_phrase_word (
  lexeme text not null,
  phrase_id int not null references search_phrase on delete cascade,
  -- Of a word with a hyphen or points in one piece: beside its parts it adds nothing to the mass.
  joined boolean not null,
  -- What the sentences about many kinds say tells nothing.
  idle boolean not null default false,
  primary key (lexeme, phrase_id)
);
create index search_phrase_word_telling on search_phrase_word (lexeme) include (phrase_id, joined) where not idle;
create index search_phrase_word_phrase on search_phrase_word (phrase_id);

-- How much a word tells, by how few kinds and needs have it: 'blood' little, 'lancet' much.
create table search_rarity (
  lexeme text primary key,
  rarity real not null,
  -- In how many phrases it is not idle: what comparing it costs.
  phrases int not null default 0,
  -- No English phrase has it.
  is_spanish boolean not null default false
);

-- Letters with points are one word too: V.A.C. is also vac, ActiV.A.C. also activac.
create or replace function public.search_joined(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(translate(part[1], '-.', ''), ' '), '')
  from regexp_matches(lower(raw),
    '[[:alnum:]]+(?:-[[:alnum:]]+)+|[[:alpha:]]+(?:\.[[:alpha:]])+(?![[:alnum:]])', 'g') as part
$$;

-- 'knee-high' says how high it is, not that it is for the knee.
create function public.search_measured(raw text) returns text language sql immutable parallel safe as $$
  select regexp_replace(raw, '(\w+)-(high|length|sized?|weight)\M', '\1\2', 'gi')
$$;

create function public.search_lexemes(raw text) returns text[] language sql immutable parallel safe as $$
  select tsvector_to_array(to_tsvector('public.shop_english', public.search_plain(raw)))
$$;

-- The last word of what is before 'for' or 'with'; of a Spanish phrase the first of all.
create function public.phrase_head(phrase text, is_spanish boolean) returns text language sql immutable parallel safe as $$
  select lexeme from unnest(to_tsvector('public.shop_english', public.search_plain(case when is_spanish then phrase
    else regexp_replace(lower(phrase), '[,(].*|(?<=\w) (?:for|with|without|of|to|in|on|that|after|from|read|tested) .*', '') end)))
  order by case when is_spanish then positions[1] else -positions[cardinality(positions)] end limit 1
$$;

-- Rarities of all words and the mass of all phrases: some 10,000 phrases, after each change of a kind.
create function public.weigh_search_words() returns void language plpgsql as $$
begin
  delete from public.search_rarity;
  insert into public.search_rarity (lexeme, rarity, is_spanish)
    select lexeme, ln(1 + (select count(*) from public.kind)::float8 / count(distinct coalesce(kind_key, need_key))),
      bool_or(source = 'SPANISH') and bool_and(source in ('SPANISH', 'USE'))
    from public.search_phrase_word join public.search_phrase using (phrase_id) group by lexeme;
  update public.search_phrase as p set mass = weighed.mass
    from (select phrase_id, sum(rarity)::real as mass
      from public.search_phrase_word join public.search_rarity using (lexeme)
      where not joined group by phrase_id) as weighed
    where p.phrase_id = weighed.phrase_id and p.mass is distinct from weighed.mass;
  update public.search_phrase_word as w set idle = not w.idle
    from public.search_phrase as p, public.search_rarity as r
    where p.phrase_id = w.phrase_id and p.source = 'USE' and r.lexeme = w.lexeme and w.idle <> (r.rarity < 3.5);
  update public.search_rarity as r set phrases = counted.phrases
    from (select lexeme, count(*) as phrases from public.search_phrase_word where not idle group by lexeme) as counted
    where counted.lexeme = r.lexeme;
end $$;

create function public.add_phrase_words(added int[]) returns void language sql as $$
  insert into public.search_phrase_word (lexeme, phrase_id, joined)
    select lexeme, phrase_id, bool_and(joined) from public.search_phrase, lateral (
      select unnest(public.search_lexemes(public.search_measured(phrase))) as lexeme, false as joined
      union all select unnest(public.search_lexemes(public.search_joined(phrase))), true) as word
    where phrase_id = any(added)
      -- 'para', 'de' and 'con' tell nothing, and are in most Spanish phrases.
      and not (source in ('SPANISH', 'USE', 'NEED') and ts_lexize('pg_catalog.spanish_stem', lexeme) = '{}')
    group by lexeme, phrase_id
$$;

create function public.index_kind_phrases() returns trigger language plpgsql as $$
declare added int[];
begin
  delete from public.search_phrase where kind_key in (select kind_key from changed);
  with written as (
    insert into public.search_phrase (kind_key, source, phrase, head)
      select distinct kind_key, source, phrase, public.phrase_head(phrase, source = 'SPANISH')
      from changed, lateral (
        select 'NAME' as source, name as phrase
        union all select 'CLINIC', unnest(clinic_words || clinic_name)
        union all select 'WORD', unnest(words)
        union all select 'SPANISH', unnest(words_es || name_es)
        union all select 'BRAND', unnest(brand_words)
        union all select 'EQUAL', unnest(equals)
        union all select 'USE', unnest(array[array_to_string(purpose || before_buying, ' '), array_to_string(purpose_es || before_buying_es, ' ')])
      ) as said
      where cardinality(public.search_lexemes(phrase)) > 0
      returning phrase_id
  )
  select array_agg(phrase_id) into added from written;
  perform public.add_phrase_words(added);
  perform public.weigh_search_words();
  return null;
end $$;
create trigger kind_phrases_added after insert on kind referencing new table as changed
  for each statement execute function public.index_kind_phrases();
create trigger kind_phrases_changed after update on kind referencing new table as changed
  for each statement execute function public.index_kind_phrases();

create function public.index_need_phrases() returns trigger language plpgsql as $$
declare added int[];
begin
  delete from public.search_phrase where need_key in (select need_key from changed);
  with written as (
    insert into public.search_phrase (need_key, source, phrase)
      select distinct need_key, 'NEED', phrase from changed, unnest(words || words_es || replace(need_key, '-', ' ')) as phrase
      where cardinality(public.search_lexemes(phrase)) > 0
      returning phrase_id
  )
  select array_agg(phrase_id) into added from written;
  perform public.add_phrase_words(added);
  perform public.weigh_search_words();
  insert into public.search_word (word)
    select distinct found.word from changed, unnest(words || words_es) as phrase,
      unnest(tsvector_to_array(to_tsvector('simple', public.unaccent(public.search_plain(phrase))))) as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
    order by found.word
    on conflict do nothing;
  return null;
end $$;
create trigger need_phrases_added after insert on search_need referencing new table as changed
  for each statement execute function public.index_need_phrases();
create trigger need_phrases_changed after update on search_need referencing new table as changed
  for each statement execute function public.index_need_phrases();

-- How heavy a person it holds, in pounds, where that is stated: 9999 for 'greater than 600 pounds'.
create function public.stated_capacity(named text, details text) returns smallint
  language sql immutable parallel safe as $$
  select max(case when m[1] is not null then 9999 else m[2]::int end)::smallint
  from regexp_matches(lower(case when named ~* '\d ?(?:lbs?|pounds?)\M' then named else details end),
    '(?:(greater than|above|over|more than) )?(\d{3,4}) ?(?:lbs?|pounds?)\M', 'g') as m
  where named !~* 'dressed|about'
$$;

alter table product_search
  add column kind_key text,
  add column capacity_lb smallint,
  -- Words of name, brand and SKU alone: short enough to be compared with each word of a question.
  add column named tsvector not null generated always as (ts_filter(search, '{a,b}')) stored;
create index product_search_kind on product_search (kind_key) where product_status = 'A';

create or replace function public.index_product_words() returns trigger language plpgsql as $$
declare
  brand_words text;
  category_words text;
  kind_words text := '';
  kind_uses text := '';
  terms text[];
  words tsvector;
begin
  select brand_name into brand_words from public.brand where brand_id = new.brand_id;
  select concat_ws(' ', category, sub_category) into category_words
    from public.category where category_id = new.category_id;
  select concat_ws(' ', name, array_to_string(known.words, ' '), array_to_string(words_es, ' '), name_es),
      concat_ws(' ', clinic_name, array_to_string(clinic_words || known.brand_words || equals, ' '),
        replace(array_to_string(situations, ' '), '-', ' '))
    into kind_words, kind_uses
    from public.kind as known where kind_key = new.kind_key;
  select coalesce(array_agg(distinct regexp_replace(public.search_plain(term), '(?<=[[:alpha:]]{3})e?s$', '')), '{}') into terms
    from public.kind as known, unnest(known.name || known.words || known.words_es || known.name_es) as term
    where kind_key = new.kind_key;
  brand_words := coalesce(brand_words, '');
  kind_words := coalesce(public.search_measured(kind_words), '');
  kind_uses := coalesce(public.search_measured(kind_uses), '');
  words :=
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
      || ' ' || search_sizes(new.product_details || ' ' || new.unit_name)), 'D');
  insert into public.product_search (product_id, kind_key, kind_terms, capacity_lb, search, codes) values (
    new.product_id, new.kind_key, terms, stated_capacity(new.product_name, new.product_details),
    words,
    array_remove(array[search_code(new.sku), search_code(new.gtin), search_code(new.udi_di), search_code(new.hcpcs)], null))
  on conflict (product_id) do update set kind_key = excluded.kind_key, kind_terms = excluded.kind_terms,
    capacity_lb = excluded.capacity_lb, search = excluded.search, codes = excluded.codes;
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

-- What there is already.
update kind set kind_key = kind_key;
update product_search as s set kind_key = p.kind_key, capacity_lb = stated_capacity(p.product_name, p.product_details)
  from product as p where p.product_id = s.product_id;

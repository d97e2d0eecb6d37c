-- What else a brand is called: found as its name is. Staff write them.
alter table brand
  add column aliases text[] not null default '{}',
  -- Another brand that this one turned out to be: its number stands in links, files and the history, and means that one.
  add column merged_into int references brand check (merged_into <> brand_id);
create index brand_merged_into on brand (merged_into);

create function public.take_kept_brand() returns trigger language plpgsql as $$
begin
  new.brand_id := coalesce((select merged_into from public.brand where brand_id = new.brand_id), new.brand_id);
  return new;
end $$;
create trigger product_brand before insert or update of brand_id on product
  for each row when (new.brand_id is not null) execute function public.take_kept_brand();

-- Beside whatever makes the words of a product: what its brand is also called counts as its brand, what its maker is called
-- in full only adds words that nothing else has, so that no rank moves.
create function public.add_maker_words() returns trigger language plpgsql as $$
declare also text;
declare maker text;
begin
  select string_agg(public.search_plain(alias) || ' ' || public.search_joined(alias), ' ') into also
    from public.product p join public.brand b using (brand_id), unnest(b.aliases) as alias
    where p.product_id = new.product_id;
  select public.search_plain(p.manufacturer) || ' ' || public.search_joined(p.manufacturer) into maker
    from public.product p where p.product_id = new.product_id;
  if also is not null then
    new.search := new.search || setweight(to_tsvector('public.shop_english', also), 'B');
  end if;
  if maker is not null then
    new.search := new.search || setweight(
      ts_delete(to_tsvector('public.shop_english', maker), tsvector_to_array(new.search)), 'D');
  end if;
  if also is null and maker is null then
    return new;
  end if;
  insert into public.search_word (word)
    select distinct found.word from unnest(tsvector_to_array(to_tsvector('simple',
      public.unaccent(concat_ws(' ', also, maker))))) as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
      and not exists (select from public.search_word known where known.word = found.word)
    order by found.word
    on conflict do nothing;
  return new;
end $$;
create trigger product_search_maker before insert on product_search
  for each row execute function public.add_maker_words();

create trigger product_words_maker after update of manufacturer on product
  for each row when (old.manufacturer is distinct from new.manufacturer and old.product_name = new.product_name)
  execute function public.index_product_words();

create trigger brand_also_called after update of aliases on brand
  for each row when (new.aliases <> old.aliases) execute function public.index_renamed_brand();

-- What a category is about, under the heading of its list; empty: what its department is about.
alter table category add column description text not null default '';

-- What the maker or the record calls a product, where the shop calls it by a plainer name. Its words are found as those of
-- a description are: people paste names from invoices and boxes.
alter table product add column source_name text;

-- Beside whatever makes the words of a product: only what these do not have is added, so that no rank moves.
create function public.add_source_name() returns trigger language plpgsql as $$
declare named text;
begin
  select public.search_plain(source_name) || ' ' || public.search_joined(source_name) into named
    from public.product where product_id = new.product_id;
  if named is null then
    return new;
  end if;
  new.search := new.search || setweight(
    ts_delete(to_tsvector('public.shop_english', named), tsvector_to_array(new.search)), 'D');
  insert into public.search_word (word)
    select distinct found.word from unnest(tsvector_to_array(to_tsvector('simple', public.unaccent(named)))) as found (word)
    where found.word ~ '[^0-9]' and length(found.word) between 3 and 60
      and not exists (select from public.search_word known where known.word = found.word)
    order by found.word
    on conflict do nothing;
  return new;
end $$;
create trigger product_search_source_name before insert on product_search
  for each row execute function public.add_source_name();

create trigger product_words_source_name after update of source_name on product
  for each row when (old.source_name is distinct from new.source_name and old.product_name = new.product_name)
  execute function public.index_product_words();

-- A product that came without a kind waits: until somebody has said what it is nobody may order it. Products of before, and what a seed brings, wait for nothing.
alter table product add column kind_waits boolean not null default false;
create index product_kind_waits on product (product_id) where kind_waits;

create or replace function public.take_sale_class() returns trigger language plpgsql as $$
begin
  if new.kind_key is not null then
    new.kind_waits := false;
    select k.sale_class, k.min_age into new.sale_class, new.min_age from public.kind k where k.kind_key = new.kind_key;
    return new;
  end if;
  new.sale_class := case when new.kind_waits then 'NOT_ONLINE' else 'OPEN' end;
  new.min_age := null;
  return new;
end $$;
drop trigger product_sale_class on product;
create trigger product_sale_class before insert or update of kind_key, sale_class, min_age, kind_waits on product
  for each row execute function public.take_sale_class();

-- The kind that the name of a product speaks of most: by full text the kinds that share a word with it, of these the one
-- whose terms are nearest by trigrams. Null where none is near.
create function public.propose_kind(name text) returns text language sql stable as $$
  select near.kind_key from (
    select k.kind_key, (select max(public.word_similarity(lower(term), lower(name)))
        from unnest(k.name || k.clinic_name || k.words || k.clinic_words) as term) as nearness
    from public.kind k
    where to_tsvector('english', concat_ws(' ', k.name, k.clinic_name, array_to_string(k.words || k.clinic_words, ' ')))
      @@ replace(plainto_tsquery('english', name)::text, '&', '|')::tsquery) near
  where near.nearness >= 0.5 order by near.nearness desc, near.kind_key limit 1
$$;

-- As in 0452; whether a kind waits follows from the file and from what somebody says of it.
create or replace function public.product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'stock_level', 'min_age']
    - case when $1.quote_only then '' else 'quote_only' end
    - case when $1.kind_waits then '' else 'kind_waits' end)::text)
$$;

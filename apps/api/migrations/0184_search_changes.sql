-- Every process keeps a compact index of the catalogue for its searches (docs/decisions). It asks this log what has
-- changed since it asked last. Rows are only added: writers never wait for each other here.
create table search_change (
  change_id bigint generated always as identity primary key,
  -- Null: not of one product.
  product_id int,
  -- With a product: its words changed too, not only its facts. Without one: everything is to be read anew,
  -- and not only the small tables (brands, categories, synonyms, words, settings).
  words boolean not null,
  changed xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_change_by_transaction on search_change (changed);

create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into search_change (product_id, words)
    values (case when tg_op = 'DELETE' then old.product_id else new.product_id end, tg_argv[0]::boolean);
  return null;
end $$;
create trigger search_words_changed after insert or update on product_search
  for each row execute function note_product_change('true');
-- Ordinary sales change none of these.
create trigger search_facts_changed after update on product for each row when (
    (old.product_status, old.in_stock, old.category_id, old.brand_id, old.unit_price_cents, old.cut_price,
      old.popular_flag, old.traits, old.created_at)
    is distinct from (new.product_status, new.in_stock, new.category_id, new.brand_id, new.unit_price_cents, new.cut_price,
      new.popular_flag, new.traits, new.created_at))
  execute function note_product_change('false');
create trigger search_product_removed after delete on product
  for each row execute function note_product_change('false');
create trigger search_rating_changed after insert or update or delete on product_rating
  for each row execute function note_product_change('false');

create function note_change() returns trigger language plpgsql as $$
begin
  insert into search_change (product_id, words) values (null, tg_argv[0]::boolean);
  return null;
end $$;
create trigger search_catalogue_emptied after truncate on product
  for each statement execute function note_change('true');
create trigger search_brand_changed after insert or update or delete or truncate on brand
  for each statement execute function note_change('false');
create trigger search_category_changed after insert or update or delete or truncate on category
  for each statement execute function note_change('false');
create trigger search_synonym_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function note_change('false');
create trigger search_setting_changed after insert or update or delete or truncate on setting
  for each statement execute function note_change('false');

create function note_new_words() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    insert into search_change (product_id, words) values (null, false);
  end if;
  return null;
end $$;
create trigger search_word_added after insert on search_word
  referencing new table as added for each statement execute function note_new_words();

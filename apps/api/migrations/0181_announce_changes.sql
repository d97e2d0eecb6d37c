-- Every process keeps catalogue answers as bytes; what makes them outdated is announced with the commit. The tags are
-- those of the answers: catalog, category:61, product:7, search, news; "all" where so much changed that naming it is no use.

create function announce_tags(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) > 200 then perform pg_notify('mendwell_cache', 'all');
  elsif cardinality(tags) > 0 then perform pg_notify('mendwell_cache', array_to_string(tags, ' '));
  end if;
end $$;

create function announce_new_products() returns trigger language plpgsql as $$
begin
  if exists (select from after) then
    perform announce_tags(array['catalog'] || array(select distinct 'category:' || category_id from after limit 201));
  end if;
  return null;
end $$;
create trigger product_added after insert on product
  referencing new table as after for each statement execute function announce_new_products();

create function announce_changed_products() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  select array_agg(distinct tag) into changed
  from (
    select before.product_id, before.category_id as category_before, after.category_id as category_after
    from before join after using (product_id)
    -- Stock moves with every order; lists show it a few seconds late, unless it crosses zero.
    where (before.quantity is not distinct from after.quantity or before.in_stock <> after.in_stock) and before <> after
    limit 100
  ) as moved,
  lateral (values ('product:' || product_id), ('category:' || category_before), ('category:' || category_after), ('catalog')) as named (tag);
  perform announce_tags(changed);
  return null;
end $$;
create trigger product_changed after update on product
  referencing old table as before new table as after for each statement execute function announce_changed_products();

create function announce_removed_products() returns trigger language plpgsql as $$
begin
  if exists (select from before) then
    perform announce_tags(array['catalog'] || array(select distinct 'category:' || category_id from before limit 201)
      || array(select 'product:' || product_id from before limit 201));
  end if;
  return null;
end $$;
create trigger product_removed after delete on product
  referencing old table as before for each statement execute function announce_removed_products();

create function announce_rating() returns trigger language plpgsql as $$
begin
  perform announce_tags(array['catalog', 'product:' || product_id, 'category:' || category_id])
    from product where product_id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger rating_changed after insert or update or delete on product_rating
  for each row execute function announce_rating();

-- Names, orders and settings show in every answer; they change rarely.
create function announce_tag() returns trigger language plpgsql as $$
begin
  perform pg_notify('mendwell_cache', tg_argv[0]);
  return null;
end $$;
create trigger department_changed after insert or update or delete on department for each statement execute function announce_tag('all');
create trigger category_changed after insert or update or delete on category for each statement execute function announce_tag('all');
create trigger brand_changed after insert or update or delete on brand for each statement execute function announce_tag('all');
create trigger setting_changed after insert or update or delete on setting for each statement execute function announce_tag('all');
create trigger synonym_changed after insert or update or delete on search_synonym for each statement execute function announce_tag('search');
create trigger news_changed after insert or update or delete on news for each statement execute function announce_tag('news');

-- How heavy a person a product holds, in pounds, written once for the facet and for questions such as 'for 300 lb': `sure` is
-- what it holds by what is stated, `most` where that ends; 'over 300 pounds' is sure of 300 and has no end (9999). What staff
-- have stated goes before what name and details say.
create function public.user_weight(facts jsonb, named text, details text, out sure smallint, out most smallint)
  language sql immutable parallel safe as $$
  select max(coalesce(upper_end, lower_end))::smallint, max(coalesce(upper_end, 9999))::smallint from (
    select round(m[1]::numeric)::int as lower_end, round(m[2]::numeric)::int as upper_end
    from regexp_match(facts #>> '{userWeight,0}', '^([\d.]+?)?\.\.([\d.]+)?lb$') as m
    where m is not null
    union all
    select case when m[1] is not null then m[2]::int end, case when m[1] is null then m[2]::int end
    from regexp_matches(lower(case when named ~* '\d ?(?:lbs?|pounds?)\M' then named else details end),
      '(?:(greater than|above|over|more than) )?(\d{3,4}) ?(?:lbs?|pounds?)\M', 'g') as m
    where named !~* 'dressed|about' and not facts ? 'userWeight'
  ) as stated
$$;

-- A product that holds 450 lb holds 300 lb too: lists filter and count by each step up to what is sure.
create or replace function public.keep_product_facts() returns trigger language plpgsql as $$
begin
  delete from public.product_fact where product_id = new.product_id;
  insert into public.product_fact (product_id, name, value)
    select distinct new.product_id, said.name, kept.value
    from jsonb_each(new.facts) as said (name, vals), jsonb_array_elements_text(said.vals) as kept (value)
    where said.name <> 'userWeight'
    union all
    select new.product_id, 'userWeight', step || '..lb'
    from public.user_weight(new.facts, new.product_name, new.product_details) as weight,
      unnest(array[250, 300, 350, 400, 450, 500, 600]) as step
    where step <= weight.sure;
  return null;
end $$;
drop trigger product_facts_added on product;
create trigger product_facts_added after insert on product for each row
  when (new.facts <> '{}' or new.product_name || new.product_details ~* '\d ?(?:lbs?|pounds?)\M')
  execute function public.keep_product_facts();
drop trigger product_facts_changed on product;
create trigger product_facts_changed after update on product for each row
  when ((old.facts, old.product_name, old.product_details)
    is distinct from (new.facts, new.product_name, new.product_details))
  execute function public.keep_product_facts();

-- After the words of the product, whose row it changes.
create function public.keep_user_weight() returns trigger language plpgsql as $$
begin
  update public.product_search as s set capacity_lb = weight.most
  from public.user_weight(new.facts, new.product_name, new.product_details) as weight
  where s.product_id = new.product_id and s.capacity_lb is distinct from weight.most;
  return null;
end $$;
create trigger product_words_weight after insert or update of facts, product_name, product_details on product
  for each row execute function public.keep_user_weight();

-- What there is already.
delete from product_fact where name = 'userWeight';
insert into product_fact (product_id, name, value)
  select product_id, 'userWeight', step || '..lb'
  from product, public.user_weight(facts, product_name, product_details) as weight,
    unnest(array[250, 300, 350, 400, 450, 500, 600]) as step
  where step <= weight.sure;
update product_search as s set capacity_lb = weight.most
  from product as p, public.user_weight(p.facts, p.product_name, p.product_details) as weight
  where p.product_id = s.product_id and s.capacity_lb is distinct from weight.most;

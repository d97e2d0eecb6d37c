-- Facts that tell products apart, each with its values: {"material": ["nitrile"], "length": ["101.6mm"]};
-- domain/facts/facts.ts names them and says how they are written. What is absent is not known, and never a no.
alter table product add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object');

-- The same, one row for each value: what lists filter and count by. Nobody else writes it.
create table product_fact (
  product_id bigint not null references product on delete cascade,
  name text not null,
  value text not null,
  primary key (product_id, name, value)
);
create index product_fact_value on product_fact (name, value, product_id);

create function public.keep_product_facts() returns trigger language plpgsql as $$
begin
  delete from public.product_fact where product_id = new.product_id;
  insert into public.product_fact (product_id, name, value)
    select distinct new.product_id, said.name, kept.value
    from jsonb_each(new.facts) as said (name, vals), jsonb_array_elements_text(said.vals) as kept (value);
  return null;
end $$;
create trigger product_facts_added after insert on product for each row
  when (new.facts <> '{}') execute function public.keep_product_facts();
create trigger product_facts_changed after update on product for each row
  when (old.facts is distinct from new.facts) execute function public.keep_product_facts();

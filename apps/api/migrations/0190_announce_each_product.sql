-- Of a statement that changed more products than can be named, every answer goes: a hundred of them were named and the
-- rest forgotten, whose kept answers then stayed until they were too old.

create or replace function announce_changed_products() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  select array_agg(distinct tag) into changed
  from (
    select before.product_id, before.category_id as category_before, after.category_id as category_after
    from before join after using (product_id)
    -- Stock moves with every order; lists show it a few seconds late, unless it crosses zero.
    where (before.quantity is not distinct from after.quantity or before.in_stock <> after.in_stock) and before <> after
    -- One more than announce_tags names.
    limit 201
  ) as moved,
  lateral (values ('product:' || product_id), ('category:' || category_before), ('category:' || category_after), ('catalog')) as named (tag);
  perform announce_tags(changed);
  return null;
end $$;

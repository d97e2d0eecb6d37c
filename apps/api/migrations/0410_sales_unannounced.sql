-- A notification makes all commits that carry one wait for each other. Orders move stock all the time, and a page may
-- show the number on hand a few seconds late: only stock that crosses zero is announced.
create or replace function announce_changed_products() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  select array_agg(distinct tag) into changed
  from (
    select before.product_id
    from before join after using (product_id)
    where (before.quantity is not distinct from after.quantity or before.in_stock <> after.in_stock) and before <> after
    -- One more than announce_tags names.
    limit 201
  ) as moved,
  lateral (values ('product:' || product_id), ('catalog')) as named (tag);
  perform public.announce_tags(changed);
  return null;
end $$;

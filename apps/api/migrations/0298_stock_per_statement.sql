-- An order of several products moves their stock in one statement: the row of a product is changed once per statement
-- instead of once per movement. Each change opens sixteen indexes, reads the product's checks and runs its triggers, which
-- was most of what storing the items of an order took.
create function apply_stock_movements() returns trigger language plpgsql as $$
begin
  -- In the order of their ids, as orders lock them: so nobody waits for each other. By arrays, so that a plan made
  -- for an import serves an order: both go by the primary key.
  perform from product where product_id = any (array(select product_id from moved)) order by product_id for no key update;
  update product
    set quantity = coalesce(quantity, 0) + (select sum(delta) from moved where moved.product_id = product.product_id)
    where product_id = any (array(select product_id from moved));
  return null;
end $$;
drop trigger stock_movement_applies on stock_movement;
drop function apply_stock_movement();
create trigger stock_movement_applies after insert on stock_movement
  referencing new table as moved for each statement execute function apply_stock_movements();

-- The number on hand is announced together with the other changes of a statement (0170, 0190).
create or replace function announce_changed_products() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  select array_agg(distinct tag) into changed
  from (
    select before.product_id, before.category_id as category_before, after.category_id as category_after,
      before.quantity is distinct from after.quantity as is_stock,
      before.quantity is not distinct from after.quantity or before.in_stock <> after.in_stock as is_listed
    from before join after using (product_id)
    where before <> after
    -- One more than announce_tags names.
    limit 201
  ) as moved,
  -- Stock moves with every order; lists show it a few seconds late, unless it crosses zero.
  lateral (values ('stock:' || product_id, is_stock), ('product:' || product_id, is_listed),
    ('category:' || category_before, is_listed), ('category:' || category_after, is_listed),
    ('catalog', is_listed)) as named (tag, is_meant)
  where is_meant;
  perform announce_tags(changed);
  return null;
end $$;
drop trigger stock_changed on product;
drop function announce_stock();

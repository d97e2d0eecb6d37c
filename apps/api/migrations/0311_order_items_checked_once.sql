-- The items of a new order are checked with it at commit (orders_add_up), which asked for the same sums again for each of
-- them. Only items added to an order that this transaction has not written are looked at by themselves, once per
-- statement; nothing can make up for them later, since neither amounts nor items ever change.
create function check_added_items() returns trigger language plpgsql as $$
declare
  wrong int;
begin
  -- By an array, so that a plan made while there are few orders serves many.
  select order_id into wrong from orders
    where order_id = any (array(select order_id from added)) and xmin <> pg_current_xact_id()::xid
      and (subtotal_cents, tax_cents) <>
        (select sum(line_total_cents), sum(item.tax_cents) from order_item item where item.order_id = orders.order_id);
  if found then
    raise exception 'order %: its items differ from its amounts', wrong using errcode = '23514';
  end if;
  return null;
end $$;
drop trigger order_items_add_up on order_item;
create trigger order_items_add_up after insert on order_item
  referencing new table as added for each statement execute function check_added_items();

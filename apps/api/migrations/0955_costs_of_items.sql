-- What a piece had cost the shop when it was sold, for the margin in reports: a purchase price that changes later does not
-- change the margin of what was sold before. Null where no purchase price was known, and for what was sold before this
-- column was there: reports take the present purchase price for those.
alter table order_item add column cost_cents bigint;

create function public.remember_cost() returns trigger language plpgsql as $$
begin
  select p.purchase_price_cents into new.cost_cents from public.product p where p.product_id = new.product_id;
  return new;
end
$$;
create trigger order_item_cost before insert on order_item for each row execute function public.remember_cost();

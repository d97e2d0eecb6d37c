-- The product's own answer and page show how many there are. Lists are told of stock only when it crosses zero
-- (0181); these few answers, which carry the tag stock:7, of every move.

create function announce_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('mendwell_cache', 'stock:' || new.product_id);
  return null;
end $$;
create trigger stock_changed after update of quantity on product
  for each row when (new.quantity is distinct from old.quantity) execute function announce_stock();

-- The last word on what is recalled: no piece of an affected lot is put on sale or sent, and none of a product that is
-- not told apart by lot.
create function public.is_lot_recalled(lot int) returns boolean language sql stable as $$
  select exists (select from public.recall_lot x join public.recall r using (recall_id)
    where x.lot_id = lot and x.is_affected and r.status in ('ACTIVE', 'CLOSED'))
$$;

create function public.refuse_recalled_lot() returns trigger language plpgsql as $$
begin
  if public.is_lot_recalled(new.lot_id) then
    raise exception 'lot % is recalled', new.lot_id using errcode = '23514', constraint = 'lot_recalled';
  end if;
  return new;
end $$;
create trigger shipment_lot_not_recalled before insert on shipment_lot
  for each row execute function public.refuse_recalled_lot();
create trigger lot_movement_not_recalled before insert on lot_movement
  for each row when (new.bucket = 'AVAILABLE' and new.delta > 0) execute function public.refuse_recalled_lot();

create function public.is_product_stopped(product int) returns boolean language sql stable as $$
  select exists (select from public.recall_product p join public.recall r using (recall_id)
    where p.product_id = product and p.is_stopped and r.status = 'ACTIVE')
$$;

-- What comes back of such a product, or is counted by a file, stays with what is recalled; what staff count is refused.
-- The product is locked before the question: whoever confirms a recall holds it until the commit.
create function public.keep_recalled_stock() returns trigger language plpgsql as $$
begin
  perform from public.product where product_id = new.product_id for no key update;
  if not public.is_product_stopped(new.product_id) then return new; end if;
  if new.reason in ('COUNT', 'RECEIVED', 'RECEIPT', 'OTHER', 'LOT') then
    raise exception 'product % is recalled', new.product_id using errcode = '23514', constraint = 'product_recalled';
  end if;
  return null;
end $$;
create trigger stock_movement_not_recalled before insert on stock_movement
  for each row when (new.delta > 0 and new.reason not in ('INITIAL', 'PROMISE_BROKEN'))
  execute function public.keep_recalled_stock();

-- What is not counted can be sold without end: a stopped product stays counted.
create function public.keep_recalled_counted() returns trigger language plpgsql as $$
begin
  if public.is_product_stopped(new.product_id) then new.quantity := old.quantity; end if;
  return new;
end $$;
create trigger product_recalled_counted before update of quantity on product
  for each row when (new.quantity is null and old.quantity is not null)
  execute function public.keep_recalled_counted();

-- Out of stock is not enough, as orders may wait for stock: a stopped product is closed like one that is not sold online,
-- whatever its kind says.
create or replace function public.take_sale_class() returns trigger language plpgsql as $$
begin
  if new.kind_key is not null then
    new.kind_waits := false;
    select k.sale_class, k.min_age into new.sale_class, new.min_age from public.kind k where k.kind_key = new.kind_key;
  else
    new.sale_class := case when new.kind_waits then 'NOT_ONLINE' else 'OPEN' end;
    new.min_age := null;
  end if;
  if new.recalled and public.is_product_stopped(new.product_id) then new.sale_class := 'NOT_ONLINE'; end if;
  return new;
end $$;
drop trigger product_sale_class on product;
create trigger product_sale_class
  before insert or update of kind_key, sale_class, min_age, kind_waits, recalled on product
  for each row execute function public.take_sale_class();

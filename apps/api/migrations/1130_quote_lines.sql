-- What a request for a quote asks for, line by line, and what staff offer one piece for. The request keeps its first product
-- in columns of its own, which earlier versions read and write.
create table quote_line (
  request_id int not null references quote_request on delete cascade,
  line_number int not null check (line_number between 1 and 50),
  product_id int not null references product,
  -- As they were asked for; the product may change.
  product_name text not null,
  sku text not null,
  hcpcs text,
  quantity int not null check (quantity between 1 and 100000),
  -- Null until staff name a price.
  unit_price_cents bigint check (unit_price_cents between 1 and 99999999),
  primary key (request_id, line_number),
  unique (request_id, product_id)
);
create index quote_line_of_product on quote_line (product_id);

create function public.add_first_quote_line() returns trigger language plpgsql as $$
begin
  insert into public.quote_line (request_id, line_number, product_id, product_name, sku, hcpcs, quantity)
    values (new.request_id, 1, new.product_id, new.product_name, new.sku, new.hcpcs, new.quantity);
  return null;
end $$;
create trigger quote_request_first_line after insert on quote_request
  for each row execute function public.add_first_quote_line();

insert into quote_line (request_id, line_number, product_id, product_name, sku, hcpcs, quantity)
  select request_id, 1, product_id, product_name, sku, hcpcs, quantity from quote_request
  on conflict do nothing;

-- How long the prices of a request hold, and the order placed at them: at one order at a time, since a canceled one may be
-- followed by another.
create table quote_offer (
  request_id int primary key references quote_request on delete cascade,
  valid_until date not null,
  order_id int unique references orders
);

-- Opens one request and its prices for whoever has the link of its mail.
create table quote_link (
  token_sha256 bytea primary key check (length(token_sha256) = 32),
  request_id int not null references quote_request on delete cascade,
  expires_at timestamptz not null
);
create index quote_link_of_request on quote_link (request_id);
create index quote_link_by_end on quote_link (expires_at);

-- What is sold by a quote is ordered at the price of an accepted one, and in no other way.
create or replace function public.refuse_closed_kinds() returns trigger language plpgsql as $$
declare
  sold record;
  bought record;
begin
  select p.sale_class, p.rx, p.min_age, p.quote_only into sold from public.product p where p.product_id = new.product_id;
  if not found or (sold.sale_class = 'OPEN' and sold.rx is not true and not sold.quote_only) then return new; end if;
  if sold.quote_only and not exists (
      select from public.quote_offer f join public.quote_line l using (request_id)
      where f.order_id = new.order_id and l.product_id = new.product_id and l.unit_price_cents = new.unit_price_cents) then
    raise exception 'product % is sold by a quote and cannot be ordered', new.product_id
      using errcode = 'check_violation', constraint = 'order_item_quote_only';
  end if;
  if sold.sale_class = 'OPEN' and sold.rx is not true then return new; end if;
  select o.placed_by, o.age_confirmed, public.clinic_until(o.cust_id) is not null as is_clinic into bought
    from public.orders o where o.order_id = new.order_id;
  if sold.sale_class = 'PROFESSIONAL' and bought.is_clinic and bought.placed_by <> 'GUEST' then return new; end if;
  if sold.sale_class = 'AGE' and sold.rx is not true and bought.age_confirmed >= coalesce(sold.min_age, 18) then return new; end if;
  raise exception 'product % is of sale class % and cannot be ordered', new.product_id,
      case when sold.rx and sold.sale_class in ('OPEN', 'AGE') then 'PRESCRIPTION' else sold.sale_class end
    using errcode = 'check_violation', constraint = 'order_item_sale_class';
end $$;

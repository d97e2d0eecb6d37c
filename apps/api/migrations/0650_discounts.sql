-- Discounts are amounts of their own: each line has its share, and an order the sum of them; what was charged follows from
-- both. Tax says why, at which rate and on what. So prices of lines keep their meaning, and refunds give shares back.
alter table orders
  add column discount_cents bigint not null default 0,
  add column shipping_discount_cents bigint not null default 0,
  drop constraint orders_check,
  drop constraint orders_check1,
  drop column grand_total_cents;
alter table orders
  add column grand_total_cents bigint not null generated always as
    (subtotal_cents - discount_cents + tax_cents + shipping_handling_cents - shipping_discount_cents) stored,
  add constraint orders_discount_check check (discount_cents between 0 and subtotal_cents),
  add constraint orders_shipping_discount_check check (shipping_discount_cents between 0 and shipping_handling_cents),
  add constraint orders_tax_check check (tax_cents between 0 and subtotal_cents - discount_cents),
  add constraint orders_refunded_check check (refunded_cents between 0 and
    subtotal_cents - discount_cents + tax_cents + shipping_handling_cents - shipping_discount_cents);

alter table order_item
  add column discount_cents bigint not null default 0,
  add column tax_rate_milli_percent int,
  add column tax_basis text,
  add column fsa_eligible boolean not null default false,
  add constraint order_item_discount_check check (discount_cents between 0 and unit_price_cents * quantity),
  add constraint order_item_tax_rate_check check (tax_rate_milli_percent between 0 and 100000),
  add constraint order_item_tax_basis_check check (tax_basis in
    ('GENERAL', 'EXEMPT_CLASS', 'REDUCED', 'NO_TAX', 'UNDECIDED', 'CERTIFICATE', 'OVERRIDE', 'MARKETPLACE'));

-- For whoever writes a line without its basis, as the version before this one does.
create function name_tax_basis() returns trigger language plpgsql as $$
begin
  new.tax_basis := case when new.tax_exempt_flag then 'EXEMPT_CLASS' else 'GENERAL' end;
  new.tax_rate_milli_percent := case when new.tax_exempt_flag then 0
    else (select tax_milli_percent from public.orders where order_id = new.order_id) end;
  return new;
end $$;
create trigger order_item_tax_basis before insert on order_item
  for each row when (new.tax_basis is null) execute function name_tax_basis();

create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.placed_by, new.currency, new.subtotal_cents, new.discount_cents, new.tax_cents,
      new.tax_milli_percent, new.shipping_handling_cents, new.shipping_discount_cents, new.idempotency_scope,
      new.idempotency_key, new.created_at)
     is distinct from
     (old.order_id, old.placed_by, old.currency, old.subtotal_cents, old.discount_cents, old.tax_cents,
      old.tax_milli_percent, old.shipping_handling_cents, old.shipping_discount_cents, old.idempotency_scope,
      old.idempotency_key, old.created_at) then
    raise exception 'amounts and owner of order % are fixed', old.order_id using errcode = '23514';
  end if;
  if new.cust_id <> old.cust_id and not exists (select from customer_merge m
      where m.from_cust_id = old.cust_id and m.into_cust_id = new.cust_id) then
    raise exception 'amounts and owner of order % are fixed', old.order_id using errcode = '23514';
  end if;
  if new.order_status <> old.order_status and not (old.order_status, new.order_status) in
     (('NEW', 'PRINTED'), ('NEW', 'REJECTED'), ('PRINTED', 'OPEN'), ('PRINTED', 'REJECTED'), ('OPEN', 'CLOSED'), ('OPEN', 'REJECTED')) then
    raise exception 'order % cannot move from % to %', old.order_id, old.order_status, new.order_status using errcode = '23514';
  end if;
  if new.payment_status <> old.payment_status and not (old.payment_status, new.payment_status) in
     (('UNPAID', 'PAID'), ('PAID', 'PARTLY_REFUNDED'), ('PAID', 'REFUNDED'), ('PARTLY_REFUNDED', 'REFUNDED')) then
    raise exception 'payment of order % cannot move from % to %', old.order_id, old.payment_status, new.payment_status using errcode = '23514';
  end if;
  if new.refunded_cents < old.refunded_cents then
    raise exception 'refunds of order % cannot shrink', old.order_id using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function check_order_adds_up() returns trigger language plpgsql as $$
declare
  wanted orders;
  found_subtotal bigint;
  found_discount bigint;
  found_tax bigint;
  items int;
begin
  select * into wanted from orders where order_id = new.order_id;
  select coalesce(sum(line_total_cents), 0), coalesce(sum(discount_cents), 0), coalesce(sum(tax_cents), 0), count(*)
    into found_subtotal, found_discount, found_tax, items from order_item where order_id = new.order_id;
  if items = 0 or found_subtotal <> wanted.subtotal_cents or found_tax <> wanted.tax_cents then
    raise exception 'order %: items % and tax % differ from % and %',
      new.order_id, found_subtotal, found_tax, wanted.subtotal_cents, wanted.tax_cents using errcode = '23514';
  end if;
  if found_discount <> wanted.discount_cents then
    raise exception 'order %: discounts of its items % differ from %',
      new.order_id, found_discount, wanted.discount_cents using errcode = '23514';
  end if;
  if wanted.payment_status <> 'UNPAID' and not exists (
    select from payment_attempt p where p.order_id = wanted.order_id and p.status = 'SUCCEEDED'
      and p.amount_cents = wanted.grand_total_cents and p.currency = wanted.currency) then
    raise exception 'order % is % without a matching capture', wanted.order_id, wanted.payment_status using errcode = '23514';
  end if;
  return null;
end $$;

create or replace function check_added_items() returns trigger language plpgsql as $$
declare
  wrong int;
begin
  -- By an array, so that a plan made while there are few orders serves many.
  select order_id into wrong from orders
    where order_id = any (array(select order_id from added)) and xmin <> pg_current_xact_id()::xid
      and (subtotal_cents, discount_cents, tax_cents) <>
        (select sum(line_total_cents), sum(item.discount_cents), sum(item.tax_cents)
          from order_item item where item.order_id = orders.order_id);
  if found then
    raise exception 'order %: its items differ from its amounts', wrong using errcode = '23514';
  end if;
  return null;
end $$;

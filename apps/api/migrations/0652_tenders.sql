-- Who pays which cents of an order: a tender is one means of payment with its amount, captured and refunded by itself; its
-- cells say for which part of which line. Most orders have one, a card; what staff take as cash, check or transfer pays
-- that one too.
create table order_tender (
  order_id int not null references orders,
  tender_no int not null check (tender_no between 1 and 9),
  kind text not null check (kind in ('CARD', 'FSA_HSA_CARD', 'GIFT_CARD', 'STORE_CREDIT', 'NET_TERMS')),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'PLANNED' check (status in
    ('PLANNED', 'AUTHORIZED', 'CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELED')),
  primary key (order_id, tender_no)
);

create table tender_cell (
  order_id int not null,
  tender_no int not null,
  -- Null: of shipping and handling.
  order_item_id int references order_item,
  part text not null check (part in ('NET', 'TAX', 'SHIPPING')),
  cents bigint not null check (cents > 0),
  foreign key (order_id, tender_no) references order_tender,
  check ((part = 'SHIPPING') = (order_item_id is null)),
  unique nulls not distinct (order_id, tender_no, order_item_id, part)
);
create index tender_cell_by_item on tender_cell (order_item_id);

create function guard_order_tender() returns trigger language plpgsql as $$
begin
  if old.status <> 'PLANNED' and (new.order_id, new.tender_no, new.kind, new.amount_cents)
     is distinct from (old.order_id, old.tender_no, old.kind, old.amount_cents) then
    raise exception 'tender % of order % is fixed', old.tender_no, old.order_id using errcode = '23514';
  end if;
  if new.status <> old.status and not (old.status, new.status) in
     (('PLANNED', 'AUTHORIZED'), ('PLANNED', 'CAPTURED'), ('PLANNED', 'CANCELED'), ('AUTHORIZED', 'CAPTURED'),
      ('AUTHORIZED', 'CANCELED'), ('CAPTURED', 'PARTLY_REFUNDED'), ('CAPTURED', 'REFUNDED'),
      ('PARTLY_REFUNDED', 'REFUNDED')) then
    raise exception 'tender % of order % cannot move from % to %', old.tender_no, old.order_id, old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end $$;
create trigger order_tender_guard before update on order_tender
  for each row execute function guard_order_tender();

-- An order whose tenders are not named before its items are written is paid by one card.
create function plan_card_tender() returns trigger language plpgsql as $$
begin
  with planned as (
    insert into public.order_tender (order_id, tender_no, kind, amount_cents)
    select order_id, 1, 'CARD', grand_total_cents from public.orders o
    where order_id = any (array(select distinct order_id from added)) and grand_total_cents > 0
      and not exists (select from public.order_tender t where t.order_id = o.order_id)
    returning order_id)
  insert into public.tender_cell (order_id, tender_no, order_item_id, part, cents)
  select order_id, 1, order_item_id, part, cents from (
    select order_id, order_item_id, 'NET' as part, line_total_cents - discount_cents as cents
      from added join planned using (order_id)
    union all
    select order_id, order_item_id, 'TAX', tax_cents from added join planned using (order_id)
    union all
    select order_id, null, 'SHIPPING', shipping_handling_cents - shipping_discount_cents
      from public.orders where order_id = any (array(select order_id from planned))) cell
  where cents > 0;
  return null;
end $$;
create trigger order_items_planned after insert on order_item
  referencing new table as added for each statement execute function plan_card_tender();

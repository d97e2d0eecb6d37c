-- Exchanges for another size (decision 0059): the shopper sends pieces back and gets another product of the same family, in an
-- order of its own that names the pieces it replaces and costs what the other size costs on top.
alter table return_request drop constraint return_request_kind_check;
alter table return_request drop constraint return_request_check;
alter table return_request
  add constraint return_request_kind_check check (kind in ('REFUND', 'REPLACEMENT', 'EXCHANGE')) not valid,
  add constraint return_request_check check (kind <> 'REPLACEMENT' or refund_cents = 0) not valid;
alter table replacement drop constraint replacement_reason_check;
alter table replacement add constraint replacement_reason_check check (reason in
  ('LOST', 'DAMAGED', 'DEFECTIVE', 'WRONG_ITEM', 'RECALLED', 'RETURNED', 'EXCHANGE', 'OTHER')) not valid;
alter table order_hold drop constraint order_hold_reason_check;
alter table order_hold add constraint order_hold_reason_check check (reason in
  ('RECALL', 'PRESCRIPTION', 'APPROVAL', 'EXCHANGE')) not valid;

-- What the shopper of a return wants instead, and what was told: agreed once, charged as agreed. What goes back to the
-- customer where the other size costs less, and its shipping, stand in return_request.
create table return_exchange (
  return_id int primary key references return_request,
  product_id int not null references product,
  -- What a piece of the other size costs on top of what was paid, before tax.
  unit_due_cents bigint not null check (unit_due_cents >= 0),
  -- On all pieces.
  tax_due_cents bigint not null check (tax_due_cents >= 0),
  -- What was paid for the pieces that come back, tax included: refunded where the exchange comes to nothing.
  credit_cents bigint not null check (credit_cents >= 0)
);
create index return_exchange_of_product on return_exchange (product_id);
create trigger return_exchange_stays before update or delete on return_exchange
  for each row execute function public.guard_replacement();

-- As before, but a return with a live exchange is counted by that; of one that was cancelled, the pieces were refunded.
create or replace view public.replaceable_item as
  select i.order_item_id,
    (case when o.order_status in ('OPEN', 'CLOSED')
        and not exists (select from public.shipment s where s.order_id = i.order_id)
      then i.quantity - gone.kept else sent.pieces end)::int as handed_over,
    (gone.pieces - gone.kept + asked.pieces)::int as settled,
    again.pieces::int as replaced
  from public.order_item i join public.orders o using (order_id)
    cross join lateral (select coalesce(sum(s.quantity), 0) as pieces from public.shipment_item s
      where s.order_item_id = i.order_item_id) as sent
    cross join lateral (select coalesce(sum(r.quantity), 0) as pieces, coalesce(sum(r.kept), 0) as kept
      from public.refund_item r join public.refund f using (refund_id)
      where r.order_item_id = i.order_item_id and f.status <> 'FAILED') as gone
    cross join lateral (select coalesce(sum(q.quantity), 0) as pieces from public.return_request q
      where q.order_item_id = i.order_item_id and q.status <> 'DECLINED' and not exists (select
        from public.replacement r join public.orders n on n.order_id = r.order_id
        where r.return_id = q.return_id
          and case when q.kind = 'EXCHANGE' then n.order_status <> 'REJECTED' else q.status = 'REPLACED' end)) as asked
    cross join lateral (select coalesce(sum(case when n.order_status <> 'REJECTED' then a.quantity else
          (select coalesce(sum(s.quantity), 0) from public.shipment_item s where s.order_item_id = a.order_item_id) end), 0)
        as pieces
      from public.replacement_item x join public.order_item a on a.order_item_id = x.order_item_id
        join public.orders n on n.order_id = a.order_id
      where x.replaces_item_id = i.order_item_id) as again;

-- The last word: the same product for nothing, or the other size as it was agreed with the return; never a piece twice.
create or replace function public.guard_replacement_item() returns trigger language plpgsql as $$
declare
  made record;
  pieces record;
begin
  select r.return_id, a.quantity, a.product_id, a.unit_price_cents, a.discount_cents, a.tax_cents,
      coalesce(e.product_id, i.product_id) as product_wanted,
      coalesce(e.unit_due_cents, 0) as unit_due, coalesce(e.tax_due_cents, 0) as tax_due
    into made
    from public.order_item a join public.replacement r using (order_id)
      join public.order_item i on i.order_item_id = new.replaces_item_id and i.order_id = r.replaces_order_id
      left join public.return_exchange e on e.return_id = r.return_id and r.reason = 'EXCHANGE'
    where a.order_item_id = new.order_item_id;
  if not found or made.product_id <> made.product_wanted or made.discount_cents <> 0
      or made.unit_price_cents <> made.unit_due or made.tax_cents <> made.tax_due then
    raise exception 'item % does not replace item %', new.order_item_id, new.replaces_item_id using errcode = '23514';
  end if;
  -- Two who replace pieces of one item wait for each other.
  perform from public.order_item where order_item_id = new.replaces_item_id for no key update;
  if made.return_id is not null then
    if made.quantity > (select quantity from public.return_request where return_id = made.return_id) then
      raise exception 'more pieces of return % are replaced than it has', made.return_id using errcode = '23514';
    end if;
    return new;
  end if;
  select * into pieces from public.replaceable_item where order_item_id = new.replaces_item_id;
  if made.quantity > pieces.handed_over - pieces.settled - pieces.replaced then
    raise exception 'more pieces of item % are replaced than were handed over', new.replaces_item_id
      using errcode = '23514';
  end if;
  return new;
end $$;

-- One exchange per return, whoever accepts it.
create function public.guard_exchange() returns trigger language plpgsql as $$
begin
  if new.reason <> 'EXCHANGE' then
    return new;
  end if;
  perform from public.return_request where return_id = new.return_id and kind = 'EXCHANGE' for no key update;
  if not found or exists (select from public.replacement where return_id = new.return_id) then
    raise exception 'return % is exchanged once, and asks for it', new.return_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger replacement_exchange before insert on replacement
  for each row execute function public.guard_exchange();

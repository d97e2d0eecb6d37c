-- A replacement is an order that costs nothing and names the pieces it replaces (decision 0055): it is packed, sent, tracked
-- and cancelled as every order, its lots are known, and no report counts it as a sale, as nobody pays for it.
create table replacement (
  order_id int primary key references orders,
  replaces_order_id int not null references orders check (replaces_order_id <> order_id),
  -- The return that it answers; null: staff sent it without one.
  return_id int references return_request,
  reason text not null check (reason in
    ('LOST', 'DAMAGED', 'DEFECTIVE', 'WRONG_ITEM', 'RECALLED', 'RETURNED', 'OTHER')),
  -- Null where nothing was noted, and once the customer was erased.
  note text check (length(note) between 1 and 500),
  placed_by text not null,
  created_at timestamptz not null default now()
);
create index replacement_of_order on replacement (replaces_order_id, order_id);
create index replacement_of_return on replacement (return_id) where return_id is not null;

create table replacement_item (
  order_item_id int primary key references order_item,
  replaces_item_id int not null references order_item check (replaces_item_id <> order_item_id)
);
create index replacement_item_of on replacement_item (replaces_item_id);

create function public.guard_replacement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger replacement_stays before update or delete on replacement
  for each row execute function public.guard_replacement();
create trigger replacement_item_stays before update or delete on replacement_item
  for each row execute function public.guard_replacement();

-- What can be replaced of a sold item (domain/orders/replacements/replacements.ts): pieces that the shopper was handed, less those that
-- were refunded or asked back, less those that are replaced. An order that was moved on by hand has left without parcels.
-- A return that was answered by a replacement counts by that; of a replacement that was cancelled, what had left counts.
create view public.replaceable_item as
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
      where q.order_item_id = i.order_item_id and q.status <> 'DECLINED' and not (q.status = 'REPLACED'
        and exists (select from public.replacement r where r.return_id = q.return_id))) as asked
    cross join lateral (select coalesce(sum(case when n.order_status <> 'REJECTED' then a.quantity else
          (select coalesce(sum(s.quantity), 0) from public.shipment_item s where s.order_item_id = a.order_item_id) end), 0)
        as pieces
      from public.replacement_item x join public.order_item a on a.order_item_id = x.order_item_id
        join public.orders n on n.order_id = a.order_id
      where x.replaces_item_id = i.order_item_id) as again;

-- The last word: the same product, for nothing, and never a piece twice.
create function public.guard_replacement_item() returns trigger language plpgsql as $$
declare
  made record;
  pieces record;
begin
  select r.return_id, a.quantity, a.product_id, a.line_total_cents + a.tax_cents as cents, i.product_id as replaced_product
    into made
    from public.order_item a join public.replacement r using (order_id)
      join public.order_item i on i.order_item_id = new.replaces_item_id and i.order_id = r.replaces_order_id
    where a.order_item_id = new.order_item_id;
  if not found or made.product_id <> made.replaced_product or made.cents <> 0 then
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
create trigger replacement_item_guard before insert on replacement_item
  for each row execute function public.guard_replacement_item();

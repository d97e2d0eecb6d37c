-- What decides when pieces come that are not here (domain/delivery/expected-stock.ts).

-- What suppliers have been sent an order for, by the day on which it should come; nothing of packs that share their pieces,
-- of which nobody can say which one they fill.
create view public.stock_coming as
  select l.product_id, o.expected_on, sum(greatest(0, l.quantity - l.received))::int as pieces
  from public.purchase_order_line l join public.purchase_order o using (purchase_order_id)
  where o.state in ('SENT', 'PARTLY_RECEIVED')
    and not exists (select from public.pool_member m where m.product_id = l.product_id)
  group by l.product_id, o.expected_on;

-- Pieces that open orders wait for: neither sent, nor in stock for them, nor given back.
create view public.stock_awaited as
  select i.product_id, i.order_id, sum(greatest(0, i.quantity - greatest(took.pieces, sent.pieces) - given.pieces))::int as pieces
  from public.order_item i join public.orders o using (order_id)
    cross join lateral (select -coalesce(sum(m.delta), 0) as pieces from public.stock_movement m
      where m.order_item_id = i.order_item_id and m.return_id is null) as took
    cross join lateral (select coalesce(sum(s.quantity), 0) as pieces from public.shipment_item s
      where s.order_item_id = i.order_item_id) as sent
    cross join lateral (select coalesce(sum(r.kept), 0) as pieces
      from public.refund_item r join public.refund f using (refund_id)
      where r.order_item_id = i.order_item_id and f.status <> 'FAILED') as given
  where o.order_status in ('NEW', 'PRINTED', 'OPEN')
  group by i.product_id, i.order_id;

-- A backorder may have a date now.
alter table order_delivery drop constraint order_delivery_check;
alter table order_delivery add constraint order_delivery_dated
  check (part = 'BACKORDER' or (from_day is null) = (part = 'TOLD')) not valid;

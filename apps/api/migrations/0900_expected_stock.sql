-- The day by which so many more pieces of a product have come, behind those that orders already wait for: from what
-- suppliers have been sent and is not overdue. Null where nobody can say, as of packs that share their pieces.
create function public.stock_expected_on(wanted_product int, wanted_pieces int, today date) returns date
language sql stable as $$
  with waiting as (
    select coalesce(sum(greatest(0, i.quantity - greatest(took.pieces, sent.pieces) - given.pieces)), 0) as pieces
    from public.order_item i join public.orders o using (order_id)
      cross join lateral (select -coalesce(sum(m.delta), 0) as pieces from public.stock_movement m
        where m.order_item_id = i.order_item_id and m.return_id is null) as took
      cross join lateral (select coalesce(sum(s.quantity), 0) as pieces from public.shipment_item s
        where s.order_item_id = i.order_item_id) as sent
      cross join lateral (select coalesce(sum(r.kept), 0) as pieces
        from public.refund_item r join public.refund f using (refund_id)
        where r.order_item_id = i.order_item_id and f.status <> 'FAILED') as given
    where i.product_id = wanted_product and o.order_status in ('NEW', 'PRINTED', 'OPEN'))
  select min(coming.expected_on) from (
    select o.expected_on, sum(greatest(0, l.quantity - l.received)) over (order by o.expected_on) as so_far
    from public.purchase_order_line l join public.purchase_order o using (purchase_order_id)
    where l.product_id = wanted_product and o.state in ('SENT', 'PARTLY_RECEIVED') and o.expected_on >= today) as coming
  where coming.so_far >= (select pieces from waiting) + wanted_pieces
    and not exists (select from public.pool_member where pool_member.product_id = wanted_product)
$$;

-- A backorder may have a date now.
alter table order_delivery drop constraint order_delivery_check;
alter table order_delivery add constraint order_delivery_dated
  check (part = 'BACKORDER' or (from_day is null) = (part = 'TOLD')) not valid;

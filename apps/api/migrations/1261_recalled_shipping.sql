-- Of the refund of a return, what is shipping: it goes back with the return that leaves nothing of an order with its buyer,
-- if that is a recall (rules of recalls, 2.6; decision 0085).
alter table return_request add column shipping_refund_cents bigint not null default 0;
alter table return_request
  add constraint return_request_shipping_refund check (shipping_refund_cents between 0 and refund_cents
    and (shipping_refund_cents = 0 or kind = 'REFUND')) not valid;

-- The shipping of the order that was paid goes back once, and never more of it than was charged. Who opens a return has
-- locked that order.
create function public.guard_shipping_refund() returns trigger language plpgsql as $$
declare
  paid_order int := (select order_id from public.order_item
    where order_item_id = coalesce(new.paid_item_id, new.order_item_id));
begin
  if tg_op = 'UPDATE' then
    raise exception 'return % is fixed', old.return_id using errcode = '23514';
  end if;
  if new.shipping_refund_cents > (
      select o.shipping_handling_cents - o.shipping_discount_cents - (
        select coalesce(sum(q.shipping_refund_cents), 0) from public.order_item i
          join public.return_request q on coalesce(q.paid_item_id, q.order_item_id) = i.order_item_id
        where i.order_id = o.order_id and q.status <> 'DECLINED')
      from public.orders o where o.order_id = paid_order) then
    raise exception 'order % was not charged this shipping', paid_order using errcode = '23514';
  end if;
  return new;
end $$;
create trigger return_request_shipping_refund_fits before insert on return_request
  for each row when (new.shipping_refund_cents > 0) execute function public.guard_shipping_refund();
create trigger return_request_shipping_refund_stays before update of shipping_refund_cents on return_request
  for each row when (new.shipping_refund_cents <> old.shipping_refund_cents) execute function public.guard_shipping_refund();

-- Both as 1171 has them; shipping is no part of an item. What was refunded of an item follows in 1268.
create or replace function public.exchange_credit_left(exchange int) returns bigint language sql stable as $$
  select e.credit_cents - q.refund_cents - (select coalesce(sum(b.refund_cents - b.shipping_refund_cents - b.difference_cents), 0)
      from public.replacement r join public.order_item i on i.order_id = r.order_id
        join public.return_request b on b.exchanged_item_id = i.order_item_id and b.status <> 'DECLINED'
      where r.return_id = exchange and r.reason = 'EXCHANGE')::bigint
  from public.return_exchange e join public.return_request q using (return_id) where e.return_id = exchange
$$;

create or replace function public.guard_paid_item() returns trigger language plpgsql as $$
declare
  counted int := coalesce(new.exchanged_item_id, new.paid_item_id);
  charged record;
  back record;
begin
  if tg_op = 'UPDATE' then
    if (new.paid_item_id, new.exchanged_item_id, new.difference_cents)
       is distinct from (old.paid_item_id, old.exchanged_item_id, old.difference_cents) then
      raise exception 'return % is fixed', old.return_id using errcode = '23514';
    end if;
    return new;
  end if;
  if new.kind <> 'REFUND' or new.paid_item_id = new.order_item_id
     or new.paid_item_id <> public.paid_item(new.order_item_id)
     or new.exchanged_item_id is distinct from public.exchanged_item(new.order_item_id) then
    raise exception 'item % was not paid for as item %', new.order_item_id, new.paid_item_id using errcode = '23514';
  end if;
  -- Two who give back money of one item wait for each other.
  perform from public.order_item where order_item_id = new.paid_item_id for no key update;
  select quantity, line_total_cents - discount_cents + tax_cents as cents into charged
    from public.order_item where order_item_id = counted for no key update;
  back := public.refunded_of_item(counted);
  if back.pieces + new.quantity > charged.quantity or back.cents + (case when new.exchanged_item_id is null
      then new.refund_cents - new.shipping_refund_cents else new.difference_cents end) > charged.cents then
    raise exception 'more of item % goes back than was paid for', counted using errcode = '23514';
  end if;
  if new.exchanged_item_id is not null and new.refund_cents - new.shipping_refund_cents - new.difference_cents > (
      select public.exchange_credit_left(r.return_id) from public.order_item i join public.replacement r using (order_id)
      where i.order_item_id = new.exchanged_item_id) then
    raise exception 'more of item % goes back than its exchange left', new.paid_item_id using errcode = '23514';
  end if;
  return new;
end $$;

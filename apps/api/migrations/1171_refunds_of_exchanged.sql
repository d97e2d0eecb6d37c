-- Pieces of another size that come back for money (a recall): what was paid for them stands in the order that was exchanged,
-- less what the exchange gave back, and the difference in the order that sent them (decision 0059). A return of such pieces
-- names the item that sent them, and what of its refund is of the difference.
alter table return_request
  add column exchanged_item_id int,
  add column difference_cents bigint not null default 0;
alter table return_request
  add constraint return_request_exchanged_item foreign key (exchanged_item_id) references order_item not valid,
  add constraint return_request_difference check (difference_cents between 0 and refund_cents
    and (difference_cents = 0 or exchanged_item_id is not null)
    and (exchanged_item_id is null or paid_item_id is not null)) not valid;

-- The item of an exchange that an item is, or replaces, however often; null without an exchange. One at most: pieces of
-- another size are not exchanged again.
create function public.exchanged_item(item int) returns int language sql stable as $$
  with recursive way as (
    select item as order_item_id
    union all
    select x.replaces_item_id from way join public.replacement_item x using (order_item_id))
  select i.order_item_id from way join public.order_item i using (order_item_id)
    join public.replacement r on r.order_id = i.order_id and r.reason = 'EXCHANGE' limit 1
$$;

-- What was paid for the pieces that an exchange took back, tax included, and of it neither goes back with the exchange nor
-- with pieces of the other size; in cents, for its return.
create function public.exchange_credit_left(exchange int) returns bigint language sql stable as $$
  select e.credit_cents - q.refund_cents - (select coalesce(sum(b.refund_cents - b.difference_cents), 0)
      from public.replacement r join public.order_item i on i.order_id = r.order_id
        join public.return_request b on b.exchanged_item_id = i.order_item_id and b.status <> 'DECLINED'
      where r.return_id = exchange and r.reason = 'EXCHANGE')::bigint
  from public.return_exchange e join public.return_request q using (return_id) where e.return_id = exchange
$$;

-- The item whose money a return gives back by a refund of this order.
create function public.refunded_item(request public.return_request, refunded_order int) returns int
  language sql stable as $$
  select coalesce((select i.order_item_id from public.order_item i
      where i.order_item_id = request.exchanged_item_id and i.order_id = refunded_order),
    request.paid_item_id, request.order_item_id)
$$;

-- As 1039 has it, but pieces of another size count for the item that sent them, with the difference: for the item that was
-- exchanged, its exchange counts already.
create or replace function public.refunded_of_item(item int, out pieces int, out cents bigint) language sql stable as $$
  select coalesce(sum(quantity), 0)::int, coalesce(sum(worth), 0)::bigint from (
    select quantity, refund_cents as worth from public.return_request
      where order_item_id = item and paid_item_id is null and kind = 'REFUND' and status <> 'DECLINED'
    union all
    select q.quantity, e.credit_cents from public.return_request q join public.return_exchange e using (return_id)
      where q.order_item_id = item and q.status <> 'DECLINED'
    union all
    select quantity, refund_cents from public.return_request
      where paid_item_id = item and exchanged_item_id is null and status <> 'DECLINED'
    union all
    select quantity, difference_cents from public.return_request
      where exchanged_item_id = item and status <> 'DECLINED'
    union all
    select r.quantity, r.worth_cents from public.refund_item r join public.refund f using (refund_id)
      where r.order_item_id = item and f.status <> 'FAILED') back
$$;

-- As 1030 has it, and for pieces of another size: what is left of what was paid, and of the difference.
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
      then new.refund_cents else new.difference_cents end) > charged.cents then
    raise exception 'more of item % goes back than was paid for', counted using errcode = '23514';
  end if;
  if new.exchanged_item_id is not null and new.refund_cents - new.difference_cents > (
      select public.exchange_credit_left(r.return_id) from public.order_item i join public.replacement r using (order_id)
      where i.order_item_id = new.exchanged_item_id) then
    raise exception 'more of item % goes back than its exchange left', new.paid_item_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger return_request_exchanged_item_stays before update of exchanged_item_id, difference_cents on return_request
  for each row execute function public.guard_paid_item();

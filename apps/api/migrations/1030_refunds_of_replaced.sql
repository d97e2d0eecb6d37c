-- Pieces of a replacement cost nothing: their money stands in the item that was paid for (decision 0055). A return of such
-- pieces names it where it gives money back.
alter table return_request add column paid_item_id int;
alter table return_request add constraint return_request_paid_item
  foreign key (paid_item_id) references order_item not valid;

-- The item that was paid for, of one that replaces it, however often; an item that replaces nothing is its own.
create function public.paid_item(item int) returns int language sql stable as $$
  with recursive way as (
    select item as order_item_id, 0 as steps
    union all
    select x.replaces_item_id, way.steps + 1 from way join public.replacement_item x using (order_item_id))
  select order_item_id from way order by steps desc limit 1
$$;

-- What went back of an item or is promised, its replacements counted: pieces, and cents with tax.
create function public.refunded_of_item(item int, out pieces int, out cents bigint) language sql stable as $$
  select coalesce(sum(quantity), 0)::int, coalesce(sum(worth), 0)::bigint from (
    select quantity, refund_cents as worth from public.return_request
      where order_item_id = item and paid_item_id is null and kind = 'REFUND' and status <> 'DECLINED'
    union all
    select quantity, refund_cents from public.return_request
      where paid_item_id = item and status <> 'DECLINED'
    union all
    select r.quantity, r.worth_cents from public.refund_item r join public.refund f using (refund_id)
      where r.order_item_id = item and f.status <> 'FAILED') back
$$;

-- The last word: money for a replaced piece comes from the item that was paid for, and no more of it than was paid.
create function public.guard_paid_item() returns trigger language plpgsql as $$
declare
  charged record;
  back record;
begin
  if tg_op = 'UPDATE' then
    if new.paid_item_id is distinct from old.paid_item_id then
      raise exception 'return % is fixed', old.return_id using errcode = '23514';
    end if;
    return new;
  end if;
  if new.kind <> 'REFUND' or new.paid_item_id = new.order_item_id
     or new.paid_item_id <> public.paid_item(new.order_item_id) then
    raise exception 'item % was not paid for as item %', new.order_item_id, new.paid_item_id using errcode = '23514';
  end if;
  -- Two who give back money of one item wait for each other.
  select quantity, line_total_cents - discount_cents + tax_cents as cents into charged
    from public.order_item where order_item_id = new.paid_item_id for no key update;
  back := public.refunded_of_item(new.paid_item_id);
  if back.pieces + new.quantity > charged.quantity or back.cents + new.refund_cents > charged.cents then
    raise exception 'more of item % goes back than was paid for', new.paid_item_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger return_request_paid_item_guard before insert on return_request
  for each row when (new.paid_item_id is not null) execute function public.guard_paid_item();
create trigger return_request_paid_item_stays before update of paid_item_id on return_request
  for each row execute function public.guard_paid_item();

-- What a return takes off its refund, in cents, since the pieces that stay with the shopper no longer earn their discount
-- (decision 0084); below zero where it gives back what an earlier return of the order took.
alter table return_request add column reclaimed_cents bigint not null default 0;
alter table return_request add constraint return_request_reclaimed
  check (reclaimed_cents = 0 or kind = 'REFUND' and paid_item_id is null and refund_cents + reclaimed_cents >= 0) not valid;

-- As 1171 has it, but pieces count as what was paid for them, whatever a return took back of their refund or added to it.
create or replace function public.refunded_of_item(item int, out pieces int, out cents bigint) language sql stable as $$
  select coalesce(sum(quantity), 0)::int, coalesce(sum(worth), 0)::bigint from (
    select quantity, refund_cents + reclaimed_cents as worth from public.return_request
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

-- The figures that the shopper saw before sending a return stay as they were shown.
create function public.guard_reclaimed() returns trigger language plpgsql as $$
begin
  if new.reclaimed_cents <> old.reclaimed_cents then
    raise exception 'return % is fixed', old.return_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger return_request_reclaimed_stays before update of reclaimed_cents on return_request
  for each row execute function public.guard_reclaimed();

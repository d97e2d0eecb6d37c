-- What a return takes off its refund, in cents, since the pieces that stay with the shopper no longer earn their discount
-- (decision 0084); below zero where it gives back what an earlier return of the order took.
alter table return_request add column reclaimed_cents bigint not null default 0;
alter table return_request add constraint return_request_reclaimed
  check (reclaimed_cents = 0 or kind = 'REFUND' and paid_item_id is null and refund_cents + reclaimed_cents >= 0) not valid;

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

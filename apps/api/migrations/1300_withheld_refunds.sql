-- What staff take off the refund of a return for used or damaged goods, in cents, and why: the shopper reads it (decision
-- 0087). The quoted sum stays in refund_cents.
alter table return_request
  add column withheld_cents bigint not null default 0,
  add column withheld_reason text;
alter table return_request
  add constraint return_request_withheld check (withheld_cents between 0 and refund_cents
    and (withheld_cents = 0 or kind = 'REFUND' and paid_item_id is null)
    and (withheld_cents = 0) = (withheld_reason is null)) not valid;

-- Once a return is refunded or declined, its refund stays. Recalled goods are refunded in full.
create function public.guard_withheld() returns trigger language plpgsql as $$
begin
  if old.status not in ('REQUESTED', 'APPROVED', 'RECEIVED') then
    raise exception 'return % is closed', old.return_id using errcode = '23514';
  end if;
  if new.withheld_cents > 0 and exists (select from public.recall_remedy where return_id = old.return_id) then
    raise exception 'return % is of a recall', old.return_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger return_request_withheld_fits before update of withheld_cents on return_request
  for each row when (new.withheld_cents <> old.withheld_cents) execute function public.guard_withheld();

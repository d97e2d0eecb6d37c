-- Labels with postage that the shop buys for returns (decision 0090): one a return, under the number of the return. The row
-- stands before the provider is asked, and says so before it is asked for money (`buy_asked_at`).
create table return_label (
  return_id int primary key references return_request,
  status text not null default 'BUYING'
    check (status in ('BUYING', 'BOUGHT', 'FAILED', 'VOIDING', 'VOIDED', 'KEPT')),
  provider text not null,
  shipment_ref text unique,
  rate_ref text,
  carrier text,
  service text,
  cost_cents bigint check (cost_cents >= 0),
  -- Since when a purchase may have happened without our knowing.
  buy_asked_at timestamptz,
  bought_at timestamptz,
  tracking_number text check (length(tracking_number) between 1 and 80),
  -- It has the address of a person, so it is never kept elsewhere (decision 0057), and goes with the person.
  pdf bytea,
  problem text,
  -- What the provider said, in English; for staff.
  problem_detail text check (length(problem_detail) <= 300),
  -- Who works on it, and how long at most: no two workers ask at once.
  claimed_by text,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (bought_at is null or (shipment_ref is not null and rate_ref is not null and carrier is not null
    and cost_cents is not null)),
  check ((status in ('BOUGHT', 'VOIDING', 'VOIDED', 'KEPT')) = (bought_at is not null)),
  check (status not in ('FAILED', 'KEPT') or problem is not null)
);
create index return_label_open on return_label (updated_at)
  where status in ('BUYING', 'VOIDING') or status = 'FAILED' and buy_asked_at is not null;

create function public.guard_return_label() returns trigger language plpgsql as $$
declare
  return_status text;
begin
  if tg_op = 'UPDATE' and old.bought_at is not null
     and (new.return_id, new.shipment_ref, new.rate_ref, new.carrier, new.cost_cents, new.bought_at)
       is distinct from (old.return_id, old.shipment_ref, old.rate_ref, old.carrier, old.cost_cents, old.bought_at) then
    raise exception 'the label of return % is bought', old.return_id using errcode = '23514';
  end if;
  -- The purchase may have happened: another shipment could be bought beside it.
  if tg_op = 'UPDATE' and old.buy_asked_at is not null and new.buy_asked_at is not null
     and new.shipment_ref is distinct from old.shipment_ref then
    raise exception 'the label of return % may be bought', old.return_id using errcode = '23514';
  end if;
  if new.status = 'BOUGHT' then
    select status into return_status from public.return_request where return_id = new.return_id for share;
    if return_status in ('REQUESTED', 'DECLINED') then
      raise exception 'return % is not approved', new.return_id using errcode = '23514';
    end if;
  end if;
  return new;
end $$;
create trigger return_label_guard before insert or update on return_label
  for each row execute function public.guard_return_label();
create trigger return_label_stays before delete on return_label for each row execute function refuse_change();

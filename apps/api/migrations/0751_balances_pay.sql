-- Balances pay orders: a tender names its balance, a refund the balance that it goes to. A card's tender that balances
-- leave nothing to is CANCELED, and planned again when one of them is taken off.
alter table order_tender add column balance_id int references balance;
alter table order_tender add constraint order_tender_balance_check
  check ((kind in ('GIFT_CARD', 'STORE_CREDIT')) = (balance_id is not null));
create unique index order_tender_once_each on order_tender (order_id, balance_id) where balance_id is not null;

create or replace function guard_order_tender() returns trigger language plpgsql as $$
begin
  if old.status not in ('PLANNED', 'CANCELED') and (new.order_id, new.tender_no, new.kind, new.amount_cents, new.balance_id)
     is distinct from (old.order_id, old.tender_no, old.kind, old.amount_cents, old.balance_id) then
    raise exception 'tender % of order % is fixed', old.tender_no, old.order_id using errcode = '23514';
  end if;
  if new.status <> old.status and not (old.status, new.status) in
     (('PLANNED', 'AUTHORIZED'), ('PLANNED', 'CAPTURED'), ('PLANNED', 'CANCELED'), ('CANCELED', 'PLANNED'),
      ('AUTHORIZED', 'CAPTURED'), ('AUTHORIZED', 'CANCELED'), ('CAPTURED', 'PARTLY_REFUNDED'), ('CAPTURED', 'REFUNDED'),
      ('PARTLY_REFUNDED', 'REFUNDED')) then
    raise exception 'tender % of order % cannot move from % to %', old.tender_no, old.order_id, old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end $$;

-- Without an attempt: of a tender that a balance paid. With a balance: it goes there, also what a card paid.
alter table refund alter column attempt_id drop not null;
alter table refund add column balance_id int references balance;
alter table refund add constraint refund_goes_somewhere check (num_nonnulls(attempt_id, balance_id) > 0);

create or replace function guard_refund() returns trigger language plpgsql as $$
declare
  captured bigint;
  promised bigint;
begin
  if tg_op = 'UPDATE' then
    if old.status in ('SUCCEEDED', 'FAILED') and new.status <> old.status then
      return null; -- a late message changes nothing
    end if;
    if (new.order_id, new.tender_no, new.attempt_id, new.balance_id, new.amount_cents, new.idempotency_key)
       is distinct from
       (old.order_id, old.tender_no, old.attempt_id, old.balance_id, old.amount_cents, old.idempotency_key) then
      raise exception 'refund % is fixed', old.refund_id using errcode = '23514';
    end if;
    return new;
  end if;
  -- The lock makes two refunds of one order wait for each other.
  perform from public.orders where order_id = new.order_id for update;
  if new.attempt_id is null then
    select coalesce(sum(amount_cents), 0) into captured from public.order_tender
      where (order_id, tender_no) = (new.order_id, new.tender_no) and balance_id is not null
        and status in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED');
  else
    select coalesce(sum(amount_cents), 0) into captured from public.payment_attempt
      where attempt_id = new.attempt_id and (order_id, tender_no) = (new.order_id, new.tender_no) and status = 'SUCCEEDED';
  end if;
  select coalesce(sum(amount_cents), 0) into promised from public.refund
    where (order_id, tender_no) = (new.order_id, new.tender_no) and status <> 'FAILED';
  if promised + new.amount_cents > captured then
    raise exception 'refunds of order % would exceed the captured %', new.order_id, captured using errcode = '23514';
  end if;
  return new;
end $$;

-- Gives back what balances hold for an order that ended unpaid. A card's open attempt may still capture its part: then
-- they wait for its end.
create function release_balances(ended int) returns void language sql as $$
  insert into public.balance_entry (balance_id, kind, cents, held_cents, order_id, made_by, dedupe_key)
  select balance_id, 'RELEASE', 0, -sum(held_cents), ended, 'system',
    'release ' || ended || ' ' || balance_id || ' ' || max(entry_id)
  from public.balance_entry where order_id = ended
    and exists (select from public.orders where order_id = ended and order_status = 'REJECTED' and payment_status = 'UNPAID')
    and not exists (select from public.payment_attempt where order_id = ended
      and status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN', 'SUCCEEDED'))
  group by balance_id having sum(held_cents) > 0 order by balance_id;
$$;

create function release_balances_of_order() returns trigger language plpgsql as $$
begin
  perform public.release_balances(new.order_id);
  return null;
end $$;
-- At commit: whoever ends an order puts its pieces back first.
create constraint trigger orders_release_balances after update on orders deferrable initially deferred for each row
  when (new.order_status = 'REJECTED' and old.order_status <> 'REJECTED' and new.payment_status = 'UNPAID')
  execute function release_balances_of_order();
create constraint trigger attempts_release_balances after update on payment_attempt deferrable initially deferred
  for each row when (new.status in ('FAILED', 'CANCELED') and old.status <> new.status)
  execute function release_balances_of_order();

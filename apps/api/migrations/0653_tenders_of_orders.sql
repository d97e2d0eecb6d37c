-- The orders of before have one tender, a card. No payment may come in meanwhile: it would find no tender yet.
lock table payment_attempt, refund in share row exclusive mode;

alter table payment_attempt add column tender_no int not null default 1;
alter table refund add column tender_no int not null default 1;

with planned as (
  insert into order_tender (order_id, tender_no, kind, amount_cents, status)
  select order_id, 1, 'CARD', grand_total_cents,
    case payment_status when 'UNPAID' then 'PLANNED' when 'PAID' then 'CAPTURED' else payment_status end
  from orders where grand_total_cents > 0
  on conflict do nothing
  returning order_id)
insert into tender_cell (order_id, tender_no, order_item_id, part, cents)
select order_id, 1, order_item_id, part, cents from (
  select order_id, order_item_id, 'NET' as part, line_total_cents - discount_cents as cents
    from order_item join planned using (order_id)
  union all
  select order_id, order_item_id, 'TAX', tax_cents from order_item join planned using (order_id)
  union all
  select order_id, null, 'SHIPPING', shipping_handling_cents - shipping_discount_cents
    from orders join planned using (order_id)) cell
where cents > 0;

alter table payment_attempt add foreign key (order_id, tender_no) references order_tender;
alter table refund add foreign key (order_id, tender_no) references order_tender;
drop index one_live_payment;
create unique index one_live_payment on payment_attempt (order_id, tender_no)
  where status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN', 'SUCCEEDED');

-- A capture of all of a tender captures it; of another amount or currency it pays nothing.
create function capture_tender() returns trigger language plpgsql as $$
begin
  update public.order_tender t set status = 'CAPTURED' from public.orders o
  where (t.order_id, t.tender_no) = (new.order_id, new.tender_no) and o.order_id = t.order_id
    and t.status in ('PLANNED', 'AUTHORIZED') and t.amount_cents = new.amount_cents and o.currency = new.currency;
  return null;
end $$;
create trigger payment_attempt_captured after insert on payment_attempt
  for each row when (new.status = 'SUCCEEDED') execute function capture_tender();
create trigger payment_attempt_captures after update on payment_attempt
  for each row when (new.status = 'SUCCEEDED' and old.status <> 'SUCCEEDED') execute function capture_tender();

create or replace function guard_payment_attempt() returns trigger language plpgsql as $$
begin
  if old.status = 'SUCCEEDED' and new.status <> 'SUCCEEDED' then
    return null; -- a late message never undoes a capture
  end if;
  if (new.order_id, new.tender_no, new.attempt_number, new.idempotency_key, new.amount_cents, new.currency,
      new.provider, new.paid_by, new.received_on, new.recorded_by)
     is distinct from (old.order_id, old.tender_no, old.attempt_number, old.idempotency_key, old.amount_cents,
      old.currency, old.provider, old.paid_by, old.received_on, old.recorded_by) then
    raise exception 'payment attempt % is fixed', old.attempt_id using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function guard_refund() returns trigger language plpgsql as $$
declare
  captured bigint;
  promised bigint;
begin
  if tg_op = 'UPDATE' then
    if old.status in ('SUCCEEDED', 'FAILED') and new.status <> old.status then
      return null; -- a late message changes nothing
    end if;
    if (new.order_id, new.tender_no, new.attempt_id, new.amount_cents, new.idempotency_key)
       is distinct from (old.order_id, old.tender_no, old.attempt_id, old.amount_cents, old.idempotency_key) then
      raise exception 'refund % is fixed', old.refund_id using errcode = '23514';
    end if;
    return new;
  end if;
  -- The lock makes two refunds of one order wait for each other.
  perform from orders where order_id = new.order_id for update;
  select coalesce(sum(amount_cents), 0) into captured from payment_attempt
    where attempt_id = new.attempt_id and (order_id, tender_no) = (new.order_id, new.tender_no) and status = 'SUCCEEDED';
  select coalesce(sum(amount_cents), 0) into promised from refund
    where attempt_id = new.attempt_id and status <> 'FAILED';
  if promised + new.amount_cents > captured then
    raise exception 'refunds of order % would exceed the captured %', new.order_id, captured using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function apply_refund() returns trigger language plpgsql as $$
begin
  if new.status = 'SUCCEEDED' and (tg_op = 'INSERT' or old.status <> 'SUCCEEDED') then
    update orders set
      refunded_cents = refunded_cents + new.amount_cents,
      payment_status = case when refunded_cents + new.amount_cents >= grand_total_cents then 'REFUNDED' else 'PARTLY_REFUNDED' end,
      updated_at = now()
    where order_id = new.order_id;
    update order_tender t set status = case when (select sum(amount_cents) from refund r
        where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status = 'SUCCEEDED') >= t.amount_cents
      then 'REFUNDED' else 'PARTLY_REFUNDED' end
    where (order_id, tender_no) = (new.order_id, new.tender_no);
  end if;
  return null;
end $$;

-- As before, but PAID needs every tender captured, and the tenders to make up the total.
create or replace function check_order_adds_up() returns trigger language plpgsql as $$
declare
  wanted orders;
  found_subtotal bigint;
  found_discount bigint;
  found_tax bigint;
  items int;
begin
  select * into wanted from orders where order_id = new.order_id;
  select coalesce(sum(line_total_cents), 0), coalesce(sum(discount_cents), 0), coalesce(sum(tax_cents), 0), count(*)
    into found_subtotal, found_discount, found_tax, items from order_item where order_id = new.order_id;
  if items = 0 or found_subtotal <> wanted.subtotal_cents or found_tax <> wanted.tax_cents then
    raise exception 'order %: items % and tax % differ from % and %',
      new.order_id, found_subtotal, found_tax, wanted.subtotal_cents, wanted.tax_cents using errcode = '23514';
  end if;
  if found_discount <> wanted.discount_cents then
    raise exception 'order %: discounts of its items % differ from %',
      new.order_id, found_discount, wanted.discount_cents using errcode = '23514';
  end if;
  if wanted.payment_status <> 'UNPAID' and (select coalesce(sum(t.amount_cents), 0) from order_tender t
      where t.order_id = wanted.order_id and t.status in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED')
        and (t.kind not in ('CARD', 'FSA_HSA_CARD') or exists (
          select from payment_attempt p where (p.order_id, p.tender_no) = (t.order_id, t.tender_no)
            and p.status = 'SUCCEEDED' and p.amount_cents = t.amount_cents and p.currency = wanted.currency)))
      <> wanted.grand_total_cents then
    raise exception 'order % is % without a matching capture', wanted.order_id, wanted.payment_status using errcode = '23514';
  end if;
  return null;
end $$;

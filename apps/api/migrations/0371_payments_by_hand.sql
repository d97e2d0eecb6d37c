-- A payment that staff took outside the shop is an attempt that has succeeded: the same books hold it.
alter table payment_attempt
  add column paid_by text check (paid_by in ('CASH', 'CHECK', 'TRANSFER')),
  add column paid_reference text,
  add column received_on date,
  add column recorded_by text,
  add constraint payment_by_hand_named check ((provider = 'manual') = (paid_by is not null)
    and (paid_by is null) = (received_on is null) and (paid_by is null) = (recorded_by is null)
    and (paid_by is not null or paid_reference is null) and (paid_by is null or status = 'SUCCEEDED'));

create or replace function guard_payment_attempt() returns trigger language plpgsql as $$
begin
  if old.status = 'SUCCEEDED' and new.status <> 'SUCCEEDED' then
    return null; -- a late message never undoes a capture
  end if;
  if (new.order_id, new.attempt_number, new.idempotency_key, new.amount_cents, new.currency, new.provider,
      new.paid_by, new.received_on, new.recorded_by)
     is distinct from (old.order_id, old.attempt_number, old.idempotency_key, old.amount_cents, old.currency,
      old.provider, old.paid_by, old.received_on, old.recorded_by) then
    raise exception 'payment attempt % is fixed', old.attempt_id using errcode = '23514';
  end if;
  return new;
end $$;

-- The history says why money went back; the words go when the customer asks to be forgotten, as those of moves do.
create or replace function refund_to_history() returns trigger language plpgsql as $$
begin
  perform tell_history(new.requested_by, 'refund', 'order', new.order_id::text, null,
    jsonb_strip_nulls(jsonb_build_object('refundId', new.refund_id, 'amountCents', new.amount_cents,
      'reason', new.reason, 'note', new.note)));
  return null;
end $$;

-- Two records of one person: which one ended, where its orders went, who confirmed it.
alter table customer
  add column merged_into int references customer,
  add column erased_at timestamptz;

create table customer_merge (
  from_cust_id int primary key references customer,
  into_cust_id int not null references customer check (into_cust_id <> from_cust_id),
  merged_by text not null,
  merged_at timestamptz not null default now()
);
create trigger customer_merge_stays before update or delete on customer_merge
  for each row execute function refuse_change();

create index customer_by_name on customer (lower(first_name || ' ' || last_name));
create index customer_by_phone on customer (phone1) where phone1 is not null;

-- As before, but an order follows its customer into the record that a confirmed merge names.
create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.placed_by, new.currency, new.subtotal_cents, new.tax_cents, new.tax_milli_percent,
      new.shipping_handling_cents, new.idempotency_scope, new.idempotency_key, new.created_at)
     is distinct from
     (old.order_id, old.placed_by, old.currency, old.subtotal_cents, old.tax_cents, old.tax_milli_percent,
      old.shipping_handling_cents, old.idempotency_scope, old.idempotency_key, old.created_at) then
    raise exception 'amounts and owner of order % are fixed', old.order_id using errcode = '23514';
  end if;
  if new.cust_id <> old.cust_id and not exists (select from customer_merge m
      where m.from_cust_id = old.cust_id and m.into_cust_id = new.cust_id) then
    raise exception 'amounts and owner of order % are fixed', old.order_id using errcode = '23514';
  end if;
  if new.order_status <> old.order_status and not (old.order_status, new.order_status) in
     (('NEW', 'PRINTED'), ('NEW', 'REJECTED'), ('PRINTED', 'OPEN'), ('PRINTED', 'REJECTED'), ('OPEN', 'CLOSED'), ('OPEN', 'REJECTED')) then
    raise exception 'order % cannot move from % to %', old.order_id, old.order_status, new.order_status using errcode = '23514';
  end if;
  if new.payment_status <> old.payment_status and not (old.payment_status, new.payment_status) in
     (('UNPAID', 'PAID'), ('PAID', 'PARTLY_REFUNDED'), ('PAID', 'REFUNDED'), ('PARTLY_REFUNDED', 'REFUNDED')) then
    raise exception 'payment of order % cannot move from % to %', old.order_id, old.payment_status, new.payment_status using errcode = '23514';
  end if;
  if new.refunded_cents < old.refunded_cents then
    raise exception 'refunds of order % cannot shrink', old.order_id using errcode = '23514';
  end if;
  return new;
end $$;

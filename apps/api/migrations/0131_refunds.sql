-- What the reconciler must know of a refund, as of an attempt (0110).
alter table refund
  add column checks int not null default 0 check (checks >= 0),
  add column checked_at timestamptz;
alter table orphan_capture
  add column checks int not null default 0 check (checks >= 0),
  add column checked_at timestamptz;

-- The sandbox provider's own book of money given back; the shop reads it only by asking.
create table sandbox_refund (
  reference text primary key,
  idempotency_key text not null unique,
  charge_reference text not null references sandbox_charge,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refund_by_charge on sandbox_refund (charge_reference);

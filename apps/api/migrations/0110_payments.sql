-- What the reconciler must know of an attempt, and the request that an attempt answers.
alter table payment_attempt
  add column request_key text,
  add column checks int not null default 0 check (checks >= 0),
  add column checked_at timestamptz;

-- The memory of the sandbox card provider: its own, as a real provider's would be. The shop reads it only by asking.
create table sandbox_charge (
  reference text primary key,
  idempotency_key text not null unique,
  order_id int not null,
  attempt_id int not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency char(3) not null,
  token text not null,
  state text not null check (state in ('succeeded', 'failed', 'action_required', 'processing', 'canceled')),
  message text,
  client_secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

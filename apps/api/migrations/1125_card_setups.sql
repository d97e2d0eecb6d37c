-- Cards that customers add to their account and whose bank asks first: what the browser comes back with, until the next day.
create table card_setup (
  -- The provider's id of the request; nobody gets it but the customer.
  provider_ref text primary key,
  card_customer_id int not null references card_customer on delete cascade,
  created_at timestamptz not null default now()
);
create index card_setup_of_card_customer on card_setup (card_customer_id);

-- What the sandbox provider keeps of such requests; nothing of the shop refers to it.
create table sandbox_setup (
  reference text primary key,
  idempotency_key text not null unique,
  customer_reference text not null,
  token text not null,
  state text not null check (state in ('succeeded', 'failed', 'action_required')),
  message text,
  client_secret text not null
);

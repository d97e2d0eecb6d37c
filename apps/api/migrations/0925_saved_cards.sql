-- Cards that customers save for their next order: what is shown of them, and the provider's ids. Nothing else of a card
-- ever reaches the shop. Whoever writes one locks the customer first.

-- The provider's record of a customer, to which their cards belong. It is asked for after this row is committed, with its
-- key, so that it is made once; two of them, after a merge, are of one customer.
create table card_customer (
  card_customer_id int generated always as identity primary key,
  cust_id int not null references customer,
  provider text not null check (provider in ('sandbox', 'stripe')),
  idempotency_key text not null unique,
  provider_ref text unique,
  created_at timestamptz not null default now()
);
create index card_customer_of_customer on card_customer (cust_id, provider);

create table saved_card (
  saved_card_id int generated always as identity primary key,
  cust_id int not null references customer,
  card_customer_id int not null references card_customer,
  provider_ref text not null unique,
  brand text not null check (length(brand) between 1 and 40),
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null check (exp_year between 2000 and 2100),
  -- Chosen first when they pay.
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index saved_card_of_customer on saved_card (cust_id, saved_card_id);
create index saved_card_of_card_customer on saved_card (card_customer_id);
create unique index saved_card_default on saved_card (cust_id) where is_default;

-- Attempts to pay as a customer of the provider: with a card that they saved, or with one to be saved once it has paid.
create table attempt_card (
  attempt_id int primary key references payment_attempt,
  card_customer_id int not null references card_customer,
  -- The saved card that pays. It may be removed meanwhile; then the provider is told after this attempt has ended.
  provider_ref text,
  -- The card of this attempt is to be saved.
  saves boolean not null,
  check (saves = (provider_ref is null))
);
create index attempt_card_of_card_customer on attempt_card (card_customer_id);
create index attempt_card_of_card on attempt_card (provider_ref) where provider_ref is not null;

-- What the provider is still to be told to forget: written with what the shop forgets, and gone once it is done.
create table card_removal (
  card_removal_id int generated always as identity primary key,
  provider text not null check (provider in ('sandbox', 'stripe')),
  kind text not null check (kind in ('CARD', 'CUSTOMER')),
  provider_ref text not null unique,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  checks int not null default 0
);

-- What the sandbox provider keeps of its own; nothing of the shop refers to it.
create table sandbox_customer (
  reference text primary key,
  idempotency_key text not null unique,
  removed_at timestamptz
);
create table sandbox_card (
  reference text primary key,
  customer_reference text not null,
  -- The charge that keeps it; the card is there once it has succeeded.
  charge_key text not null unique,
  token text not null,
  exp_month int not null,
  exp_year int not null,
  removed_at timestamptz
);

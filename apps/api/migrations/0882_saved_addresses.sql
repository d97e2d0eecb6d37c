-- Further addresses of customers beside that of their profile, which stays in address: for work, for gifts. Whoever writes
-- one locks the customer first.
create table saved_address (
  saved_address_id int generated always as identity primary key,
  cust_id int not null references customer,
  name text not null check (length(name) between 1 and 60),
  -- Who takes the parcel there, where that is somebody else than the customer.
  recipient text check (length(recipient) between 1 and 120),
  recipient_phone text check (length(recipient_phone) between 1 and 30),
  courier_note text check (length(courier_note) between 1 and 200),
  address text not null check (length(address) between 1 and 200),
  address2 text check (length(address2) between 1 and 200),
  city text not null check (length(city) <= 120),
  state_province text not null check (length(state_province) <= 80),
  country text not null check (length(country) <= 80),
  postal_code text not null check (length(postal_code) <= 20),
  -- Chosen first at checkout; where none is, the address of the profile.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_address_of_customer on saved_address (cust_id, saved_address_id);
create unique index saved_address_default on saved_address (cust_id) where is_default;

-- The lists of a customer, for all their devices; each browser works on a copy of its own, as with carts (0860_carts.sql).
-- Whoever writes them holds the lock of the customer.
create table saved_list (
  list_id int generated always as identity primary key,
  cust_id int not null references customer,
  -- '' is what was saved for later from the cart.
  name text not null check (length(name) <= 60),
  -- Equal for names that are one to whoever reads them (domain/lists/merge-lists.ts).
  name_key text not null,
  unique (cust_id, name_key)
);

-- In the order in which they stand in the list. A product may have left the shop since: its line is still shown.
create table saved_list_line (
  line_id bigint generated always as identity primary key,
  list_id int not null references saved_list on delete cascade,
  product_id int not null check (product_id > 0),
  -- How it is cut, in words; '' where there is no choice.
  cut text not null default '' check (length(cut) <= 600),
  notes text not null default '' check (length(notes) <= 500),
  quantity int not null check (quantity between 1 and 99)
);
create index saved_list_line_of_list on saved_list_line (list_id, line_id);

-- Shows a list as it is whenever the link is opened. A link that was ended is deleted, one that ran out the night after.
create table saved_list_link (
  link_id int generated always as identity primary key,
  list_id int not null references saved_list on delete cascade,
  -- What opens it is stored nowhere.
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index saved_list_link_of_list on saved_list_link (list_id);
create index saved_list_link_by_end on saved_list_link (expires_at);

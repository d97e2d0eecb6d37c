-- The cart of a customer, for all their devices; each browser works on a copy of its own (decision 0043). Without a row
-- no device of theirs has brought one yet. Whoever reads it to write it locks the row first.
create table customer_cart (
  cust_id int primary key references customer,
  changed_at timestamptz not null default now()
);

-- In the order in which they stand in the cart. A product may have left the shop since: its line is still shown, as one
-- that cannot be bought.
create table customer_cart_line (
  line_id bigint generated always as identity primary key,
  cust_id int not null references customer_cart on delete cascade,
  product_id int not null check (product_id > 0),
  -- How it is cut, in words; '' where there is no choice.
  cut text not null default '' check (length(cut) <= 600),
  notes text not null default '' check (length(notes) <= 500),
  quantity int not null check (quantity between 1 and 99)
);
create index customer_cart_line_of_customer on customer_cart_line (cust_id, line_id);

-- A cart as it was when its customer made a link to it. A link that was ended is deleted, one that ran out the night after.
create table cart_link (
  link_id int generated always as identity primary key,
  cust_id int not null references customer,
  -- What opens it is stored nowhere.
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index cart_link_of_customer on cart_link (cust_id, link_id);
create index cart_link_by_end on cart_link (expires_at);

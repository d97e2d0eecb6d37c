-- Devices that shoppers have at home, which products are one, and what fits them.
create table device (
  device_key text primary key check (device_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(device_key) <= 80),
  name text not null unique check (length(name) between 1 and 150),
  -- What sort of device it is; domain/fit/devices.ts names them.
  kind text not null check (kind ~ '^[A-Z_]{2,40}$'),
  updated_at timestamptz not null default now()
);

-- Products of the shop that are such a device.
create table device_product (
  product_id bigint not null references product on delete cascade,
  device_key text not null references device on delete cascade,
  primary key (product_id, device_key)
);
create index device_product_device on device_product (device_key);

-- What is known of a product and a device: one statement of each pair, so that nothing is said twice, nor both ways.
create table device_fit (
  product_id bigint not null references product on delete cascade,
  device_key text not null references device on delete cascade,
  fits boolean not null,
  -- Who says so: the product's name, the maker, a formulary, a standard, a billing code, its use, or staff.
  reason text not null check (reason ~ '^[A-Z_]{2,20}$'),
  -- 3: for this very device; 2: for its kind, the model is still to be compared. That something does not fit is sure or not said.
  sure smallint not null check (sure in (2, 3)),
  -- What to compare before buying; of what does not fit, why not.
  note text check (length(note) between 1 and 200),
  note_es text check (length(note_es) between 1 and 200),
  updated_at timestamptz not null default now(),
  primary key (product_id, device_key),
  check (fits or (sure = 3 and note is not null)),
  check ((note is null) = (note_es is null))
);
create index device_fit_device on device_fit (device_key);

create trigger device_changed after insert or update or delete on device
  for each statement execute function public.announce_tag('catalog');
create trigger device_product_changed after insert or update or delete on device_product
  for each statement execute function public.announce_tag('catalog');
create trigger device_fit_changed after insert or update or delete on device_fit
  for each statement execute function public.announce_tag('catalog');

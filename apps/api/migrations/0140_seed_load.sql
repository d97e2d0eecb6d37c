-- Which parts of the seed were loaded: a second start must not bring back what staff changed or removed.
create table seed_load (
  part text primary key,
  loaded_at timestamptz not null default now()
);

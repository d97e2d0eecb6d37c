-- The postal codes of the United States, each with the town that the post names for it: a form fills town and state in.
create table postal_code (
  postal_code text primary key check (postal_code ~ '^[0-9]{5}$'),
  city text not null,
  state_code text not null
);

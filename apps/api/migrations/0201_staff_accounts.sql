-- The second factor of staff (RFC 6238): until it is confirmed it is not asked for.
create table staff_totp (
  cust_id int primary key references staff_member on delete cascade,
  secret text not null check (secret ~ '^[A-Z2-7]{32}$'),
  confirmed_at timestamptz,
  -- The newest time step that was used: a code never works twice (RFC 6238 §5.2).
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table staff_recovery_code (
  code_sha256 bytea primary key check (octet_length(code_sha256) = 32),
  cust_id int not null references staff_member on delete cascade,
  used_at timestamptz
);
create index staff_recovery_code_by_member on staff_recovery_code (cust_id);

-- A session of a member with a second factor has no staff rights before it is given.
alter table session add column second_factor_at timestamptz;

-- Roles that the owner makes (decision 0060). What each of the built-in ones allows stands in the code.
create table staff_role (
  role_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 40),
  -- What it allows; a permission that this version does not know allows nothing.
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_role_name on staff_role (lower(name));

-- Who has an own role has the role OWN, by which a version that does not know own roles lets nobody in. A role that
-- somebody has cannot be deleted.
alter table staff_member
  add column own_role_id int,
  drop constraint staff_member_role_check,
  add constraint staff_member_role_check check (role in
    ('OWNER', 'MANAGER', 'FULFILMENT', 'CATALOGUE', 'SUPPORT', 'REVIEWER', 'OWN')) not valid,
  add constraint staff_member_own_role_check check ((role = 'OWN') = (own_role_id is not null)) not valid,
  add constraint staff_member_own_role_fkey foreign key (own_role_id) references staff_role not valid;

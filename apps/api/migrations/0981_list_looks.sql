-- What members of staff made of the lists of the back office, on every computer: the columns they see, the height of rows, and
-- their views {name, search} (packages/domain/src/people/list-looks.ts).
create table staff_list_look (
  cust_id int not null references customer,
  list text not null check (list in ('orders', 'customers', 'products')),
  -- Names of columns; null: those that the list begins with.
  columns jsonb,
  is_roomy boolean not null default false,
  views jsonb not null default '[]',
  primary key (cust_id, list)
);

-- Views that all members of staff see.
create table shared_list_view (
  list text not null check (list in ('orders', 'customers', 'products')),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  primary key (list, name)
);

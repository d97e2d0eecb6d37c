-- Files of groups of products, families and packs, beside files of products. What kind a file is shows in its columns.
alter table product_import add column kind text not null default 'PRODUCTS';
alter table product_import add constraint product_import_kind check (kind in ('PRODUCTS', 'FAMILIES', 'PACKS')) not valid;

-- A group that the file changes, whole: as it was when the file was checked (null: there was none), and as it is to be.
create table product_import_group (
  import_id int not null references product_import on delete cascade,
  object_key text not null,
  -- The first row that speaks of it.
  row_no int not null,
  before jsonb,
  after jsonb not null,
  primary key (import_id, object_key)
);

-- What a person should look at, and may apply all the same.
alter table product_import_error add column is_warning boolean not null default false;

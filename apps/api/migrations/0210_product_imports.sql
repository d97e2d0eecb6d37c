-- Products from a file: what it would change is worked out first, beside the catalogue, and applied in one transaction.
create table product_import (
  import_id int generated always as identity primary key,
  file_name text not null check (length(file_name) between 1 and 200),
  status text not null default 'UPLOADING' check (status in
    ('UPLOADING', 'CHECKING', 'CHECKED', 'REFUSED', 'APPLYING', 'DONE', 'UNDOING', 'UNDONE')),
  started_by text not null,
  -- null: from the command line.
  cust_id int references customer,
  -- Of the step at work: rows done; how many there are is known once the file was read.
  done_rows int not null default 0,
  total_rows int,
  insert_rows int not null default 0,
  update_rows int not null default 0,
  same_rows int not null default 0,
  error_rows int not null default 0,
  -- Rows that an undo left alone.
  kept_rows int not null default 0,
  -- Why the whole file was refused or a step failed.
  problem text,
  created_at timestamptz not null default now(),
  progress_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);

-- The file as it was sent (plain or gzip), until it was checked.
create table product_import_part (
  import_id int not null references product_import on delete cascade,
  part_no int not null,
  bytes bytea not null,
  primary key (import_id, part_no)
);

-- What a row of the file changes; rows that change nothing are only counted.
create table product_import_row (
  import_id int not null references product_import on delete cascade,
  row_no int not null,
  product_id int not null,
  action text not null check (action in ('INSERT', 'UPDATE')),
  -- Columns of product that get another value; the stock apart, for it changes through movements alone.
  after jsonb not null,
  sets_stock boolean not null,
  stock int check (stock >= 0),
  -- The product before; null where there was none.
  before jsonb,
  -- product_mark() when it was checked, and when it was applied.
  before_mark text,
  applied_mark text,
  stock_before int,
  stock_after int,
  undone_at timestamptz,
  primary key (import_id, row_no),
  unique (import_id, product_id)
);
create index product_import_row_by_product on product_import_row (product_id, import_id);

create table product_import_error (
  import_id int not null references product_import on delete cascade,
  error_no int not null,
  -- As a spreadsheet counts: the line of column names is row 1.
  row_no int not null,
  field text not null,
  message text not null,
  primary key (import_id, error_no)
);

-- Tells whether staff changed a product in between; its stock apart, which orders change all the time.
create function product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock'])::text)
$$;

-- Staff books pieces in and out with a reason of its own.
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check check (reason in
  ('INITIAL', 'ORDER', 'ORDER_REJECTED', 'ORDER_EXPIRED', 'RETURN', 'REPLACEMENT', 'COUNT', 'IMPORT', 'OTHER',
   'RECEIVED', 'DAMAGED', 'EXPIRED', 'LOST'));

-- The ledger stays append-only but for products that an import made and its undo removes again, ledger and all.
create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.reason = 'IMPORT' and exists (select from product_import_row row
      where row.import_id = nullif(current_setting('mendwell.undoing_import', true), '')::int
        and row.product_id = old.product_id and row.action = 'INSERT') then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
drop trigger stock_movement_append_only on stock_movement;
create trigger stock_movement_append_only before update or delete on stock_movement
  for each row execute function refuse_stock_change();

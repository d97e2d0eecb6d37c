-- What is printed on packages of a product besides its own GTIN and UDI-DI: a case has a code of its own and holds several.
create table product_code (
  code text primary key check (length(code) between 1 and 30),
  product_id int not null references product,
  -- Pieces of the product in the package with this code.
  units int not null check (units between 1 and 100000),
  created_by text not null,
  created_at timestamptz not null default now()
);
create index product_code_by_product on product_code (product_id);
-- As scanners say them: GTINs of 14 digits.
create index product_by_gtin14 on product (lpad(gtin, 14, '0')) where gtin is not null;
create index product_by_udi_di on product (upper(udi_di)) where udi_di is not null;

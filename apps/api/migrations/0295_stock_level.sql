-- Staff's lists by stock, counted from an index alone: 0 none, 1 low (LOW_STOCK of contract/staff-products.ts), 2 enough,
-- 3 not counted. Like low_stock (0290) it changes only when the number crosses a border, so that sales touch no index.
alter table product add column stock_level smallint not null generated always as (
  case when quantity is null then 3 when quantity = 0 then 0 when quantity < 10 then 1 else 2 end) stored;
create index product_by_stock_level on product (stock_level, product_id);

create or replace function product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'low_stock', 'stock_level'])::text)
$$;

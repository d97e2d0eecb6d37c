-- Staff's lists by stock, counted from an index alone: 0 none, 1 low (LOW_STOCK of contract/staff-products.ts), 2 enough,
-- 3 not counted. It changes only when the number crosses a border, so that sales touch no index.
alter table product add column stock_level smallint not null generated always as (
  case when quantity is null then 3 when quantity = 0 then 0 when quantity < 6 then 1 else 2 end) stored;
create index product_by_stock_level on product (stock_level, product_id);
create index product_low_stock on product (product_id) where product_status = 'A' and stock_level in (0, 1);

create or replace function product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'stock_level'])::text)
$$;

-- A sale changes nothing but the number on hand. While that number stood in an index (product_low_stock), every sale
-- wrote all sixteen indexes of the product anew; now it changes the row in place. What is low is a column of its own.
alter table product set (fillfactor = 90);
alter table product add column low_stock boolean not null generated always as (coalesce(quantity, 6) <= 5) stored;
drop index product_low_stock;
create index product_low_stock on product (product_id) where product_status = 'A' and low_stock;

create or replace function product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'low_stock'])::text)
$$;

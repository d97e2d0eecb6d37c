-- The staff's list of products, shown or not, in its orders and by its filters.
create index product_by_name_all on product (lower(product_name), product_id);
create index product_by_price_all on product (unit_price_cents, product_id);
create index product_by_change on product (updated_at, product_id);
create index product_of_category on product (category_id, product_id);
create index product_of_brand on product (brand_id, product_id);
create index product_not_shown on product (product_id) where product_status = 'N';

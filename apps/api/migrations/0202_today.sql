-- What the first screen of the back office counts, however many orders and products there are.
create index orders_to_handle on orders (order_status) where order_status in ('NEW', 'PRINTED', 'OPEN');
create index product_low_stock on product (quantity) where product_status = 'A' and quantity <= 5;

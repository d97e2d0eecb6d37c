-- A line of an order is a product, how it is cut, and a note: one product may stand in several lines.
alter table order_item drop constraint order_item_order_id_product_id_key;
create index order_item_by_order on order_item (order_id, order_item_id);

-- By themselves, so that reading all rows keeps nobody waiting (0830 added them for new rows).
alter table order_item validate constraint order_item_quantity_check;
alter table stock_movement validate constraint stock_movement_reason_check;

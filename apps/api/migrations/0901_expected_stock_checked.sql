-- By itself, so that reading all rows keeps nobody waiting (0900 added it for new rows).
alter table order_delivery validate constraint order_delivery_dated;

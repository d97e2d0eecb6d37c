-- An ounce is 0.0625 lb, a lancet 5.9 g: three decimals were too few. Below a million, as the product form says.
alter table product alter column weight type numeric(12, 6);
alter table order_item alter column weight type numeric(12, 6);

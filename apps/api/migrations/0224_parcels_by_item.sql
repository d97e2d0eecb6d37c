-- How much of an item left is asked for every order that staff opens and every paper it prints.
create index shipment_item_by_item on shipment_item (order_item_id);

-- By itself, so that reading the whole table keeps nobody waiting (1174 added it for new rows).
alter table shipment_lot validate constraint shipment_lot_cost;

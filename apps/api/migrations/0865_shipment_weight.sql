-- What a package weighed as it left, where whoever packed it said so; for the carrier's bill.
alter table shipment add column weight_grams int;
alter table shipment add constraint shipment_weight_check check (weight_grams between 1 and 1000000) not valid;

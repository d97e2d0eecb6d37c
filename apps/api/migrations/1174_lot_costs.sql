-- What the pieces of a lot that left had cost together, as its deliveries brought it, with freight and duty as known by then
-- (decision 0070). Null where the lot came without a purchase order, and for what left before this column was there: reports
-- take the purchase price at the sale for those.
alter table shipment_lot add column cost_cents bigint;
alter table shipment_lot add constraint shipment_lot_cost check (cost_cents >= 0) not valid;

-- The deliveries of a lot, asked for with each of its parcels: found without reading the parcels before.
create index concurrently lot_movement_received on lot_movement (lot_id) where reason = 'RECEIPT'

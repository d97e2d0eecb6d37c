-- What a shopper was promised when an order was placed: when its pieces arrive or can be collected. The rules that say so
-- are settings (dispatchRules, closedDays, transitZones) and may change afterwards; what was promised stays.
create table order_delivery (
  order_id int not null references orders on delete cascade,
  -- domain/delivery/delivery-parts.ts: as a parcel, by freight, collected, waiting for stock, or told by the shop.
  part text not null check (part in ('PARCEL', 'FREIGHT', 'PICKUP', 'BACKORDER', 'TOLD')),
  pieces int not null check (pieces > 0),
  from_day date,
  to_day date,
  primary key (order_id, part),
  check ((from_day is null) = (part in ('BACKORDER', 'TOLD'))),
  check ((from_day is null) = (to_day is null)),
  check (from_day <= to_day)
);

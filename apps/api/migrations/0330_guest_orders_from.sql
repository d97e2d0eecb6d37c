-- Guests and the phone order under an address that an account may bear unproven. When such an account moves to another,
-- proven address, what was ordered before is still not its own: it begins from here. Null: the address was proven.
alter table customer add column guest_orders_from timestamptz;

-- The devices that a customer has, for all their browsers. A device may have left the shop since: it is kept all the same.
create table customer_device (
  cust_id int not null references customer,
  device_key text not null check (length(device_key) <= 80),
  -- In this order they are shown.
  place int not null check (place > 0),
  primary key (cust_id, device_key)
);

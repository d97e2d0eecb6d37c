-- The few orders whose held stock may have to go back.
create index orders_unpaid on orders (created_at)
  where payment_status = 'UNPAID' and order_status in ('NEW', 'PRINTED');

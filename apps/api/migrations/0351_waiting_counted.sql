-- What the first screen of the back office counts up to a thousand, whatever was unpaid or written long ago.
drop index orders_unpaid;
create index orders_unpaid on orders (created_at)
  where payment_status = 'UNPAID' and order_status in ('NEW', 'PRINTED', 'OPEN');
create index contact_message_open on contact_message (contact_id) where handled_at is null;

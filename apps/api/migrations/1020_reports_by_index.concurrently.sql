-- A year of sales is told by an index alone, without a visit to each order's lines; it takes the place of the one without sums.
create index concurrently order_item_as_sold on order_item (order_id, order_item_id)
  include (product_id, quantity, line_total_cents, discount_cents, tax_cents, tax_exempt_flag, cost_cents);
drop index concurrently order_item_by_order;
-- A month is found without the years beside it: by when the money moved, and what staff took by hand by its own day.
create index concurrently payment_attempt_paid on payment_attempt (updated_at)
  where status = 'SUCCEEDED' and received_on is null;
create index concurrently payment_attempt_received on payment_attempt (received_on)
  where status = 'SUCCEEDED' and received_on is not null;
create index concurrently refund_made on refund (updated_at) where status = 'SUCCEEDED'

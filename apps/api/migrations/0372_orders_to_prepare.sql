-- What the first screen of the back office counts as new: paid and not yet prepared, whatever waits unpaid beside it.
create index orders_to_prepare on orders (created_at)
  where order_status = 'NEW' and payment_status in ('PAID', 'PARTLY_REFUNDED');

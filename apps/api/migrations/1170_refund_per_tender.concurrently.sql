-- A return is refunded once to each tender that paid: an order may have been paid by a gift card and a card, and an exchange
-- by two orders.
create unique index concurrently refund_once_per_tender on refund (return_id, order_id, tender_no) where status <> 'FAILED';
drop index concurrently refund_one_per_return

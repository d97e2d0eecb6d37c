-- Pieces whose money went back before they left go back into stock when staff says so: once, and only when the refund
-- has succeeded, because the pieces of one that fails are sent after all.
alter table refund add column puts_back boolean not null default false;
alter table stock_movement
  add column refund_id int references refund,
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check check (reason in
    ('INITIAL', 'ORDER', 'ORDER_REJECTED', 'ORDER_EXPIRED', 'RETURN', 'REPLACEMENT', 'REFUND', 'COUNT', 'IMPORT', 'OTHER',
     'RECEIVED', 'DAMAGED', 'EXPIRED', 'LOST')),
  add constraint stock_movement_refund_named check ((reason = 'REFUND') = (refund_id is not null));
drop index stock_movement_once;
create unique index stock_movement_once on stock_movement (order_item_id, reason)
  where return_id is null and refund_id is null;
create unique index stock_movement_once_per_refund on stock_movement (refund_id, order_item_id)
  where refund_id is not null;

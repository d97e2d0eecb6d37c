-- Two returns of one item each put their pieces back, each once; a replacement takes pieces out once.
alter table stock_movement
  add column return_id int references return_request,
  drop constraint stock_movement_order_item_id_reason_key,
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check check (reason in
    ('INITIAL', 'ORDER', 'ORDER_REJECTED', 'ORDER_EXPIRED', 'RETURN', 'REPLACEMENT', 'COUNT', 'IMPORT', 'OTHER')),
  add constraint stock_movement_return_named check ((reason in ('RETURN', 'REPLACEMENT')) = (return_id is not null));
create unique index stock_movement_once on stock_movement (order_item_id, reason) where return_id is null;
create unique index stock_movement_once_per_return on stock_movement (return_id, reason);
-- An order ends once, whether staff refused it or nobody paid.
create unique index stock_movement_one_end on stock_movement (order_item_id)
  where reason in ('ORDER_REJECTED', 'ORDER_EXPIRED');

-- 'New shipping fees on exchange' (Specification §1), told before the request is sent and kept with it.
alter table return_request
  add column shipping_fee_cents bigint not null default 0 check (shipping_fee_cents >= 0);
create index return_status_move_by_return on return_status_move (return_id, move_id);
create index return_request_by_item on return_request (order_item_id);

-- What a refund gave back of each line, of its tax, and of shipping (no line): decision 0092. Booked in the transaction in
-- which the refund succeeds, and never changed, so that a day that was reported stays as it was.
create table refund_cell (
  refund_id int not null references refund,
  order_item_id int references order_item,
  goods_cents bigint not null default 0 check (goods_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  shipping_cents bigint not null default 0 check (shipping_cents >= 0),
  -- Pieces that the refund was for; 0 if an amount was refunded.
  pieces int not null default 0 check (pieces >= 0),
  unique nulls not distinct (refund_id, order_item_id),
  check (goods_cents + tax_cents + shipping_cents + pieces > 0),
  check (case when order_item_id is null then goods_cents + tax_cents + pieces else shipping_cents end = 0)
);
create index refund_cell_by_item on refund_cell (order_item_id);
create trigger refund_cell_stays before update or delete on refund_cell for each row execute function refuse_change();

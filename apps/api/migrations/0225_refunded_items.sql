-- Which pieces a refund by staff is for. What had not left the shop by then stays here (kept), as long as the
-- refund does not fail: no parcel, pick list or packing slip holds it any more.
create table refund_item (
  refund_id int not null references refund,
  order_item_id int not null references order_item,
  quantity int not null check (quantity > 0),
  kept int not null check (kept between 0 and quantity),
  -- Their share of the line as it was charged, tax included; the refund itself may be less.
  worth_cents bigint not null check (worth_cents >= 0),
  primary key (refund_id, order_item_id)
);
create index refund_item_by_item on refund_item (order_item_id);
create trigger refund_item_stays before update or delete on refund_item for each row execute function refuse_change();

-- Returns of pieces that an exchange sent: few, asked for with each order that gives money back.
create index concurrently return_request_by_exchanged_item on return_request (exchanged_item_id)
  where exchanged_item_id is not null

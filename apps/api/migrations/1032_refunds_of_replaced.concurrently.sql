-- Returns of pieces whose money stands in another item: few, asked for with each order that gives money back.
create index concurrently return_request_by_paid_item on return_request (paid_item_id) where paid_item_id is not null

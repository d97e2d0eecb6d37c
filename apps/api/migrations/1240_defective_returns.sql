-- Whether the shopper says that the item is defective: then it may be opened (Decisions §10).
alter table return_request add column defective_flag boolean not null default false

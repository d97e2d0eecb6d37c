-- A refund names its return, so that one the provider refused can be followed by another; one live refund per return.
alter table return_request drop column refund_id;
alter table refund
  add column return_id int references return_request,
  add constraint refund_return_named check ((reason = 'RETURN') = (return_id is not null));
create unique index refund_one_per_return on refund (return_id) where status <> 'FAILED';

-- By themselves, so that reading the whole tables keeps nobody waiting (1010 added them for new rows).
alter table return_request validate constraint return_request_kind_check;
alter table return_request validate constraint return_request_check;
alter table replacement validate constraint replacement_reason_check;
alter table order_hold validate constraint order_hold_reason_check;

-- By itself, so that reading the whole table keeps nobody waiting (1171 added them for new rows).
alter table return_request validate constraint return_request_exchanged_item;
alter table return_request validate constraint return_request_difference;

-- By itself, so that reading the whole table keeps nobody waiting (1261 added it for new rows).
alter table return_request validate constraint return_request_shipping_refund;

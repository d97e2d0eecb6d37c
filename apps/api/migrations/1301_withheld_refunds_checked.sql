-- By itself, so that reading the whole table keeps nobody waiting (1300 added it for new rows).
alter table return_request validate constraint return_request_withheld;

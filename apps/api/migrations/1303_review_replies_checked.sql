-- By itself, so that reading the whole table keeps nobody waiting (1302 added it for new rows).
alter table review validate constraint review_reply;

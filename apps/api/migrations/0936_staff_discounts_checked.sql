-- By itself, so that reading all rows keeps nobody waiting (0935 added it for new rows).
alter table promotion validate constraint promotion_origin_check;

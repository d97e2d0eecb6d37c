-- By itself, so that reading the whole table keeps nobody waiting (0729 added it for new rows).
alter table order_hold validate constraint order_hold_of_recall;

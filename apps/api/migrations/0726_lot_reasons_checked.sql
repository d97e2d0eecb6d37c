-- By itself, so that reading the whole ledger keeps nobody waiting (0725 added it for new rows).
alter table stock_movement validate constraint stock_movement_reason_check;

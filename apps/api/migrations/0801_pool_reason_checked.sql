-- In a transaction of its own: reading the ledger locks nobody out.
alter table stock_movement validate constraint stock_movement_reason_check;

-- By itself, so that reading the whole table keeps nobody waiting (0985 added it for new rows).
alter table product_import validate constraint product_import_kind;

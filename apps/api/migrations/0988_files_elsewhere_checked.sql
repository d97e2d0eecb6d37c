-- By itself, so that reading the whole table keeps nobody waiting (0987 added them for new rows).
alter table product_document validate constraint product_document_somewhere;
alter table product_image validate constraint product_image_somewhere;

-- Pictures and documents may be kept in S3: then the row has no bytes, but the SHA-256 by which they are called there.
-- A shop of before reads each row that still has its bytes; they leave only by a command (mendwell files move) or setting.
-- squawk-ignore ban-drop-not-null
alter table product_image alter column bytes drop not null;
alter table product_image add column size_bytes int;
-- squawk-ignore ban-drop-not-null
alter table product_document alter column bytes drop not null;
alter table product_document add column sha256 bytea;
alter table product_document add constraint product_document_somewhere
  check (bytes is not null or sha256 is not null) not valid;
alter table product_image add constraint product_image_somewhere
  check (bytes is not null or size_bytes is not null) not valid;

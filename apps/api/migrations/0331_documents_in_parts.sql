-- Documents are read in parts: packed, each part would unpack the whole (and PDFs are packed already).
alter table product_document alter column bytes set storage external;
-- Written anew, so that the documents of before are stored so too.
update product_document set bytes = bytes || ''::bytea;

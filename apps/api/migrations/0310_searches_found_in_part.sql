-- A search that only some words of a product fit is told to staff too: it may lack a synonym as well.
alter table search_miss add column partial boolean not null default false;

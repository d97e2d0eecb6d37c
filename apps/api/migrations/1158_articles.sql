-- A page of the shop's own with a day is an article: listed with the others, newest first, and signed.
alter table content_page add column article_on date;
alter table content_page add column author text not null default '';
alter table content_page add column author_es text not null default '';
alter table content_page add constraint content_page_article check (
  article_on is null or (page_key like 'pages/%' and (not is_published or '' not in (author, author_es)))) not valid;

-- By itself, so that reading the whole table keeps nobody waiting (1158 added it for new rows).
alter table content_page validate constraint content_page_article;

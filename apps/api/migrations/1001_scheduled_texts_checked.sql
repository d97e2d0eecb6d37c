-- By itself, so that reading the whole table keeps nobody waiting (1000 added them for new rows).
alter table news validate constraint news_es_length;
alter table news validate constraint news_shows_in_order;

-- By itself, so that reading the whole table keeps nobody waiting (0950 added them for new rows).
alter table recall validate constraint recall_agreed;
alter table recall validate constraint recall_two_people;

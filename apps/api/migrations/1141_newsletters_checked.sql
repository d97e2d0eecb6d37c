-- By itself, so that reading the whole table keeps nobody waiting (1140 added it for new rows).
alter table subscription validate constraint subscription_mail_language;

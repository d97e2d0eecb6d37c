-- Every newsletter carries the link that ends it, so the token must be readable: it confirms and
-- ends this one subscription and opens nothing else.
alter table subscription drop column unsubscribe_sha256;
alter table subscription add column mail_token text not null unique check (length(mail_token) = 43);

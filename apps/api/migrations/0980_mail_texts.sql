-- The owner's own words of the mails, by the name of the mail (packages/contract/src/content/mails.ts): a subject, a paragraph
-- before the facts and one after them. What is '' stays as the shop brings it.
create table mail_text (
  mail text primary key check (length(mail) <= 40),
  subject text not null default '' check (length(subject) <= 150),
  subject_es text not null default '' check (length(subject_es) <= 150),
  opening text not null default '' check (length(opening) <= 1000),
  opening_es text not null default '' check (length(opening_es) <= 1000),
  closing text not null default '' check (length(closing) <= 1000),
  closing_es text not null default '' check (length(closing_es) <= 1000),
  updated_at timestamptz not null default now()
);

-- The language in which a customer last ordered or registered; null where nobody said.
alter table customer add column mail_language text;
alter table customer add constraint customer_mail_language check (mail_language in ('en', 'es')) not valid;

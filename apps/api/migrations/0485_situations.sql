-- Pages for a condition or a situation at home or in a clinic, built from kinds. Reviewed content (seeds/situations).
create table situation (
  situation_key text primary key check (situation_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Where it stands on the page of all: domain/situation-sections.ts.
  section text not null,
  place int not null,
  title text not null,
  title_es text not null,
  -- What people type that means it, in both languages.
  words text[] not null,
  -- As contract/situations.ts reads it: each text in English and Spanish.
  content jsonb not null,
  written_on date not null,
  -- Read a second time against the products, by somebody of the shop.
  read_again_on date not null,
  -- Staff may hide a page.
  shown boolean not null default true
);

create table situation_word (
  situation_key text not null references situation on delete cascade,
  query tsquery not null,
  primary key (situation_key, query)
);

create function public.index_situation_words() returns trigger language plpgsql as $$
begin
  delete from public.situation_word where situation_key = new.situation_key;
  insert into public.situation_word (situation_key, query)
    select distinct new.situation_key, phrase.query
    from unnest(new.words || new.title || new.title_es) as word,
      lateral (select plainto_tsquery('public.shop_english', public.search_plain(word)) as query) as phrase
    where numnode(phrase.query) > 0;
  return null;
end $$;
create trigger situation_words after insert or update of words, title, title_es on situation
  for each row execute function public.index_situation_words();

create trigger situation_changed after insert or update or delete on situation
  for each statement execute function public.announce_tag('all');

-- Texts that somebody with the training for it should read: a lawyer or a clinician. An approval is of one wording: a changed text waits again.
create table page_check (
  page_key text primary key,
  checker text not null check (checker in ('LAWYER', 'CLINICIAN')),
  title text not null,
  text_hash text not null,
  changed_at timestamptz not null default now(),
  approved_hash text,
  approved_by text,
  approved_role text,
  approved_on date,
  note text not null default '',
  check ((approved_hash is null) = (approved_by is null)
    and (approved_hash is null) = (approved_role is null)
    and (approved_hash is null) = (approved_on is null))
);

create function public.ask_for_check(asked_key text, asked_checker text, asked_title text, wording text)
returns void language sql as $$
  insert into public.page_check (page_key, checker, title, text_hash)
  values (asked_key, asked_checker, asked_title, md5(wording))
  on conflict (page_key) do update set title = excluded.title, text_hash = excluded.text_hash, changed_at = now()
    where page_check.text_hash <> excluded.text_hash
$$;

create function public.check_situation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.page_check where page_key = 'need/' || old.situation_key;
  else
    perform public.ask_for_check('need/' || new.situation_key, 'CLINICIAN', new.title,
      concat_ws(' ', new.title, new.title_es, new.content));
  end if;
  return null;
end $$;
create trigger situation_checked after insert or update of title, title_es, content or delete on situation
  for each row execute function public.check_situation();

create trigger page_check_changed after update on page_check
  for each statement execute function public.announce_tag('all');

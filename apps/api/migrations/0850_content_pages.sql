-- Texts that staff write (domain/content/own-pages.ts): pages of their own, and in place of those that came with the
-- shop. A page of the shop whose text is not published shows the one it came with.
create table content_page (
  page_key text primary key
    check (page_key ~ '^(about|faq|return-policy|legal/[a-z]+(-[a-z]+)*|pages/[a-z0-9]+(-[a-z0-9]+)*)$' and length(page_key) <= 66),
  title text not null check (title <> ''),
  title_es text not null,
  lead text not null,
  lead_es text not null,
  -- Markdown; what of it the shop shows is decided when it is read (modules/content/own-pages/parse-markdown.ts).
  body text not null check (length(body) <= 30000),
  body_es text not null check (length(body_es) <= 30000),
  is_published boolean not null default false,
  shows_from timestamptz,
  shows_until timestamptz,
  in_footer boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (shows_from < shows_until),
  check (not is_published or '' not in (title_es, lead, lead_es, body, body_es)),
  check (page_key like 'pages/%' or (shows_from is null and shows_until is null and not in_footer))
);

-- The wording of a legal page that shoppers read, whoever wrote it: with it an approval stands and falls.
create function public.ask_for_legal_check(legal_key text) returns void language sql as $$
  select public.ask_for_check('legal/' || shipped.page_key, 'LAWYER', coalesce(own.title, shipped.title),
    case when own.page_key is null
      then concat_ws(' ', shipped.title, shipped.title_es, shipped.lead, shipped.lead_es, shipped.body, shipped.body_es)
      else concat_ws(' ', own.title, own.title_es, own.lead, own.lead_es, own.body, own.body_es) end)
  from public.legal_page as shipped
  left join public.content_page as own on own.page_key = 'legal/' || shipped.page_key and own.is_published
  where shipped.page_key = legal_key
$$;

create or replace function public.check_legal_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.page_check where page_key = 'legal/' || old.page_key;
  else
    perform public.ask_for_legal_check(new.page_key);
  end if;
  return null;
end $$;

create function public.check_content_page() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.page_key else new.page_key end;
begin
  if changed like 'legal/%' then
    perform public.ask_for_legal_check(substr(changed, length('legal/') + 1));
  end if;
  return null;
end $$;
create trigger content_page_checked after insert or update or delete on content_page
  for each row execute function public.check_content_page();

create trigger content_page_changed after insert or update or delete on content_page
  for each statement execute function public.announce_tag('all');

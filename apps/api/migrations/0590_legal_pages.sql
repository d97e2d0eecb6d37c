-- Legal pages: what the shop says about itself, drafts until a lawyer has approved the wording (seeds/legal).
create table legal_page (
  page_key text primary key check (page_key ~ '^[a-z]+(-[a-z]+)*$'),
  title text not null,
  title_es text not null,
  lead text not null,
  lead_es text not null,
  -- Headings, lists and links as the reading pages of the web app read them.
  body text not null,
  body_es text not null,
  written_on date not null
);

create function public.check_legal_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.page_check where page_key = 'legal/' || old.page_key;
  else
    perform public.ask_for_check('legal/' || new.page_key, 'LAWYER', new.title,
      concat_ws(' ', new.title, new.title_es, new.lead, new.lead_es, new.body, new.body_es));
  end if;
  return null;
end $$;
create trigger legal_page_checked after insert or update or delete on legal_page
  for each row execute function public.check_legal_page();

create trigger legal_page_changed after insert or update or delete on legal_page
  for each statement execute function public.announce_tag('all');

-- As in 0454, but at a price that a list can pay: the words of a kind are kept as full text, and only the kinds that rank
-- best by it are compared by trigrams. A long term that stands in the name says more than a short one: three letters are
-- found anywhere.
alter table kind add column terms_search tsvector;
create function public.index_kind_terms() returns trigger language plpgsql as $$
begin
  new.terms_search := to_tsvector('english',
    concat_ws(' ', new.name, new.clinic_name, array_to_string(new.words || new.clinic_words, ' ')));
  return new;
end $$;
create trigger kind_terms before insert or update of name, clinic_name, words, clinic_words on kind
  for each row execute function public.index_kind_terms();
update kind set terms_search = to_tsvector('english',
  concat_ws(' ', name, clinic_name, array_to_string(words || clinic_words, ' ')));
create index kind_terms_search on kind using gin (terms_search);

create or replace function public.propose_kind(name text) returns text language sql stable as $$
  with asked as (select replace(plainto_tsquery('english', propose_kind.name)::text, '&', '|')::tsquery as query),
  near as (
    select k.* from public.kind k, asked where k.terms_search @@ asked.query
    order by ts_rank(k.terms_search, asked.query) desc, k.kind_key limit 20)
  select near.kind_key from near,
    lateral (select max(public.word_similarity(lower(term), lower(propose_kind.name)) * ln(length(term))) as nearness
      from unnest(near.name || near.clinic_name || near.words || near.clinic_words) as term
      where length(term) > 3 and public.word_similarity(lower(term), lower(propose_kind.name)) >= 0.5) as best
  where best.nearness is not null order by best.nearness desc, near.kind_key limit 1
$$;

-- pg_restore searches no schema, so what a generated column calls names its schema all the way down: without it the
-- table of synonyms was left out of a restored shop.
create or replace function public.search_key(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(lexeme, ' ' order by lexeme), '')
  from unnest(tsvector_to_array(to_tsvector('public.shop_english', public.search_plain(raw)))) as lexeme
$$;

create or replace function public.search_sizes(raw text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(token, ' '), '') from (
    select public.search_number(m[1]) || coalesce('x' || public.search_number(m[3]), '') || coalesce('x' || public.search_number(m[5]), '') as size,
      public.search_unit(coalesce(m[6], m[4], m[2])) as unit, m[3] is not null as is_area
    from regexp_matches(lower(raw),
      '(?<![a-z0-9./])(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|mmhg|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m|millilit(?:er|re)s?|mls?|cc|lit(?:er|re)s?|l|milligrams?|mg|grams?|g|gauge|ga|kilograms?|kg|pounds?|lbs?|ounces?|oz|feet|foot|ft|french|fr|ch|volts?|v)(?![a-z0-9]))?(?:\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m)(?![a-z0-9]))?)?(?:\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*(inches|inch|in|["”″]|millimet(?:er|re)s?|mm|centimet(?:er|re)s?|cms?|met(?:er|re)s?|m)(?![a-z0-9]))?)?', 'g') as m
    union all
    select m[1], 'ch', false from regexp_matches(lower(raw), '\m(?:ch|fr)\s?(\d+)\M', 'g') as m
  ) as found, lateral (values (size || unit), (case when is_area then size end)) as written (token)
  where token is not null
$$;

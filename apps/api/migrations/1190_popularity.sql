-- How much a product is asked for, the most first: where lists begin (modules/search/popularity; a job writes it).
alter table product add column popularity int not null default 0;

-- As in 0820: nobody edits it, so a file that was applied before can still be taken back.
create or replace function public.product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1)
    - array['quantity', 'in_stock', 'stock_level', 'min_age', 'price_hidden', 'is_part', 'orderable', 'recalled',
      'timed_sale_cents', 'timed_sale_from', 'timed_sale_until', 'popularity']
    - case when $1.quote_only then '' else 'quote_only' end
    - case when $1.kind_waits then '' else 'kind_waits' end
    - case when $1.price_check = 'RULE' then 'price_check' else '' end
    - case when $1.source_name is null then 'source_name' else '' end
    - case when $1.pieces_per_unit is null then 'pieces_per_unit' else '' end
    - case when $1.facts = '{}' then 'facts' else '' end)::text)
$$

-- As in 0729, for the facts of 0713 too: a file that was applied before there were any can still be taken back.
create or replace function public.product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1)
    - array['quantity', 'in_stock', 'stock_level', 'min_age', 'price_hidden', 'is_part', 'orderable', 'recalled']
    - case when $1.quote_only then '' else 'quote_only' end
    - case when $1.kind_waits then '' else 'kind_waits' end
    - case when $1.price_check = 'RULE' then 'price_check' else '' end
    - case when $1.source_name is null then 'source_name' else '' end
    - case when $1.pieces_per_unit is null then 'pieces_per_unit' else '' end
    - case when $1.facts = '{}' then 'facts' else '' end)::text)
$$;

-- Lists show what anybody can order before what is only asked for: two of three products are closed or without a price.
-- Whether a guest can put it in the cart, an age confirmed at the checkout (domain/catalog/sale-class.ts; a test holds the
-- two equal).
alter table product add column orderable boolean not null generated always as (
  sale_class in ('OPEN', 'AGE') and rx is not true and not quote_only and not price_hidden and unit_price_cents > 0) stored;

alter table product_search add column orderable boolean not null default false;
create or replace function public.copy_listed_facts(changed int) returns void language sql as $$
  update public.product_search as s set
    (product_name, product_status, category_id, brand_id, unit_price_cents, sale_price_cents, cut_price, in_stock, traits,
      popular_flag, created_at, rating_count, rating_sum, price_hidden, is_part, orderable) =
    (p.product_name, p.product_status, p.category_id, p.brand_id, p.unit_price_cents, p.sale_price_cents, p.cut_price,
      p.in_stock, p.traits, p.popular_flag, p.created_at, r.rating_count, r.rating_sum, p.price_hidden, p.is_part, p.orderable)
  from public.product as p left join public.product_rating as r using (product_id)
  where p.product_id = changed and s.product_id = p.product_id
$$;
create trigger product_words_orderable after update on product for each row
  when (old.orderable is distinct from new.orderable)
  execute function public.copy_product_facts();
update product_search as s set orderable = p.orderable from product as p where p.product_id = s.product_id and p.orderable;

-- It follows from the other columns: a file that was applied before can still be taken back.
create or replace function public.product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'stock_level', 'min_age', 'price_hidden', 'is_part', 'orderable']
    - case when $1.quote_only then '' else 'quote_only' end
    - case when $1.kind_waits then '' else 'kind_waits' end
    - case when $1.price_check = 'RULE' then 'price_check' else '' end
    - case when $1.source_name is null then 'source_name' else '' end
    - case when $1.pieces_per_unit is null then 'pieces_per_unit' else '' end)::text)
$$;

drop index product_facts;
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, sale_price_cents, in_stock, cut_price, traits, price_hidden, orderable, product_id)
  where product_status = 'A';
drop index product_by_relevance;
create index product_by_relevance
  on product (category_id, orderable desc, popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';
drop index product_by_popularity;
create index product_by_popularity
  on product (orderable desc, popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';

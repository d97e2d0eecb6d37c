-- Lists begin with what is asked for most: of a category, of all, and of one brand or kind among them.
create index concurrently product_as_asked_for
  on product (category_id, orderable desc, popularity desc, popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';
create index concurrently product_as_asked_for_of_all
  on product (orderable desc, popularity desc, popular_flag desc, is_part, lower(product_name), product_id)
  where product_status = 'A';
drop index concurrently product_by_relevance;
drop index concurrently product_by_popularity

-- The stars of a product, kept in step with its shown reviews, so that no list has to add them up.
create table product_rating (
  product_id int primary key references product on delete cascade,
  rating_count int not null check (rating_count > 0),
  rating_sum int not null check (rating_sum between 0 and rating_count * 5)
);

create function count_rating() returns trigger language plpgsql as $$
declare
  rated int := coalesce(new.product_id, old.product_id);
begin
  -- Two reviews of one product at once must see each other.
  perform pg_advisory_xact_lock(hashtext('product_rating'), rated);
  delete from product_rating where product_id = rated;
  insert into product_rating (product_id, rating_count, rating_sum)
    select product_id, count(*), sum(rating) from review
    where product_id = rated and hidden_at is null group by product_id;
  return null;
end $$;
create trigger review_counts after insert or delete or update of rating, hidden_at on review
  for each row execute function count_rating();

insert into product_rating (product_id, rating_count, rating_sum)
  select product_id, count(*), sum(rating) from review where hidden_at is null group by product_id;

-- Specification §9: number 1 is the welcome line that is always there.
alter table news alter column news_id set start with 2;
select setval(pg_get_serial_sequence('news', 'news_id'), greatest(2, coalesce(max(news_id), 0) + 1), false) from news;

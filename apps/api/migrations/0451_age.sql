-- How old a buyer of class AGE must be, in years, where it is not 18; and what the buyer of an order has said to be at least.
alter table kind add column min_age smallint check (min_age between 13 and 99);
alter table product add column min_age smallint;
alter table orders add column age_confirmed smallint check (age_confirmed between 13 and 99);

create or replace function public.take_sale_class() returns trigger language plpgsql as $$
begin
  new.sale_class := 'OPEN';
  new.min_age := null;
  if new.kind_key is not null then
    select k.sale_class, k.min_age into new.sale_class, new.min_age from public.kind k where k.kind_key = new.kind_key;
  end if;
  return new;
end $$;
drop trigger product_sale_class on product;
create trigger product_sale_class before insert or update of kind_key, sale_class, min_age on product
  for each row execute function public.take_sale_class();

create or replace function public.pass_sale_class_on() returns trigger language plpgsql as $$
begin
  update public.product set sale_class = new.sale_class, min_age = new.min_age, updated_at = now() where kind_key = new.kind_key;
  return null;
end $$;
drop trigger kind_sale_class on kind;
create trigger kind_sale_class after update of sale_class, min_age on kind
  for each row when ((old.sale_class, old.min_age) is distinct from (new.sale_class, new.min_age))
  execute function public.pass_sale_class_on();

create or replace function public.refuse_closed_kinds() returns trigger language plpgsql as $$
declare
  sold record;
  bought record;
begin
  select p.sale_class, p.rx, p.min_age into sold from public.product p where p.product_id = new.product_id;
  if not found or (sold.sale_class = 'OPEN' and sold.rx is not true) then return new; end if;
  select o.placed_by, o.age_confirmed, public.clinic_until(o.cust_id) is not null as is_clinic into bought
    from public.orders o where o.order_id = new.order_id;
  if sold.sale_class = 'PROFESSIONAL' and bought.is_clinic and bought.placed_by <> 'GUEST' then return new; end if;
  if sold.sale_class = 'AGE' and sold.rx is not true and bought.age_confirmed >= coalesce(sold.min_age, 18) then return new; end if;
  raise exception 'product % is of sale class % and cannot be ordered', new.product_id,
      case when sold.rx and sold.sale_class in ('OPEN', 'AGE') then 'PRESCRIPTION' else sold.sale_class end
    using errcode = 'check_violation', constraint = 'order_item_sale_class';
end $$;

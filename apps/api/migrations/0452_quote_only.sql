-- Billing descriptions without a product behind them: they are shown with their HCPCS code, and asked for instead of ordered.
alter table product add column quote_only boolean not null default false;
update product set quote_only = true where source = 'cms-hcpcs';

create or replace function public.refuse_closed_kinds() returns trigger language plpgsql as $$
declare
  sold record;
  bought record;
begin
  select p.sale_class, p.rx, p.min_age, p.quote_only into sold from public.product p where p.product_id = new.product_id;
  if not found or (sold.sale_class = 'OPEN' and sold.rx is not true and not sold.quote_only) then return new; end if;
  if sold.quote_only then
    raise exception 'product % is sold by a quote and cannot be ordered', new.product_id
      using errcode = 'check_violation', constraint = 'order_item_quote_only';
  end if;
  select o.placed_by, o.age_confirmed, public.clinic_until(o.cust_id) is not null as is_clinic into bought
    from public.orders o where o.order_id = new.order_id;
  if sold.sale_class = 'PROFESSIONAL' and bought.is_clinic and bought.placed_by <> 'GUEST' then return new; end if;
  if sold.sale_class = 'AGE' and sold.rx is not true and bought.age_confirmed >= coalesce(sold.min_age, 18) then return new; end if;
  raise exception 'product % is of sale class % and cannot be ordered', new.product_id,
      case when sold.rx and sold.sale_class in ('OPEN', 'AGE') then 'PRESCRIPTION' else sold.sale_class end
    using errcode = 'check_violation', constraint = 'order_item_sale_class';
end $$;

-- How a product looked when a file was applied (0210): columns that are newer than the file say nothing about it while
-- they hold what they began with, and what follows from the kind never does.
create or replace function public.product_mark(product) returns text language sql stable as $$
  select md5((to_jsonb($1) - array['quantity', 'in_stock', 'stock_level', 'min_age']
    - case when $1.quote_only then '' else 'quote_only' end)::text)
$$;

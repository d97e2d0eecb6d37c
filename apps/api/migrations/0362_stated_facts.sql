-- 'latex free catheter' must not show latex catheters: of latex, sterility and powder only what is stated counts, in the
-- product's fact or in its name, and a name that says latex is never free of it, whatever the fact says.
create function public.is_latex_free(product_name text, latex boolean) returns boolean
  language sql immutable parallel safe
  return case
    when regexp_replace(product_name, '\m(?:non|no|without)[\s-]*latex|latex[\s-]*free', '', 'gi') ~* 'latex' then false
    else coalesce(not latex, product_name ~* 'latex') end;
create function public.is_sterile(product_name text, sterile boolean) returns boolean
  language sql immutable parallel safe
  return coalesce(sterile, case when product_name ~* '\m(?:non|not|un)[\s-]*sterile' then false
    when product_name ~* '\msterile' then true end);

-- As in migration 0182, and 64 not sterile, 128 free of powder.
drop trigger product_words_facts_changed on product;
alter table product drop column traits;
alter table product add column traits smallint not null generated always as (
  case when public.is_latex_free(product_name, latex) then 1 else 0 end
  + case when public.is_sterile(product_name, sterile) then 2 else 0 end
  + case when single_use then 4 else 0 end
  + case when rx then 8 else 0 end
  + case when tax_exempt_flag then 16 else 0 end
  + case when hcpcs <> '' then 32 else 0 end
  + case when not public.is_sterile(product_name, sterile) then 64 else 0 end
  + case when product_name ~* 'powder[\s-]*free|(?:non|un)[\s-]*powdered|powderless' then 128 else 0 end) stored;
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, sale_price_cents, in_stock, cut_price, traits, product_id)
  where product_status = 'A';
create trigger product_words_facts_changed after update on product for each row when (
    (old.product_name, old.product_status, old.category_id, old.brand_id, old.unit_price_cents, old.sale_price_cents,
      old.cut_price, old.in_stock, old.traits, old.popular_flag, old.created_at)
    is distinct from (new.product_name, new.product_status, new.category_id, new.brand_id, new.unit_price_cents,
      new.sale_price_cents, new.cut_price, new.in_stock, new.traits, new.popular_flag, new.created_at))
  execute function public.copy_product_facts();
update product_search as s set traits = p.traits from product as p
  where p.product_id = s.product_id and s.traits <> p.traits;

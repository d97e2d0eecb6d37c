-- The lines of before this were taxed by the rate of their order, or exempt.
update order_item i set
  tax_basis = case when i.tax_exempt_flag then 'EXEMPT_CLASS' else 'GENERAL' end,
  tax_rate_milli_percent = case when i.tax_exempt_flag then 0 else o.tax_milli_percent end
from orders o where o.order_id = i.order_id and i.tax_basis is null;
alter table order_item
  alter column tax_basis set not null,
  alter column tax_rate_milli_percent set not null;

create or replace function guard_order_item() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.product_id, new.quantity, new.taken, new.backordered, new.unit_price_cents, new.discount_cents,
      new.tax_cents, new.tax_rate_milli_percent, new.tax_basis, new.fsa_eligible)
     is distinct from
     (old.order_id, old.product_id, old.quantity, old.taken, old.backordered, old.unit_price_cents, old.discount_cents,
      old.tax_cents, old.tax_rate_milli_percent, old.tax_basis, old.fsa_eligible) then
    raise exception 'item % of order % is fixed', old.order_item_id, old.order_id using errcode = '23514';
  end if;
  return new;
end $$;

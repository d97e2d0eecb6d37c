-- The groups that a customer is in today, by nature: a verified clinic, a sales representative. Tiers and promotions
-- for a group ask for it.
create function public.customer_groups_of(customer int) returns text[] language sql stable as $$
  select array_remove(array[
    case when public.clinic_until($1) is not null then 'CLINIC' end,
    case when exists (select from public.customer c where c.cust_id = $1 and c.sales_rep) then 'SALES_REP' end
  ], null)
$$;

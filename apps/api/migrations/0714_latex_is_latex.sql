-- Latex makes people ill: what its name or its material says has latex is never kept as free of it, whoever says so.
-- 'Latex-free', 'non-latex' and the like say the opposite (domain/facts/facts.ts; a test holds the two equal).
create function public.names_latex(product_name text) returns boolean language sql immutable parallel safe as $$
  select regexp_replace(lower(product_name),
    '(non|no|without|not made with)[- ]+(natural )?(rubber )?latex|latex[- ]*(free|safe)', ' ', 'g') ~ '\mlatex'
$$;
-- What stood there against its own name is not known any more: staff say it again once it is clear.
update product set latex = null, updated_at = now()
  where latex = false and (public.names_latex(product_name) or facts -> 'material' ? 'latex');
alter table product add constraint product_latex_stated
  check (latex is not false or not (public.names_latex(product_name) or coalesce(facts -> 'material' ? 'latex', false))) not valid;

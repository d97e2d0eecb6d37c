-- What the facets ask of a product, as bits, so that counting reads the index alone:
-- 1 made without latex, 2 sterile, 4 single use, 8 prescription, 16 tax exempt, 32 has an HCPCS code.
alter table product add column traits smallint not null generated always as (
  case when latex = false then 1 else 0 end
  + case when sterile then 2 else 0 end
  + case when single_use then 4 else 0 end
  + case when rx then 8 else 0 end
  + case when tax_exempt_flag then 16 else 0 end
  + case when hcpcs <> '' then 32 else 0 end) stored;
drop index product_facts;
create index product_facts on product (category_id)
  include (brand_id, unit_price_cents, in_stock, cut_price, traits, product_id) where product_status = 'A';

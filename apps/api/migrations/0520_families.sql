-- Products that are one thing in several sizes, colors or strengths. Each stays a product of its own; a family says what
-- the choice is.
create table product_family (
  family_key text primary key check (family_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 1 and 150),
  -- [{"name": "size", "values": ["S", "M"]}], in the order in which they are shown; domain/catalog/families.ts.
  axes jsonb not null check (jsonb_typeof(axes) = 'array' and jsonb_array_length(axes) between 1 and 4),
  -- 3: the maker's or the product's own name says so; 2: the same description with an option.
  sure smallint not null check (sure in (2, 3))
);

create table family_member (
  -- A product has one choice at most.
  product_id bigint primary key references product on delete cascade,
  family_key text not null references product_family on delete cascade,
  -- One for each axis, in their order.
  axis_values text[] not null check (cardinality(axis_values) between 1 and 4),
  unique (family_key, axis_values)
);

create trigger product_family_changed after insert or update or delete on product_family
  for each statement execute function public.announce_tag('catalog');
create trigger family_member_changed after insert or update or delete on family_member
  for each statement execute function public.announce_tag('catalog');

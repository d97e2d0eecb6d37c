-- Which measurements make which size, as a maker or a standard says, and the products that a chart is about.
create table size_chart (
  chart_key text primary key check (chart_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (length(title) between 1 and 100),
  title_es text not null check (length(title_es) between 1 and 100),
  -- How the measures go together, which one decides, and what to take between two sizes; domain/fit/size-chart.ts.
  rule text not null check (rule in ('ANY', 'ALL', 'LARGEST')),
  decides text,
  between_sizes text not null check (between_sizes in ('LARGER', 'SMALLER', 'EITHER')),
  -- [{"point": "palm", "unit": "cm"}], at most three questions.
  points jsonb not null check (jsonb_typeof(points) = 'array' and jsonb_array_length(points) between 1 and 3),
  -- [{"size": "S", "ranges": {"palm": [7, 9]}}], from the smallest on.
  sizes jsonb not null check (jsonb_typeof(sizes) = 'array' and jsonb_array_length(sizes) between 1 and 40),
  advice text not null check (length(advice) between 1 and 300),
  advice_es text not null check (length(advice_es) between 1 and 300),
  -- Whose chart it is; shoppers read it.
  source text not null check (length(source) between 1 and 200),
  -- Whether it is a range that most makers share, and not the chart of these very products.
  is_typical boolean not null,
  -- 3: stated by the source or the product's own name; 2: well known, details by maker. Nothing less is shown.
  sure smallint not null check (sure in (2, 3)),
  updated_at timestamptz not null default now()
);

create table sized_product (
  -- A product has one chart at most.
  product_id bigint primary key references product on delete cascade,
  chart_key text not null references size_chart on delete cascade,
  -- Which size of the chart it is; null where its record does not say.
  size text check (length(size) between 1 and 60)
);
create index sized_product_chart on sized_product (chart_key);

create trigger size_chart_changed after insert or update or delete on size_chart
  for each statement execute function public.announce_tag('catalog');
create trigger sized_product_changed after insert or update or delete on sized_product
  for each statement execute function public.announce_tag('catalog');

import type pg from 'pg'

/** Products per statement: a long load shows progress, and uses little memory. */
const CHUNK = 20_000

/**
 * Adds this many products to the seed's, generated from its own names, sizes and prices: always the same ones. Bypasses
 * the import and writes to the tables; the triggers index them as usual.
 */
export async function loadProducts(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query(
    `select count(*) filter (where product_id < 100000)::int as seeded,
       greatest(max(product_id) - 1000000, 0) as made
     from product`,
  )
  const { seeded, made } = rows[0]
  const last = made + count
  // An interrupted load continues where it stopped.
  for (let from = made + 1; from <= last; from += CHUNK) {
    const to = Math.min(last, from + CHUNK - 1)
    await pool.query(LOAD, [from, to, seeded])
    console.log(`loaded ${to} of ${last} products`)
  }
  await pool.query(
    `select setval(pg_get_serial_sequence('product', 'product_id'), (select max(product_id) from product))`,
  )
  await pool.query('vacuum analyze')
}

/** The n-th product is a variant of the seed's (n mod seeded)-th: another size, colour, price and number. */
const LOAD = `
  with seed as materialized (
    select *, row_number() over (order by product_id) - 1 as place from product where product_id < 100000
  )
  insert into product (product_id, product_name, product_details, category_id, brand_id, unit_price_cents,
    sale_price_cents, quantity, popular_flag, product_status, options_attributes, unit_name, sku, tax_exempt_flag,
    manufacturer, gtin, hcpcs, latex, sterile, single_use, rx, otc, image_hash, kind_key)
  select 1000000 + n, left(seed.product_name, 150) || ', ' ||
      (array['small', 'medium', 'large', 'extra large', 'blue', 'white', 'left', 'right'])[1 + n % 8] || ' ' || n % 97 || ' mm',
    seed.product_details, seed.category_id, seed.brand_id, 100 + ((n::bigint * 7919) % 90000)::int,
    case when n % 5 = 0 then 90 + ((n::bigint * 7919) % 90000)::int end, case when n % 29 = 0 then null else 0 end,
    case when n % 50 = 0 then 1 else 0 end, case when n % 23 = 0 then 'N' else 'A' end,
    case when n % 5 = 0 then '[{"description": "CUTPRICE"}]'::jsonb else '[]' end, seed.unit_name, 'BENCH-' || n,
    seed.tax_exempt_flag, seed.manufacturer, null, seed.hcpcs, seed.latex, seed.sterile, seed.single_use, seed.rx,
    seed.otc, seed.image_hash, seed.kind_key
  from generate_series($1::int, $2::int) as n
  join seed on seed.place = n % $3::int`

/** Categories from which a bench can sell without limit. */
export async function stockForSale(pool: pg.Pool, products: number): Promise<number[]> {
  const { rows } = await pool.query(
    `insert into stock_movement (product_id, delta, reason)
     select product_id, 10000000, 'OTHER' from product
     where product_id < 100000 and product_status = 'A' and sellin_pcs and quantity is not null
       and rx is distinct from true and sale_class = 'OPEN' and not quote_only and not price_hidden
     order by product_id limit $1 returning product_id`,
    [products],
  )
  return rows.map((row) => row.product_id)
}

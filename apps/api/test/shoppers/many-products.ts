import pg from 'pg'

const THINGS =
  'wheelchair,walker,cane,crutch,glove,mask,test strip,needle,tape,gauze,bed,catheter,nebulizer,syringe,bandage,' +
  'thermometer,pillow,cushion,brace,sling,lancet,meter,pump,monitor,dressing,gown,drape,scalpel,suture,implant,screw,' +
  'plate,electrode,battery,charger,cable,lamp,stool,ramp,rail'

/**
 * Adds this many products to an empty shop, always the same: names of 40 things in 97 sizes, common words in tens of
 * thousands of them, a unique catalogue number each. Bypasses triggers, which take half a millisecond per product,
 * on a connection without a request's time limit: 100,000 take some eight seconds of CPU time.
 */
export async function makeManyProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await client.query(`insert into department (dept_name) values ('Supplies')`)
    await client.query(`insert into category (category, sub_category)
      select 'Supplies', 'Shelf ' || n from generate_series(1, 40) n`)
    await client.query(
      `insert into product (product_name, product_details, category_id, unit_price_cents, sku, gtin)
        select initcap(things[1 + n % 40]) || ' ' || (array['large', 'small', 'blue', 'white'])[1 + n % 4]
            || ', pack of ' || n % 97 || ', ' || 1 + n % 13 || ' x ' || n % 53 || ' mm',
          'One of many for a large or small patient', 1 + n % 40, 100 + n * 7919::bigint % 90000, 'REF-' || n,
          10000000 + n
        from generate_series(1, $1::int) n, string_to_array($2, ',') as things`,
      [count, THINGS],
    )
    await client.query('drop index product_search_words, product_search_codes')
    await client.query(`insert into product_search (product_id, product_name, search, codes, product_status,
        category_id, unit_price_cents)
      select product_id, product_name,
        setweight(to_tsvector('shop_english', product_name), 'A')
          || setweight(array_to_tsvector(array['ref', 'ref' || product_id, product_id::text]), 'B')
          || setweight(array_to_tsvector(array[gtin]), 'C')
          || setweight(to_tsvector('shop_english', product_details), 'D'),
        array['ref' || product_id, gtin], 'A', category_id, unit_price_cents
      from product where product_id not in (select product_id from product_search)`)
    await client.query(`insert into search_word (word) select distinct word
      from product, regexp_split_to_table(lower(product_name), '[^a-z]+') as word where length(word) >= 3
      on conflict do nothing`)
    await client.query('create index product_search_words on product_search using gin (search)')
    await client.query('create index product_search_codes on product_search using gin (codes)')
    await client.query('commit')
    await client.query('vacuum analyze product, product_search, search_word')
  } finally {
    await client.end()
  }
}

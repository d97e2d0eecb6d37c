import type pg from 'pg'

const TABLES: Record<string, string> = {
  product: 'product_id',
  product_search: 'product_id',
  product_image: 'image_id',
  category: 'category_id',
  brand: 'brand_id',
  department: 'dept_name',
}

/** A fingerprint of every row of every catalogue table. */
export async function catalogueState(pool: pg.Pool): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const [table, key] of Object.entries(TABLES)) {
    const { rows } = await pool.query<{ state: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by t.${key})), '') as state from ${table} t`,
    )
    state[table] = rows[0]?.state ?? ''
  }
  return state
}

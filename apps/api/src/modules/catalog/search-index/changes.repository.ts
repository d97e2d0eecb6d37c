import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { FactsRow } from './product-facts.ts'

export interface IndexedRow extends FactsRow {
  /** As PostgreSQL prints it; null where only the facts were asked for. */
  vector: string | null
  codes: string[]
}

/** What had been committed at some moment; later changes are those that it does not show. */
export interface Moment {
  snapshot: string
  /** Another one after a backup was restored. */
  table: number
}

export async function takeMoment(db: Queryable): Promise<Moment> {
  const { rows } = await sql<Moment>`select pg_current_snapshot()::text as snapshot,
    'search_change'::regclass::oid::int8 as table`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a row')
  return row
}

export interface Changes extends Moment {
  /** Null stands for no product in particular; see migration 0184. */
  changes: { productId: number | null; words: boolean }[]
}

/** What was committed since a moment, however long its transaction took. */
export async function findChanges(db: Queryable, { snapshot }: Moment): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot, 'search_change'::regclass::oid::int8 as table, (
      select coalesce(json_agg(json_build_object('productId', product_id, 'words', words)), '[]') from (
        select product_id, bool_or(words) as words from search_change
        where changed >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(changed, ${snapshot}::pg_snapshot)
        group by product_id) as grouped) as changes`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a row')
  return row
}

/** A change that nobody needs any more: who is further behind reads everything anew. */
export async function deleteOldChanges(db: Queryable): Promise<void> {
  await sql`delete from search_change where changed_at < now() - interval '1 day'`.execute(db)
}

/** How many products there are, on sale or not. */
export async function countProducts(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from product`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const selectRows = (vector: RawBuilder<unknown>, products: RawBuilder<unknown>) => sql<IndexedRow>`
  select product.product_id, lower(product.product_name) as product_name, product.category_id, product.brand_id,
    product.unit_price_cents, product.in_stock, product.cut_price, product.popular_flag = 1 as is_popular,
    product.product_status = 'A' as is_active, product.traits, product_rating.rating_count,
    product_rating.rating_sum, extract(epoch from product.created_at)::float8 as created_at,
    ${vector} as vector, product_search.codes
  from (${products}) as product join product_search using (product_id) left join product_rating using (product_id)
  order by product.product_id`

/** The next so many products behind an id; these are found first, so that no join looks at more of them. */
export async function findRowsAfter(db: Queryable, productId: number, limit: number) {
  const next = sql`select * from product where product_id > ${productId} order by product_id limit ${sql.lit(limit)}`
  const { rows } = await selectRows(sql`product_search.search::text`, next).execute(db)
  return rows
}

/** These products, with their words or only their facts; those that are gone are left out. */
export async function findRows(db: Queryable, ids: readonly number[], withWords: boolean) {
  const vector = withWords ? sql`product_search.search::text` : sql`null`
  const named = sql`select * from product where product_id = any(${ids}::int[])`
  const { rows } = await selectRows(vector, named).execute(db)
  return rows
}

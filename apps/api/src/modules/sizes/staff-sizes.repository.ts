import type {
  SizedProductRow,
  StaffSizeChart,
  StaffSizeChartRow,
} from '@mendwell/contract/fit/staff-size-charts'
import type { SizedProduct } from '@mendwell/domain/fit/chart-faults'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { containing } from '../../db/sql/containing.ts'

/** A stored chart; `sure` is how certain its source was. */
export interface StoredChart extends StaffSizeChart {
  sure: number
}

/** What staff edit in a chart, and the history stores. */
export interface ChartRow extends Omit<StoredChart, 'chartKey' | 'products'> {
  products: readonly SizedProduct[]
}

/** Serializes changes of charts: so no product gets into two, and no reader waits. */
export async function lockCharts(tx: Queryable): Promise<void> {
  await sql`lock table size_chart in share row exclusive mode`.execute(tx)
}

interface Finding {
  page: number
  size: number
  q?: string | undefined
}

/** One page of charts by title, and how many match. */
export async function findChartPage(db: Queryable, { page, size, q }: Finding) {
  const words = containing(q ?? '')
  const found = sql`
    select chart_key, title, source, is_typical, points, array(
        select row ->> 'size' from jsonb_array_elements(sizes) with ordinality as listed (row, place) order by place) as sizes,
      (select count(*) from sized_product where chart_key = chart.chart_key)::int as products,
      (select count(*) from sized_product join product using (product_id)
        where chart_key = chart.chart_key and product_status = 'A')::int as shown,
      (select count(*) from sized_product where chart_key = chart.chart_key and size is null)::int as unsized
    from size_chart as chart
    where ${!q} or title ilike ${words} or source ilike ${words} or exists (
      select from sized_product as one join product as named using (product_id)
      where one.chart_key = chart.chart_key and named.product_name || ' ' || named.sku ilike ${words})`
  const [list, counted] = await Promise.all([
    sql<StaffSizeChartRow>`${found} order by lower(title), chart_key
      limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${found}) as found`.execute(db),
  ])
  return { rows: list.rows, total: counted.rows[0]?.total ?? 0 }
}

/** Products with their chart and their family; `wanted` selects and sorts them, from `product` and `sized`. */
const productRows = (wanted: RawBuilder<unknown>) => sql<SizedProductRow>`
  select product.product_id, product.product_name, product.sku, product.product_status, sized.size,
    case when chart.chart_key is not null then json_build_object('chartKey', chart.chart_key, 'title', chart.title) end
      as chart,
    case when family.family_key is not null then json_build_object('title', family.title, 'values', member.axis_values,
      'productIds', (select json_agg(other.product_id order by other.product_id) from family_member as other
        where other.family_key = family.family_key)) end as family
  from product left join sized_product as sized using (product_id) left join size_chart as chart using (chart_key)
    left join family_member as member using (product_id)
    left join product_family as family on family.family_key = member.family_key
  where ${wanted}`

/** These products in the order of their numbers here; unknown ones are left out. */
export async function findSizedProducts(
  db: Queryable,
  productIds: readonly number[],
): Promise<SizedProductRow[]> {
  const { rows } = await productRows(sql`product.product_id = any(${productIds}::bigint[])
    order by array_position(${productIds}::bigint[], product.product_id::bigint)`).execute(db)
  return rows
}

/** One chart with all of its products, in the order of their numbers. */
export async function findStoredChart(
  db: Queryable,
  chartKey: string,
): Promise<StoredChart | undefined> {
  const row = await db
    .selectFrom('sizeChart')
    .select(['chartKey', 'title', 'titleEs', 'rule', 'decides', 'betweenSizes as between'])
    .select(['points', 'sizes', 'advice', 'adviceEs', 'source', 'isTypical', 'sure'])
    .where('chartKey', '=', chartKey)
    .executeTakeFirst()
  if (!row) return undefined
  const { rows } = await productRows(
    sql`sized.chart_key = ${chartKey} order by product.product_id`,
  ).execute(db)
  return { ...row, products: rows } as StoredChart
}

/** Keys that start with this one, so that a new one can differ from them. */
export async function findChartKeysLike(db: Queryable, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sizeChart')
    .select('chartKey')
    .where((where) =>
      where.or([where('chartKey', '=', key), where('chartKey', 'like', `${key}-%`)]),
    )
    .execute()
  return rows.map(({ chartKey }) => chartKey)
}

/** Replaces a stored chart, its products too. */
export async function writeChart(
  tx: Queryable,
  chartKey: string,
  { products, between, points, sizes, ...chart }: ChartRow,
): Promise<void> {
  const row = {
    ...chart,
    betweenSizes: between,
    points: JSON.stringify(points),
    sizes: JSON.stringify(sizes),
  }
  await tx
    .insertInto('sizeChart')
    .values({ chartKey, ...row })
    .onConflict((conflict) =>
      conflict.column('chartKey').doUpdateSet({ ...row, updatedAt: sql`now()` }),
    )
    .execute()
  await tx.deleteFrom('sizedProduct').where('chartKey', '=', chartKey).execute()
  if (products.length === 0) return
  await tx
    .insertInto('sizedProduct')
    .values(products.map(({ productId, size }) => ({ productId, chartKey, size })))
    .execute()
}

/** Deletes a chart; its products stay. */
export async function deleteChart(tx: Queryable, chartKey: string): Promise<void> {
  await tx.deleteFrom('sizeChart').where('chartKey', '=', chartKey).execute()
}

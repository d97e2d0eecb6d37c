import type { ProductSizes } from '@mendwell/contract/fit/size-charts'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

type Sizing = NonNullable<ProductSizes['sizing']>

/** The chart of an active product; null if it has none, undefined if there is no such product. */
export async function findSizingOf(
  db: Queryable,
  productId: number,
): Promise<Sizing | null | undefined> {
  const { rows } = await sql<{ chart: Sizing['chart'] | null } & Omit<Sizing, 'chart'>>`
    select sized.size,
      case when chart.chart_key is not null then json_build_object('chartKey', chart.chart_key,
        'title', chart.title, 'titleEs', chart.title_es, 'rule', chart.rule, 'decides', chart.decides,
        'between', chart.between_sizes, 'points', chart.points, 'sizes', chart.sizes, 'advice', chart.advice,
        'adviceEs', chart.advice_es, 'source', chart.source, 'isTypical', chart.is_typical) end as chart,
      (select coalesce(json_agg(json_build_object('productId', listed.product_id, 'productName', listed.product_name,
          'categoryId', listed.category_id, 'subCategory', category.sub_category, 'size', other.size)
          order by listed.product_id), '[]')
        from sized_product as other join product as listed using (product_id) join category using (category_id)
        where other.chart_key = chart.chart_key and other.size is not null and listed.product_status = 'A') as products
    from product as asked left join sized_product as sized using (product_id)
      left join size_chart as chart using (chart_key)
    where asked.product_id = ${productId} and asked.product_status = 'A'`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return row.chart ? { ...row, chart: row.chart } : null
}

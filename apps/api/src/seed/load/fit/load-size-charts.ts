import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedSizeChart } from '../../files/size-chart-files.ts'

/** Size charts and their products in the seed; a product to which staff gave another SKU is a different one. */
export async function loadSizeCharts(
  db: Queryable,
  charts: readonly SeedSizeChart[],
  onRows: (count: number) => void,
): Promise<void> {
  await db
    .insertInto('sizeChart')
    .values(
      charts.map(({ key, between, points, sizes, products: _, ...chart }) => ({
        ...chart,
        chartKey: key,
        betweenSizes: between,
        points: JSON.stringify(points),
        sizes: JSON.stringify(sizes),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const products = charts.flatMap(({ key, products }) =>
    products.map(({ productId, sku, size }) => ({
      product_id: productId,
      sku,
      size,
      chart_key: key,
    })),
  )
  await sql`
    insert into sized_product (product_id, chart_key, size)
    select product.product_id, seed.chart_key, seed.size
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as seed (product_id bigint, sku text, size text, chart_key text)
      join product on product.product_id = seed.product_id and product.sku = seed.sku
    on conflict do nothing`.execute(db)
  onRows(charts.length)
}

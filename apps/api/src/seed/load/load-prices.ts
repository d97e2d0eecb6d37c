import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { SeedKind } from '../files/kind-files.ts'
import type { SeedRow } from '../files/seed-files.ts'
import { cents, number, numberOrNull, text, textOrNull } from '../files/seed-values.ts'

/** What the shop pays, as a share of the unit price (seeds/README.md). */
const WHOLESALE = 0.8
const PURCHASE = 0.65

interface Prices {
  /** The reviewers' statements about each price. */
  prices: readonly SeedRow[]
  /** The products with the prices of their sources. */
  products: readonly SeedRow[]
  kinds: readonly SeedKind[]
}

/**
 * How many pieces a unit holds, which prices are on request, and corrected prices for some that were far off; also
 * which kinds are parts. A price that differs from the seed's was changed by staff, and stays.
 */
export async function loadPrices(
  db: Queryable,
  { prices, products, kinds }: Prices,
  onRows: (count: number) => void,
): Promise<void> {
  const parts = kinds.filter(({ part }) => part).map(({ key }) => key)
  await sql`update kind set part = true where kind_key = any(${parts}::text[]) and not part`.execute(
    db,
  )
  const before = new Map(products.map((row) => [row.productId, row]))
  const known = prices.flatMap((row) => {
    const product = before.get(row.productId ?? '')
    return product ? [{ row, product }] : []
  })
  const numbers = (of: (each: (typeof known)[number]) => number | null) => known.map(of)
  await sql`
    with seed as (
      select * from unnest(${numbers(({ row }) => number(row, 'productId'))}::int[],
        ${known.map(({ row }) => text(row, 'sku'))}::text[],
        ${numbers(({ row }) => numberOrNull(row, 'pieces'))}::int[],
        ${known.map(({ row }) => textOrNull(row, 'check'))}::text[],
        ${numbers(({ product }) => cents(product, 'unitPrice'))}::bigint[],
        ${numbers(({ product }) => cents(product, 'salePrice'))}::bigint[],
        ${numbers(({ row }) => (row.unitPrice ? cents(row, 'unitPrice') : null))}::bigint[],
        ${known.map(({ row }) => textOrNull(row, 'priceSource'))}::text[])
        as seed (product_id, sku, pieces, price_check, unit_before, sale_before, unit_price, price_source)
    ), judged as (
      select seed.*, product.unit_price_cents = unit_before
        and product.sale_price_cents is not distinct from sale_before as untouched
      from seed join product using (product_id, sku) where product.price_check = 'RULE' and product.pieces_per_unit is null
    )
    update product set
      pieces_per_unit = judged.pieces,
      price_check = case when untouched then coalesce(judged.price_check, 'RULE') else 'RULE' end,
      price_source = case when untouched then coalesce(judged.price_source, product.price_source) end,
      unit_price_cents = case when untouched then coalesce(unit_price, product.unit_price_cents)
        else product.unit_price_cents end,
      sale_price_cents = case when untouched and unit_price is not null
        then round(unit_price * sale_before::numeric / unit_before) else product.sale_price_cents end,
      wholesale_price_cents = case when untouched and unit_price is not null
        then round(unit_price * ${WHOLESALE}::numeric) else product.wholesale_price_cents end,
      purchase_price_cents = case when untouched and unit_price is not null
        then round(unit_price * ${PURCHASE}::numeric) else product.purchase_price_cents end,
      updated_at = case when untouched and (unit_price is not null or judged.price_check is not null)
        then now() else updated_at end
    from judged where product.product_id = judged.product_id`.execute(db)
  onRows(prices.length)
}

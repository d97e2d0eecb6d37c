import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { SeedRow } from './files/seed-files.ts'
import { number, numberOrNull, text, textOrNull } from './files/seed-values.ts'

interface Texts {
  /** Digests of the seed's former cells. */
  earlier: readonly SeedRow[]
  products: readonly SeedRow[]
  /** How many pieces the unit of each product holds. */
  prices: readonly SeedRow[]
}

/** Names, descriptions, categories, kinds, makers, units, packaging, cuts, notes and facts that the seed has improved. */
const COLUMNS = {
  productName: 'product_name',
  sourceName: 'source_name',
  productDetails: 'product_details',
  categoryId: 'category_id',
  kind: 'kind_key',
  manufacturer: 'manufacturer',
  unitName: 'unit_name',
  packagingAttributes: 'packaging_attributes',
  cuttingAttributes: 'cutting_attributes',
  extraAttributes: 'extra_attributes',
  notes: 'notes',
  singleUse: 'single_use',
  otc: 'otc',
  rx: 'rx',
} as const
type Column = keyof typeof COLUMNS

/**
 * Updates products that still have a cell of an earlier seed to the current one. Whatever staff wrote or changed has
 * another digest and stays; an unchanged name needs no other digest.
 */
export async function mendTexts(
  db: Queryable,
  { earlier, products, prices }: Texts,
  onRows: (count: number) => void,
): Promise<void> {
  const pieces = new Map(prices.map((row) => [row.productId, row.pieces ?? '']))
  const today = new Map(
    products.map((row) => [
      number(row, 'productId'),
      { ...row, pieces: pieces.get(row.productId ?? '') ?? '' },
    ]),
  )
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const known = earlier.filter(
      (row) => row.column === column && today.has(number(row, 'productId')),
    )
    await mendColumn(db, { column, known, today })
    onRows(known.length)
  }
}

interface Mending {
  column: Column
  known: readonly SeedRow[]
  today: ReadonlyMap<number, SeedRow>
}

/** A list is JSON in the file, without a space after a key or a comma. */
const jsonList = (column: string) => ({
  read: sql`replace(replace(${sql.ref(`product.${column}`)}::text, '": ', '":'), '}, {', '},{')`,
  written: sql`better.cell::jsonb`,
})

/** A flag is Y or N in the file. */
const yesNo = (column: string) => ({
  read: sql`case when ${sql.ref(`product.${column}`)} then 'Y' when not ${sql.ref(`product.${column}`)} then 'N' end`,
  written: sql`case better.cell when 'Y' then true when 'N' then false end`,
})

/** Cells that are not text: how to read the column as a cell, and how to write the cell. */
const OTHERS: Partial<Record<Column, { read: RawBuilder<unknown>; written: RawBuilder<unknown> }>> =
  {
    categoryId: { read: sql`product.category_id::text`, written: sql`better.cell::int` },
    notes: { read: sql`product.notes`, written: sql`nullif(better.cell, '')` },
    sourceName: { read: sql`product.source_name`, written: sql`nullif(better.cell, '')` },
    packagingAttributes: jsonList('packaging_attributes'),
    cuttingAttributes: jsonList('cutting_attributes'),
    extraAttributes: jsonList('extra_attributes'),
    singleUse: yesNo('single_use'),
    otc: yesNo('otc'),
    rx: yesNo('rx'),
  }

/** What changes along with a column; staff decide what is in the packs that they arranged. */
const ALONG: Partial<Record<Column, RawBuilder<unknown>>> = {
  productName: sql`, source_name = better.source_name`,
  unitName: sql`, pieces_per_unit = case
    when exists (select from product_pack as pack where pack.product_id = product.product_id)
    then product.pieces_per_unit else better.pieces end`,
}

async function mendColumn(db: Queryable, { column, known, today }: Mending) {
  const { read, written } = OTHERS[column] ?? {
    read: sql.ref(`product.${COLUMNS[column]}`),
    written: sql`better.cell`,
  }
  const ids = known.map((row) => number(row, 'productId'))
  const rows = ids.map((id) => today.get(id) ?? {})
  await sql`
    update product set ${sql.ref(COLUMNS[column])} = ${written}${ALONG[column] ?? sql``}, updated_at = now()
    from unnest(${ids}::int[], ${known.map((row) => text(row, 'md5'))}::text[],
      ${rows.map((row) => text(row, column))}::text[],
      ${rows.map((row) => textOrNull(row, 'sourceName'))}::text[],
      ${rows.map((row) => numberOrNull(row, 'pieces'))}::int[]) as better (product_id, md5, cell, source_name, pieces)
    where product.product_id = better.product_id and md5(${read}) = better.md5`.execute(db)
}

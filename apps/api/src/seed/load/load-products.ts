import type { PictureFacts } from '@mendwell/pictures/facts/facts'
import type { Insertable } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import { productImageHash } from '../../modules/catalog/pictures/picture-hash.ts'
import type { SeedRow } from '../files/seed-files.ts'
import {
  cents,
  number,
  numberOrNull,
  text,
  textOrNull,
  yes,
  yesNoOrNull,
} from '../files/seed-values.ts'

/** 36 values per row; PostgreSQL takes at most 65,535 per statement. */
const ROWS_PER_STATEMENT = 500

/** The rows that a product references, for its picture. */
interface CatalogueNames {
  brandNames: ReadonlyMap<number, string>
  departments: ReadonlyMap<number, string>
  /** Drawing by kind. */
  drawings: ReadonlyMap<string, string>
}

/** The facts for a picture, as a seed row states them. */
export function pictureFactsOf(row: SeedRow, names: CatalogueNames): PictureFacts {
  const categoryId = number(row, 'categoryId')
  const brandId = numberOrNull(row, 'brandId')
  return {
    productId: number(row, 'productId'),
    productName: text(row, 'productName'),
    sourceName: textOrNull(row, 'sourceName'),
    drawing: names.drawings.get(text(row, 'kind')) ?? null,
    brandName: brandId === null ? null : (names.brandNames.get(brandId) ?? null),
    categoryId,
    category: names.departments.get(categoryId) ?? '',
    unitName: text(row, 'unitName'),
    sku: text(row, 'sku'),
    gtin: textOrNull(row, 'gtin'),
    hcpcs: textOrNull(row, 'hcpcs'),
    latex: yesNoOrNull(row, 'latex'),
    sterile: yesNoOrNull(row, 'sterile'),
    singleUse: yesNoOrNull(row, 'singleUse'),
    rx: yesNoOrNull(row, 'rx'),
  }
}

function productOf(row: SeedRow, facts: PictureFacts): Insertable<DB['product']> {
  const { productId, productName, sourceName, categoryId, unitName, sku, gtin, hcpcs } = facts
  const { latex, sterile, singleUse, rx } = facts
  return {
    ...{ productId, productName, sourceName, categoryId, unitName, sku, gtin, hcpcs },
    ...{ latex, sterile, singleUse, rx },
    productDetails: text(row, 'productDetails'),
    brandId: numberOrNull(row, 'brandId'),
    unitPriceCents: cents(row, 'unitPrice'),
    salePriceCents: cents(row, 'salePrice'),
    wholesalePriceCents: cents(row, 'wholesalePrice'),
    purchasePriceCents: cents(row, 'purchasePrice'),
    // Counted stock starts at zero: the first movement adds it.
    quantity: numberOrNull(row, 'quantity') === null ? null : 0,
    popularFlag: number(row, 'popularFlag'),
    productStatus: text(row, 'productStatus'),
    packagingAttributes: text(row, 'packagingAttributes'),
    cuttingAttributes: text(row, 'cuttingAttributes'),
    extraAttributes: text(row, 'extraAttributes'),
    optionsAttributes: text(row, 'optionsAttributes'),
    sellinPcs: row.sellinPcs === '1',
    weight: numberOrNull(row, 'weight'),
    weightUnit: textOrNull(row, 'weightUnit'),
    taxExemptFlag: yes(row, 'taxExemptFlag'),
    notes: textOrNull(row, 'notes'),
    kindKey: textOrNull(row, 'kind'),
    manufacturer: textOrNull(row, 'manufacturer'),
    udiDi: textOrNull(row, 'udiDi'),
    otc: yesNoOrNull(row, 'otc'),
    imageHash: productImageHash(facts),
    priceSource: textOrNull(row, 'priceSource'),
    source: textOrNull(row, 'source'),
    // CMS describes what is billed, not something that can be shipped.
    quoteOnly: textOrNull(row, 'source') === 'cms-hcpcs',
    sourceId: textOrNull(row, 'sourceId'),
  }
}

interface LoadProducts extends CatalogueNames {
  rows: readonly SeedRow[]
  onRows: (count: number) => void
}

/** Products with their pictures' hashes, and their initial stock through the stock movements. */
export async function loadProducts(db: Queryable, { rows, onRows, ...names }: LoadProducts) {
  const stockOf = new Map(
    rows.map((row) => [number(row, 'productId'), numberOrNull(row, 'quantity') ?? 0]),
  )
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT)
    const inserted = await db
      .insertInto('product')
      .values(chunk.map((row) => productOf(row, pictureFactsOf(row, names))))
      .onConflict((conflict) => conflict.doNothing())
      .returning('productId')
      .execute()
    const movements = inserted
      .map(({ productId }) => ({ productId, delta: stockOf.get(productId) ?? 0 }))
      .filter(({ delta }) => delta > 0)
      .map((movement) => ({ ...movement, reason: 'INITIAL', note: 'Seed catalogue' }))
    if (movements.length > 0) await db.insertInto('stockMovement').values(movements).execute()
    onRows(chunk.length)
  }
}

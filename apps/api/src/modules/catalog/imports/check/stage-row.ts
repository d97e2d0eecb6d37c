import { isDeepStrictEqual } from 'node:util'
import { productImageHash } from '../../pictures/picture-hash.ts'
import type { Checked } from './check-row.ts'
import type { Columns, KnownProduct, StagedRow, Taxonomy } from './staging.repository.ts'

/** What a checked row changes; undefined if nothing. */
export function stageRow(
  rowNo: number,
  { productId, checked, known }: { productId: number; checked: Checked; known?: KnownProduct },
  taxonomy: Taxonomy,
): StagedRow | undefined {
  const { quantity, ...rest } = checked
  const wanted = databaseColumns(rest)
  const merged = { ...(known?.columns ?? defaultsOf(wanted)), ...wanted, product_id: productId }
  const hash = productImageHash(pictureFacts(merged, taxonomy), known?.photosSha256 ?? null)
  if (!known) {
    return {
      row_no: rowNo,
      product_id: productId,
      action: 'INSERT',
      after: { ...merged, image_hash: hash },
      sets_stock: quantity !== undefined && quantity !== null,
      stock: quantity ?? null,
      before: null,
      before_mark: null,
      stock_before: null,
    }
  }
  const changed = differing(wanted, known.columns)
  const hasChanged = Object.keys(changed).length > 0
  const after = hasChanged ? { ...changed, ...differing({ image_hash: hash }, known.columns) } : {}
  const setsStock = quantity !== undefined && quantity !== known.quantity
  if (!hasChanged && !setsStock) return undefined
  return {
    row_no: rowNo,
    product_id: productId,
    action: 'UPDATE',
    after,
    sets_stock: setsStock,
    stock: setsStock ? quantity : null,
    before: pick(known.columns, [...Object.keys(after), 'updated_at', 'updated_by']),
    before_mark: known.mark,
    stock_before: known.quantity,
  }
}

/** For a product about which the file has only the required columns. */
const DEFAULTS: Columns = {
  popular_flag: 0,
  packaging_attributes: [],
  cutting_attributes: [],
  extra_attributes: [],
  options_attributes: [],
  facts: {},
  sellin_pcs: true,
  unit_name: 'each',
  tax_exempt_flag: false,
  quote_only: false,
}

/** Products without a kind wait as drafts. */
const defaultsOf = ({ kind_key }: Columns): Columns => ({
  ...DEFAULTS,
  product_status: kind_key ? 'A' : 'N',
})

const IN_CENTS = ['unitPrice', 'salePrice', 'wholesalePrice', 'purchasePrice']
const columnName = (name: string) => {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return IN_CENTS.includes(name) ? `${snake}_cents` : snake
}

const databaseColumns = (form: object): Columns =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [columnName(name), value]),
  )

const differing = (wanted: Columns, known: Columns): Columns =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, known[name])),
  )

const pick = (from: Columns, names: string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const flagOf = (value: unknown) => (typeof value === 'boolean' ? value : null)

function pictureFacts(columns: Columns, { categories, brands, kinds }: Taxonomy) {
  const categoryId = Number(columns.category_id)
  return {
    productId: Number(columns.product_id),
    productName: String(columns.product_name),
    sourceName: textOf(columns.source_name),
    drawing: kinds.get(String(columns.kind_key)) ?? null,
    brandName: columns.brand_id ? (brands.get(Number(columns.brand_id)) ?? null) : null,
    categoryId,
    category: categories.get(categoryId) ?? '',
    unitName: String(columns.unit_name),
    sku: String(columns.sku),
    gtin: textOf(columns.gtin),
    hcpcs: textOf(columns.hcpcs),
    latex: flagOf(columns.latex),
    sterile: flagOf(columns.sterile),
    singleUse: flagOf(columns.single_use),
    rx: flagOf(columns.rx),
  }
}

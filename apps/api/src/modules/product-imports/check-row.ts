import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@mendwell/contract/errors'
import { messages } from '@mendwell/contract/messages'
import { NewProduct, ProductChange } from '@mendwell/contract/product-form'
import { line } from '@mendwell/contract/shapes'
import * as z from 'zod/mini'
import type { JsonValue } from '../../db/schema.ts'
import { saleErrors } from '../catalog/sale-price.ts'
import { productImageHash } from '../media/picture-hash.ts'
import { CellProblem, type ImportColumn, readImportCell } from './import-columns.ts'
import type { FileRow } from './read-import-file.ts'

const field = z.optional(z.nullable(line(120)))
const origin = { priceSource: field, source: field, sourceId: field }
const ChangedRow = z.extend(
  z.omit(ProductChange, { productId: true, updatedAt: true, productImage: true }),
  origin,
)
const NewRow = z.extend(z.omit(NewProduct, { productImage: true }), origin)
type Checked = z.output<typeof ChangedRow>

const REQUIRED = ['productName', 'productDetails', 'unitPrice', 'categoryId'] as const

/** Columns of a product row in the database. */
export type Columns = Record<string, unknown>

/** A product that is in the shop already. */
export interface KnownProduct {
  productId: number
  sku: string
  quantity: number | null
  columns: Columns
  mark: string
  photoSha256: Buffer | null
}

/** What rows may refer to. */
export interface Shelves {
  /** Department by category. */
  categories: ReadonlyMap<number, string>
  /** Name by brand. */
  brands: ReadonlyMap<number, string>
}

export interface Cells {
  rowNo: number
  values: Partial<Record<ImportColumn, unknown>>
  errors: FieldError[]
}

/** Reads the cells of one row; what cannot be read is an error of its column. */
export function readCells(columns: readonly ImportColumn[], { rowNo, cells }: FileRow): Cells {
  const read: Cells = { rowNo, values: {}, errors: [] }
  if (cells.length !== columns.length) {
    const message = `Has ${cells.length} cells instead of ${columns.length}`
    read.errors.push({ path: '', message })
    return read
  }
  for (const [index, column] of columns.entries()) {
    try {
      const value = readImportCell(column, cells[index] ?? '')
      if (value !== undefined) read.values[column] = value
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      read.errors.push({ path: column, message: error.message })
    }
  }
  return read
}

export interface StagedRow {
  row_no: number
  product_id: number
  action: 'INSERT' | 'UPDATE'
  after: Columns
  sets_stock: boolean
  stock: number | null
  before: Columns | null
  before_mark: string | null
  stock_before: number | null
}

/** Whether this row makes a valid product, by the rules of the product form. */
export function checkValues({ values }: Cells, known: KnownProduct | undefined, shelves: Shelves) {
  const isNew = !known
  const errors: FieldError[] = []
  if (isNew) {
    for (const path of REQUIRED) {
      if (values[path] === undefined) errors.push({ path, message: 'Needed for a new product' })
    }
    if (errors.length > 0) return { errors, checked: undefined }
  }
  const { productId: _, ...form } = values
  const sku = values.sku ?? `MW-${randomBytes(4).toString('hex').toUpperCase()}`
  const parsed = isNew ? NewRow.safeParse({ ...form, sku }) : ChangedRow.safeParse(form)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      errors.push({ path: path.join('.'), message })
    return { errors, checked: undefined }
  }
  const checked: Checked = parsed.data
  const { categoryId, brandId } = checked
  if (categoryId !== undefined && !shelves.categories.has(categoryId)) {
    errors.push({ path: 'categoryId', message: messages.unknownCategory })
  }
  if (brandId && !shelves.brands.has(brandId)) {
    errors.push({ path: 'brandId', message: messages.unknownBrand })
  }
  errors.push(...saleErrors(checked, known && storedPrices(known.columns)))
  return { errors, checked }
}

const storedPrices = (columns: Columns) => ({
  unitPriceCents: Number(columns.unit_price_cents),
  salePriceCents: columns.sale_price_cents === null ? null : Number(columns.sale_price_cents),
  optionsAttributes: columns.options_attributes as JsonValue,
})

/** What a checked row changes; undefined where that is nothing. */
export function stageRow(
  rowNo: number,
  { productId, checked, known }: { productId: number; checked: Checked; known?: KnownProduct },
  shelves: Shelves,
): StagedRow | undefined {
  const { quantity, ...rest } = checked
  const wanted = databaseColumns(rest)
  const merged = { ...(known?.columns ?? DEFAULTS), ...wanted, product_id: productId }
  const hash = productImageHash(pictureFacts(merged, shelves), known?.photoSha256 ?? null)
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

/** Of a product about which the file says no more than it must. */
const DEFAULTS: Columns = {
  popular_flag: 0,
  product_status: 'A',
  packaging_attributes: [],
  cutting_attributes: [],
  extra_attributes: [],
  options_attributes: [],
  sellin_pcs: true,
  unit_name: 'each',
  tax_exempt_flag: false,
}

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

function pictureFacts(columns: Columns, { categories, brands }: Shelves) {
  const categoryId = Number(columns.category_id)
  return {
    productId: Number(columns.product_id),
    productName: String(columns.product_name),
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

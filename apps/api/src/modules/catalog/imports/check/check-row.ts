import { randomBytes } from 'node:crypto'
import { NewProduct, ProductChange } from '@mendwell/contract/catalog/product-form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { line } from '@mendwell/contract/wire/shapes'
import { type FieldCode, says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import type { JsonValue } from '../../../../db/schema.ts'
import { CellProblem, type RowProblem } from '../../../../ground/csv/file-problems.ts'
import type { FileRow } from '../../../../ground/csv/read-rows.ts'
import { factErrors } from '../../products/fact-errors.ts'
import { priceErrors } from '../../products/price-errors.ts'
import { type ImportColumn, readImportCell } from './import-columns.ts'
import type { Columns, KnownProduct, Taxonomy } from './staging.repository.ts'

const field = z.optional(z.nullable(line(120)))
const origin = { priceSource: field, source: field, sourceId: field }
const ChangedRow = z.extend(
  z.omit(ProductChange, { productId: true, updatedAt: true, productImage: true }),
  origin,
)
const NewRow = z.extend(z.omit(NewProduct, { productImage: true }), origin)
/** A row that describes a valid product, or a valid change of one. */
export type Checked = z.output<typeof ChangedRow>

const REQUIRED = ['productName', 'productDetails', 'unitPrice', 'categoryId'] as const

/** The values of a row, by column. */
export interface Cells {
  rowNo: number
  values: Partial<Record<ImportColumn, unknown>>
  errors: CellError[]
}

type CellError = Omit<RowProblem, 'rowNo'>

/** Parses the cells of one row; an unreadable one is an error of its column. */
export function readCells(columns: readonly ImportColumn[], { rowNo, cells }: FileRow): Cells {
  const read: Cells = { rowNo, values: {}, errors: [] }
  if (cells.length !== columns.length) {
    const counts = { found: cells.length, expected: columns.length }
    read.errors.push({ field: '', reported: says('importCellCount', counts) })
    return read
  }
  for (const [index, column] of columns.entries()) {
    try {
      const value = readImportCell(column, cells[index] ?? '')
      if (value !== undefined) read.values[column] = value
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      read.errors.push({ field: column, reported: error.reported })
    }
  }
  return read
}

/** Whether this row describes a valid product, by the rules of the product form. */
export function checkValues(
  { values }: Cells,
  known: KnownProduct | undefined,
  taxonomy: Taxonomy,
) {
  const isNew = !known
  const errors: CellError[] = []
  if (isNew) {
    for (const field of REQUIRED) {
      if (values[field] === undefined) errors.push({ field, reported: says('importRequired') })
    }
    if (errors.length > 0) return { errors, checked: undefined }
  }
  const { productId: _, ...form } = values
  const sku = values.sku ?? `MW-${randomBytes(4).toString('hex').toUpperCase()}`
  const parsed = isNew ? NewRow.safeParse({ ...form, sku }) : ChangedRow.safeParse(form)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      reported: message,
    }))
    return { errors: wrong, checked: undefined }
  }
  const checked: Checked = parsed.data
  const { categoryId, brandId } = checked
  if (categoryId !== undefined && !taxonomy.categories.has(categoryId)) {
    errors.push({ field: 'categoryId', reported: says('unknownCategory') })
  }
  if (brandId && !taxonomy.brands.has(brandId)) {
    errors.push({ field: 'brandId', reported: says('unknownBrand') })
  }
  if (checked.kindKey && !taxonomy.kinds.has(checked.kindKey)) {
    errors.push({ field: 'kindKey', reported: says('unknownKind') })
  }
  const found = [
    ...priceErrors(checked, known && storedPrices(known.columns)),
    ...factErrors(checked, known && storedFacts(known.columns)),
  ]
  errors.push(...found.map(reportedAgain))
  return { errors, checked }
}

const reportedAgain = ({ path, sentence: { code, params } }: FieldError): CellError => ({
  field: path,
  reported: says(code as FieldCode, params),
})

const storedFacts = (columns: Columns) => ({
  productName: String(columns.product_name),
  latex: typeof columns.latex === 'boolean' ? columns.latex : null,
  facts: columns.facts as JsonValue,
})

const storedPrices = (columns: Columns) => ({
  unitPriceCents: Number(columns.unit_price_cents),
  salePriceCents: columns.sale_price_cents === null ? null : Number(columns.sale_price_cents),
  optionsAttributes: columns.options_attributes as JsonValue,
  priceCheck: String(columns.price_check),
  quoteOnly: columns.quote_only === true,
})

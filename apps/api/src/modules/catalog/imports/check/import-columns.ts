import { isFormula, readCell } from '@mendwell/domain/words/csv-cells'
import { CellProblem } from '../../../../ground/csv/file-problems.ts'

/** How the cells of a column are parsed and formatted. */
type Kind =
  | 'id'
  | 'text'
  | 'requiredText'
  | 'optionalText'
  | 'money'
  | 'requiredMoney'
  | 'number'
  | 'count'
  | 'oneOrZero'
  | 'yesNo'
  | 'yesNoUnknown'
  | 'list'
  | 'facts'
  | 'ignored'

/** The columns of a product file, in the order of the export (Specification §3). */
export const IMPORT_COLUMNS = {
  productId: 'id',
  productName: 'requiredText',
  productDetails: 'requiredText',
  // The product's editor and what is computed from its prices: ignored.
  custId: 'ignored',
  categoryId: 'id',
  brandId: 'id',
  unitPrice: 'requiredMoney',
  salePrice: 'money',
  wholesalePrice: 'money',
  purchasePrice: 'money',
  quantity: 'count',
  discount: 'ignored',
  popularFlag: 'oneOrZero',
  productStatus: 'optionalText',
  packagingAttributes: 'list',
  cuttingAttributes: 'list',
  extraAttributes: 'list',
  optionsAttributes: 'list',
  sellinPcs: 'yesNo',
  unitName: 'optionalText',
  weight: 'number',
  weightUnit: 'text',
  sku: 'optionalText',
  taxExemptFlag: 'yesNo',
  notes: 'text',
  manufacturer: 'text',
  gtin: 'text',
  udiDi: 'text',
  hcpcs: 'text',
  latex: 'yesNoUnknown',
  sterile: 'yesNoUnknown',
  singleUse: 'yesNoUnknown',
  rx: 'yesNoUnknown',
  otc: 'yesNoUnknown',
  facts: 'facts',
  quoteOnly: 'yesNo',
  kindKey: 'text',
  priceSource: 'text',
  source: 'text',
  sourceId: 'text',
} as const satisfies Record<string, Kind>
export type ImportColumn = keyof typeof IMPORT_COLUMNS

export const isImportColumn = (name: string): name is ImportColumn =>
  Object.hasOwn(IMPORT_COLUMNS, name)

/** The value of a cell, as the product form has it; undefined if empty. */
export function readImportCell(column: ImportColumn, cell: string): unknown {
  if (cell.includes('\uFFFD')) throw new CellProblem('importNotUtf8')
  const typed = cell.normalize('NFC')
  return READERS[IMPORT_COLUMNS[column]](typed.trim(), typed)
}

const pattern =
  (expected: RegExp, problem: CellProblem, whenEmpty: null | 'refuse') =>
  (cell: string): unknown => {
    if (cell === '' && whenEmpty === null) return null
    if (!expected.test(cell)) throw problem
    return Number(cell)
  }

const DOLLARS = /^\d{1,9}(\.\d{1,2})?$/
const AMOUNT = new CellProblem('importAmount', { example: '19.99' })

function text(cell: string): string {
  if (isFormula(cell)) {
    throw new CellProblem('importFormula')
  }
  return readCell(cell)
}

const YES_NO: Record<string, boolean> = {
  Y: true,
  N: false,
  1: true,
  0: false,
  TRUE: true,
  FALSE: false,
}

function yesNo(cell: string): boolean {
  const value = YES_NO[cell.toUpperCase()]
  if (value === undefined) throw new CellProblem('importYesNo')
  return value
}

function list(cell: string): unknown {
  if (cell === '') return []
  try {
    const value: unknown = JSON.parse(cell)
    if (Array.isArray(value)) return value
  } catch {
    // Reported below.
  }
  throw new CellProblem('importList', { example: '[{"description":"Sterile"}]' })
}

function facts(cell: string): unknown {
  if (cell === '') return {}
  try {
    const value: unknown = JSON.parse(cell)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below.
  }
  throw new CellProblem('importFacts', {
    example: '{"material":["nitrile"],"length":["4 in"]}',
  })
}

const READERS: Record<Kind, (cell: string, raw: string) => unknown> = {
  id: pattern(/^\d{1,10}$/, new CellProblem('wholeNumberExpected'), null),
  text: (cell, raw) => (cell === '' ? null : text(raw)),
  requiredText: (_, raw) => text(raw),
  optionalText: (cell, raw) => (cell === '' ? undefined : text(raw)),
  money: pattern(DOLLARS, AMOUNT, null),
  requiredMoney: pattern(DOLLARS, AMOUNT, 'refuse'),
  number: pattern(/^\d{1,6}(\.\d{1,6})?$/, new CellProblem('numberExpected'), null),
  count: pattern(/^\d{1,9}$/, new CellProblem('importCount'), null),
  oneOrZero: (cell) => (cell === '' ? undefined : Number(yesNo(cell))),
  yesNo: (cell) => (cell === '' ? undefined : yesNo(cell)),
  yesNoUnknown: (cell) => (cell === '' ? null : yesNo(cell)),
  list: (cell) => list(cell),
  facts: (cell) => facts(cell),
  ignored: () => undefined,
}

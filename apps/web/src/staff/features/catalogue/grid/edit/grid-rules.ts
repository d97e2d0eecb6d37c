import type { StaffProductRowWire } from '@mendwell/contract/catalog/staff-products'
import { toCents } from '@mendwell/contract/wire/dollars'
import { says } from '@mendwell/contract/wire/validation-messages'
import { toGtin14 } from '@mendwell/domain/lots/scan/gtin'
import { isSaleASaving } from '@mendwell/domain/money/pricing'
import type { StaffKindRow } from '../../../../../api/staff/kinds.ts'
import type { GridInput } from '../../../../../api/staff/products.ts'

export type Row = StaffProductRowWire
/** The editable fields, in column order. */
export const GRID_FIELDS = [
  'kind',
  'manufacturer',
  'gtin',
  'hcpcs',
  'weight',
  'purchasePrice',
  'unitPrice',
  'salePrice',
  'quantity',
] as const
export type GridField = (typeof GRID_FIELDS)[number]
/** The field values of one product, edited or not. */
export type GridValues = Readonly<Record<GridField, string>>

export const GRID_LABELS: Readonly<Record<GridField, string>> = {
  kind: 'Kind',
  manufacturer: 'Manufacturer',
  gtin: 'GTIN',
  hcpcs: 'HCPCS',
  weight: 'Weight',
  purchasePrice: 'Cost',
  unitPrice: 'Price',
  salePrice: 'Sale price',
  quantity: 'Stock',
}

const AMOUNT = /^(\d{1,7}(\.\d{1,2})?)?$/
const amountOr = says('enterAmountOrNothing', { example: '15.99' })
const FORMS: Record<GridField, { form: RegExp; problem: string }> = {
  // Its names are checked by `kindProblem`.
  kind: { form: /^/, problem: says('unknownKind') },
  manufacturer: { form: /^.{0,120}$/, problem: says('enterCharactersMax', { max: 120 }) },
  gtin: {
    form: /^(\d{8}|\d{12,14})?$/,
    problem: says('enterGtinOrNothing'),
  },
  hcpcs: { form: /^.{0,20}$/, problem: says('enterCharactersMax', { max: 20 }) },
  weight: {
    form: /^(?!0*\.?0*$)(\d{1,5}(\.\d{1,3})?)$|^$/,
    problem: says('enterWeightOrNothing'),
  },
  purchasePrice: { form: AMOUNT, problem: amountOr },
  unitPrice: { form: /^\d{1,7}(\.\d{1,2})?$/, problem: says('enterAmount', { example: '19.99' }) },
  salePrice: { form: AMOUNT, problem: amountOr },
  quantity: {
    form: /^\d{0,7}$/,
    problem: says('enterStockOrNothing'),
  },
}

const TEXTS = ['kind', 'manufacturer', 'gtin', 'hcpcs'] as const
type TextField = (typeof TEXTS)[number]
export const isText = (name: GridField): name is TextField => TEXTS.some((text) => text === name)

const MONEY: readonly GridField[] = ['purchasePrice', 'unitPrice', 'salePrice']
export const isMoney = (name: GridField) => MONEY.includes(name)

const asAmount = (dollars: number | null) => dollars?.toFixed(2) ?? ''
const asText = (value: string | number | null) => (value === null ? '' : String(value))

/** A product's field values before editing. */
export const writtenIn = (row: Row): GridValues => ({
  kind: asText(row.kindName),
  manufacturer: asText(row.manufacturer),
  gtin: asText(row.gtin),
  hcpcs: asText(row.hcpcs),
  weight: asText(row.weight),
  purchasePrice: asAmount(row.purchasePrice),
  unitPrice: asAmount(row.unitPrice),
  salePrice: asAmount(row.salePrice),
  quantity: asText(row.quantity),
})

/** The error of one field, as schemas report it (`says`); a sale price is compared if both prices are valid. */
export function gridProblem(row: Row, typed: GridValues, name: GridField): string | undefined {
  // What is already stored is not today's typo.
  const isKept = typed[name].trim() === writtenIn(row)[name]
  if (!isKept && !isFormed(typed, name)) return FORMS[name].problem
  if (name === 'gtin') return isKept || isGtin(typed.gtin) ? undefined : says('gtinTypo')
  if (name === 'unitPrice') return isFreed(row, typed) ? says('priceOfNothing') : undefined
  if (name !== 'salePrice' || !isFormed(typed, 'unitPrice')) return undefined
  return isSaleRight(row, typed) ? undefined : says('saleNoSaving')
}

const isGtin = (typed: string) => typed.trim() === '' || toGtin14(typed.trim()) !== null

const isFormed = (typed: GridValues, name: GridField) => FORMS[name].form.test(typed[name].trim())

/** A price that the shop would not sell at; one that was already $0 stays. */
const isFreed = (row: Row, typed: GridValues) =>
  row.unitPrice !== 0 && Number(typed.unitPrice) === 0

/** The server's rule (price-errors.ts): stored prices stay as they are, new ones must save something. */
function isSaleRight(row: Row, typed: GridValues): boolean {
  const before = pricesOf(writtenIn(row))
  const after = pricesOf(typed)
  const isTouched =
    after.unitPriceCents !== before.unitPriceCents || after.salePriceCents !== before.salePriceCents
  return !isTouched || isSaleASaving({ ...after, cutPrice: row.cutPrice })
}

const pricesOf = ({ unitPrice, salePrice }: GridValues) => ({
  unitPriceCents: toCents(Number(unitPrice)),
  salePriceCents: salePrice.trim() === '' ? null : toCents(Number(salePrice)),
})

/** The keys of kinds by their names in lower case. */
export type KindKeys = ReadonlyMap<string, string>

/** A name that two kinds share is left out: it must not choose who may buy a product. */
export function kindKeysOf(kinds: readonly Pick<StaffKindRow, 'kindKey' | 'name'>[]): KindKeys {
  const named = Map.groupBy(kinds, ({ name }) => name.toLowerCase())
  return new Map(
    [...named].flatMap(([name, [kind, ...others]]) =>
      kind && others.length === 0 ? [[name, kind.kindKey]] : [],
    ),
  )
}

const kindKeyOf = (typed: string, keys: KindKeys) => keys.get(typed.trim().toLowerCase())

/** The error of the kind, as schemas report it (`says`); an empty cell means that it is not set. */
export function kindProblem(row: Row, typed: string, keys: KindKeys): string | undefined {
  const isRight = ['', writtenIn(row).kind].includes(typed.trim()) || kindKeyOf(typed, keys)
  return isRight ? undefined : says('unknownKind')
}

/** The request body for a product: only the changes, with the version read. */
export function inputOf(row: Row, typed: Partial<GridValues>, keys: KindKeys): GridInput {
  const input: GridInput = { productId: row.productId, updatedAt: row.updatedAt }
  const written = writtenIn(row)
  for (const name of GRID_FIELDS) {
    const text = typed[name]?.trim()
    if (text === undefined || text === written[name]) continue
    if (name === 'kind') input.kindKey = kindKeyOf(text, keys) ?? null
    else if (name === 'unitPrice') input.unitPrice = Number(text)
    else if (isText(name)) input[name] = text || null
    else input[name] = text === '' ? null : Number(text)
  }
  return input
}

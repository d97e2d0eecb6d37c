import type { StaffProductRowWire } from '@mendwell/contract/catalog/staff-products'
import { toCents } from '@mendwell/contract/wire/dollars'
import { messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { isSaleASaving } from '@mendwell/domain/money/pricing'

export type Row = StaffProductRowWire
export const GRID_FIELDS = ['unitPrice', 'salePrice', 'quantity'] as const
export type GridField = (typeof GRID_FIELDS)[number]
/** What stands in the fields of one product, changed or not. */
export type GridValues = Readonly<Record<GridField, string>>

const FORMS: Record<GridField, { form: RegExp; problem: string }> = {
  unitPrice: { form: /^\d{1,7}(\.\d{1,2})?$/, problem: 'Enter an amount such as 19.99' },
  salePrice: {
    form: /^(\d{1,7}(\.\d{1,2})?)?$/,
    problem: 'Enter an amount such as 15.99, or leave it empty',
  },
  quantity: {
    form: /^\d{0,7}$/,
    problem: 'Enter a whole number, or leave it empty if stock is not counted',
  },
}

/** A product as its fields show it before anybody types. */
export const writtenIn = ({ unitPrice, salePrice, quantity }: Row): GridValues => ({
  unitPrice: unitPrice.toFixed(2),
  salePrice: salePrice?.toFixed(2) ?? '',
  quantity: quantity === null ? '' : String(quantity),
})

/** What is wrong with one field; a sale price is compared where both prices are right. */
export function gridProblem(row: Row, typed: GridValues, name: GridField): string | undefined {
  if (!isFormed(typed, name)) return FORMS[name].problem
  if (name === 'unitPrice') return isFreed(row, typed) ? staffMessages.priceOfNothing : undefined
  if (name !== 'salePrice' || !isFormed(typed, 'unitPrice')) return undefined
  return isSaleRight(row, typed) ? undefined : messages.saleNoSaving
}

const isFormed = (typed: GridValues, name: GridField) => FORMS[name].form.test(typed[name].trim())

/** A price that the shop would not sell at; one that was $0 before stays. */
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

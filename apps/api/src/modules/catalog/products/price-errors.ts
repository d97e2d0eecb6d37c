import { isDeepStrictEqual } from 'node:util'
import type { ProductChange } from '@mendwell/contract/catalog/product-form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { isCutPrice, isSaleASaving, type PricedProduct } from '@mendwell/domain/money/pricing'
import type { JsonValue } from '../../../db/schema.ts'
import { fieldError } from '../../../ground/errors.ts'
import { readAttributes } from './present-product.ts'

type Form = Pick<
  ProductChange,
  'unitPrice' | 'salePrice' | 'optionsAttributes' | 'priceCheck' | 'quoteOnly'
>

/** What a product's row says about its prices; the options as stored in the database. */
interface Stored {
  unitPriceCents: number
  salePriceCents: number | null
  optionsAttributes: JsonValue
  priceCheck: string
  quoteOnly: boolean
}

/**
 * Errors in the prices that a form would give a product; none if they stay as stored. The shop never sells for nothing
 * (`saleRefusal`): a price of $0 is refused, unless shoppers ask for the price or for a quote.
 */
export function priceErrors(form: Form, stored?: Stored): FieldError[] {
  const before = stored && pricesOf(stored)
  const { unitPrice, salePrice, optionsAttributes: options } = form
  const after: PricedProduct = {
    unitPriceCents: unitPrice ?? before?.unitPriceCents ?? 0,
    salePriceCents: salePrice === undefined ? (before?.salePriceCents ?? null) : salePrice,
    cutPrice: options === undefined ? before?.cutPrice === true : isCutPrice(options ?? []),
  }
  if (isDeepStrictEqual(after, before)) return []
  const errors: FieldError[] = []
  const isByQuote =
    (form.priceCheck ?? stored?.priceCheck) === 'ASK' || (form.quoteOnly ?? stored?.quoteOnly)
  if (after.unitPriceCents === 0 && before?.unitPriceCents !== 0 && !isByQuote) {
    errors.push(fieldError('unitPrice', 'priceOfNothing'))
  }
  if (!isSaleASaving(after)) errors.push(fieldError('salePrice', 'saleNoSaving'))
  else if (after.cutPrice && after.salePriceCents === 0) {
    errors.push(fieldError('salePrice', 'salePriceOfNothing'))
  }
  return errors
}

const pricesOf = ({
  unitPriceCents,
  salePriceCents,
  optionsAttributes,
}: Stored): PricedProduct => ({
  unitPriceCents,
  salePriceCents,
  // Not the column cut_price: it is false for CUTPRICE without a sale price, and a form may add one.
  cutPrice: isCutPrice(readAttributes(optionsAttributes)),
})

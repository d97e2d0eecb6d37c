import { isDeepStrictEqual } from 'node:util'
import type { ProductChange } from '@mendwell/contract/catalog/product-form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { messages } from '@mendwell/contract/wire/messages'
import { isCutPrice, isSaleASaving, type PricedProduct } from '@mendwell/domain/money/pricing'
import type { JsonValue } from '../../../db/schema.ts'
import { readAttributes } from './present-product.ts'

type Prices = Pick<ProductChange, 'unitPrice' | 'salePrice' | 'optionsAttributes'>

/** What the row of a product says about its prices; the options as they lie in the database. */
interface Stored {
  unitPriceCents: number
  salePriceCents: number | null
  optionsAttributes: JsonValue
}

const NOT_THERE_YET: Stored = { unitPriceCents: 0, salePriceCents: null, optionsAttributes: [] }

/** What is wrong with the sale price that a form would give a product; nothing where its prices stay. */
export function saleErrors(form: Prices, stored = NOT_THERE_YET): FieldError[] {
  const { unitPrice, salePrice, optionsAttributes } = form
  // Not the column cut_price: it is false for CUTPRICE without a sale price, and this may bring one.
  const before: PricedProduct = {
    unitPriceCents: stored.unitPriceCents,
    salePriceCents: stored.salePriceCents,
    cutPrice: isCutPrice(readAttributes(stored.optionsAttributes)),
  }
  const after: PricedProduct = {
    unitPriceCents: unitPrice ?? before.unitPriceCents,
    salePriceCents: salePrice === undefined ? before.salePriceCents : salePrice,
    cutPrice:
      optionsAttributes === undefined ? before.cutPrice : isCutPrice(optionsAttributes ?? []),
  }
  if (isDeepStrictEqual(after, before) || isSaleASaving(after)) return []
  return [{ path: 'salePrice', message: messages.saleNoSaving }]
}

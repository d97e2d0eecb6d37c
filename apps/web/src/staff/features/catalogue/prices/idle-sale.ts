import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { countingSalePrice, onlinePrice } from '@mendwell/domain/money/pricing'
import { formatMoney } from '../../../components/page/formats.ts'

export interface Prices {
  /** Dollars; NaN until the amount is typed. */
  unitPrice: number
  salePrice: number | null
  cutPrice: boolean
}

/** Why a product's sale price is not in effect (Decisions §10); undefined if it is, or there is none. */
export function idleSale(
  { unitPrice, salePrice, cutPrice }: Prices,
  onlinePercent: number,
): string | undefined {
  if (salePrice === null || Number.isNaN(salePrice) || Number.isNaN(unitPrice)) return undefined
  if (!cutPrice) return 'Sale is off'
  const onlineDiscount = Math.round(onlinePercent * 1000)
  const unitPriceCents = toCents(unitPrice)
  const prices = { unitPriceCents, salePriceCents: toCents(salePrice), cutPrice }
  if (countingSalePrice(prices, onlineDiscount) !== null) return undefined
  const online = toDollars(onlinePrice(unitPriceCents, onlineDiscount))
  return `Not used: not below the online price, ${formatMoney(online)}`
}

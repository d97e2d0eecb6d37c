import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { cartUnitPrice } from '@mendwell/domain/money/pricing'
import { marginPercent } from '@mendwell/domain/reports/margin'
import { formatMoney } from '../../../components/page/formats.ts'
import type { Prices } from './idle-sale.ts'

/** What is left of the price a shopper pays after the purchase price, in dollars; undefined until both are typed. */
export function marginWords(
  { unitPrice, salePrice, cutPrice }: Prices,
  purchasePrice: string,
  onlinePercent: number,
): string | undefined {
  if (purchasePrice.trim() === '' || !(Number(purchasePrice) >= 0) || !(unitPrice > 0)) return
  const isSaleTyped = salePrice !== null && salePrice > 0
  const price = cartUnitPrice(
    {
      unitPriceCents: toCents(unitPrice),
      salePriceCents: isSaleTyped ? toCents(salePrice) : null,
      cutPrice,
    },
    Math.round(onlinePercent * 1000),
  )
  const margin = price - toCents(Number(purchasePrice))
  const percent = marginPercent(margin, price)
  return percent === null
    ? undefined
    : `Margin ${formatMoney(toDollars(margin))} (${percent}%) at ${formatMoney(toDollars(price))}`
}

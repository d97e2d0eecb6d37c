import { shopCurrency } from '../../../lib/words/texts.ts'

/** '$1.25K' along an axis; the currency is known at render time, not before. */
export const shortMoney = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: shopCurrency,
    notation: 'compact',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

import { shopCurrency } from '../../../lib/words/texts.ts'

/** '$1.25K' beside an axis; the currency is known when it is rendered, not before. */
export const shortMoney = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: shopCurrency,
    notation: 'compact',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

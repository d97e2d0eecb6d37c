import { toCents } from '@mendwell/contract/wire/dollars'
import type { Figures } from '../estimate/estimate.ts'
import { walletText } from './wallet-text.ts'

interface WalletSum {
  name: string
  cents: number
}

/** The lines of a wallet's sheet, after all discounts: they add up to the total. */
export function sumsOf({ subtotal, shippingHandling, tax = 0, offers }: Figures): WalletSum[] {
  const { discount = 0, shippingDiscount = 0 } = offers ?? {}
  return [
    { name: walletText('wallet.goods'), cents: toCents(subtotal) - toCents(discount) },
    {
      name: walletText('wallet.delivery'),
      cents: toCents(shippingHandling) - toCents(shippingDiscount),
    },
    { name: walletText('wallet.tax'), cents: toCents(tax) },
  ]
}

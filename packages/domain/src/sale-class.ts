import type { Cents } from './money.ts'

/** Why the shop shows a product and does not sell it online. */
export const SALE_REFUSALS = ['PRESCRIPTION_ONLY', 'PRICE_MISSING'] as const
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

/** What decides whether a product may be sold. */
interface Offered {
  /** The maker sells it on prescription only; null where that is not known. */
  rx: boolean | null
  /** What the cart would charge for one piece. In cents or dollars: only nothing counts. */
  price: Cents | number
}

/**
 * Why a product cannot be ordered, or null where it can (Decisions §10, sale classes). The one rule for
 * page, cart and order, whoever asks. A product at $0 is one whose price nobody has set yet.
 */
export function saleRefusal({ rx, price }: Offered): SaleRefusal | null {
  if (rx === true) return 'PRESCRIPTION_ONLY'
  return price > 0 ? null : 'PRICE_MISSING'
}

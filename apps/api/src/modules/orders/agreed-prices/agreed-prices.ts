import type { Cents } from '@mendwell/domain/money/money'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import type { Sellable } from '../pricing/sellable.repository.ts'

/** What one piece costs by agreement, in cents, by product id. An order by agreement holds no other product. */
export type AgreedPrices = ReadonlyMap<number, Cents>

/** What a shopper and the shop agreed on before an order, read under its lock. */
export interface Agreement {
  prices: AgreedPrices
  /** Says which order it became, once that is stored and before its lines are. */
  bind: (orderId: number) => Promise<void>
}

/** @throws ShopError 409 once there is nothing to agree to. */
export type Agree = (tx: Queryable) => Promise<Agreement>

/**
 * Products at exactly the agreed price, whatever they cost today: no sale, no price by quantity. A billing description
 * counts as a product, since the agreement is about the one behind it.
 */
export const atAgreedPrices = (products: readonly Sellable[], prices: AgreedPrices): Sellable[] =>
  products.map((product) => {
    const unitPriceCents = prices.get(product.productId)
    if (unitPriceCents === undefined) return product
    return {
      ...product,
      unitPriceCents,
      salePriceCents: null,
      cutPrice: false,
      timedSaleCents: null,
      tiers: [],
      quoteOnly: false,
    }
  })

/** The agreed price is not reduced further. */
export const withoutReduction = (settings: ShopSettings): ShopSettings => ({
  ...settings,
  onlineDiscount: 0,
})

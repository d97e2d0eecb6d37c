import { type Cents, type MilliPercent, ONE_HUNDRED_PERCENT, percentOf } from '../money/money.ts'
import {
  cartUnitPrice,
  countingSalePrice,
  onlinePrice,
  type PricedProduct,
  type PriceStep,
  priceOfSteps,
} from '../money/pricing.ts'

/** What a piece costs by a tier. Rates are in thousandths of a percent. */
export type TierPrice =
  /** A fixed price in cents, not reduced further. */
  | { type: 'PRICE'; cents: Cents }
  /** Off the online price. */
  | { type: 'PERCENT_OFF'; rate: MilliPercent }

/** 'From this many pieces of this product in the cart, each costs this much.' */
export interface PriceTier {
  from: number
  price: TierPrice
}

/** A tier of a product, for everyone or for one customer group. */
export interface OfferedTier extends PriceTier {
  /** null: for everyone. */
  group: string | null
}

/** The price per piece by a tier, in cents, rounded once; null if it would be free. */
export function tierCents(price: TierPrice, onlineCents: Cents): Cents | null {
  const cents =
    price.type === 'PRICE' ? price.cents : percentOf(onlineCents, ONE_HUNDRED_PERCENT - price.rate)
  return cents > 0 ? cents : null
}

interface Entitled {
  /** The buyer's groups. */
  groups: readonly string[]
  onlineDiscount?: MilliPercent | undefined
}

const stepsOf = (
  product: PricedProduct,
  tiers: readonly OfferedTier[],
  { groups, onlineDiscount }: Entitled,
): PriceStep[] =>
  tiers.flatMap(({ from, group, price }) => {
    if (group !== null && !groups.includes(group)) return []
    const cents = tierCents(price, onlinePrice(product.unitPriceCents, onlineDiscount))
    return cents === null ? [] : [{ from, cents }]
  })

/**
 * A product priced for a quantity and buyer: of the tiers reached, the lowest applies if the product is not on sale and
 * it is below the price shown to everyone (`cartUnitPrice`).
 */
export const underTiers = <Product extends PricedProduct>(
  product: Product,
  tiers: readonly OfferedTier[],
  { pieces, ...entitled }: Entitled & { pieces: number },
): Product => ({
  ...product,
  tierPriceCents: priceOfSteps(stepsOf(product, tiers, entitled), pieces),
})

/**
 * The price steps of a product that a buyer can reach, each lower than the one before and than the regular price of one
 * piece, in cents; empty if no tier is lower or the product is on sale.
 */
export function priceSteps(
  product: PricedProduct,
  tiers: readonly OfferedTier[],
  entitled: Entitled,
): PriceStep[] {
  if (countingSalePrice(product, entitled.onlineDiscount) !== null) return []
  const all = stepsOf(product, tiers, entitled).toSorted((one, other) => one.from - other.from)
  let last = cartUnitPrice(product, entitled.onlineDiscount)
  const lower = new Map<number, Cents>()
  for (const { from, cents } of all) {
    if (cents >= last) continue
    lower.set(from, cents)
    last = cents
  }
  return [...lower].map(([from, cents]) => ({ from, cents }))
}

/** Why the tiers of a product conflict. */
export type TierProblem = 'TWICE' | 'MIXED' | 'NOT_LOWER'

/**
 * What is wrong with the tiers of one product and group, and at which index; undefined if more pieces always cost less
 * each. Prices and percentages cannot be mixed: which is lower depends on the online price.
 */
export function tierProblem(
  tiers: readonly PriceTier[],
): { problem: TierProblem; at: number } | undefined {
  const sorted = tiers.map((tier, at) => ({ ...tier, at })).toSorted((a, b) => a.from - b.from)
  for (const [place, tier] of sorted.entries()) {
    const before = sorted[place - 1]
    if (!before) continue
    const { at } = tier
    if (before.from === tier.from) return { problem: 'TWICE', at }
    if (before.price.type !== tier.price.type) return { problem: 'MIXED', at }
    if (worth(tier.price) >= worth(before.price)) return { problem: 'NOT_LOWER', at }
  }
}

/** Lower is cheaper, among prices of one type. */
const worth = (price: TierPrice) => (price.type === 'PRICE' ? price.cents : -price.rate)

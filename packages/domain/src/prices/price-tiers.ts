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
  /** So many cents, not reduced again. */
  | { type: 'PRICE'; cents: Cents }
  /** Off the online price. */
  | { type: 'PERCENT_OFF'; rate: MilliPercent }

/** 'From so many pieces of this product in the cart, each costs so much.' */
export interface PriceTier {
  from: number
  price: TierPrice
}

/** A tier of a product, for everybody or for one group of customers. */
export interface OfferedTier extends PriceTier {
  /** null: for everybody. */
  group: string | null
}

/** What a piece costs by a tier, in cents, rounded once; null where it would be given away. */
export function tierCents(price: TierPrice, onlineCents: Cents): Cents | null {
  const cents =
    price.type === 'PRICE' ? price.cents : percentOf(onlineCents, ONE_HUNDRED_PERCENT - price.rate)
  return cents > 0 ? cents : null
}

interface Entitled {
  /** Of whoever buys. */
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
 * A product as it is priced for so many pieces and its buyer: of the tiers that these reach, the lowest counts where the
 * product is not on sale and it is below the price shown to everybody (`cartUnitPrice`).
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
 * The steps of a product's price that a buyer can reach, each lower than the one before and than what everybody pays for
 * one piece, in cents; none where no tier is lower, and none of a product on sale.
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

/** Why tiers of a product cannot stand side by side. */
export type TierProblem = 'TWICE' | 'MIXED' | 'NOT_LOWER'

/**
 * What is wrong with the tiers of one product and one group, and at which place of the list; undefined where more pieces
 * always cost less each. Prices and percentages do not mix: which of them is lower changes with the online price.
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

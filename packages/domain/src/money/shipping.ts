import type { Cents } from './money.ts'

/** One tier of shipping and handling: its price from this subtotal on. */
export interface ShippingTier {
  fromCents: Cents
  costCents: Cents
}

/** Decisions §3: ≥ 200: 0; ≥ 150: 5; ≥ 100: 10; ≥ 50: 15; below: 20. Largest subtotal first. */
export const DEFAULT_SHIPPING_TIERS: readonly ShippingTier[] = [
  { fromCents: 200_00, costCents: 0 },
  { fromCents: 150_00, costCents: 5_00 },
  { fromCents: 100_00, costCents: 10_00 },
  { fromCents: 50_00, costCents: 15_00 },
  { fromCents: 0, costCents: 20_00 },
]

/** Shipping and handling in cents for a subtotal in cents; the tiers are ordered by subtotal, largest first. */
export function shippingFor(
  subtotal: Cents,
  tiers: readonly ShippingTier[] = DEFAULT_SHIPPING_TIERS,
): Cents {
  return tiers.find((tier) => subtotal >= tier.fromCents)?.costCents ?? 0
}

/** The next cheaper tier and the amount missing to reach it, in cents; undefined once shipping is free. */
export function nextShippingTier(
  subtotal: Cents,
  tiers: readonly ShippingTier[] = DEFAULT_SHIPPING_TIERS,
): { missingCents: Cents; costCents: Cents } | undefined {
  const next = tiers.filter((tier) => tier.fromCents > subtotal).at(-1)
  return next && { missingCents: next.fromCents - subtotal, costCents: next.costCents }
}

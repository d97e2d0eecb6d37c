import { type Cents, percentOf, sum } from '../money/money.ts'
import type { Totals } from '../money/pricing.ts'
import type { Offers } from './apply-offers.ts'

/** A line before offers: its total, and the rate of its tax in thousandths of a percent. */
interface PricedLine {
  lineTotalCents: Cents
  taxRateMilliPercent: number
}

/** Totals after offers, in cents: subtotal and shipping are unchanged, the grand total is what is owed. */
export interface ChargedTotals extends Totals {
  discountCents: Cents
  shippingDiscountCents: Cents
}

/** The lines with their discount and the tax on the rest, rounded once per line. */
export const chargedLines = <Line extends PricedLine>(
  lines: readonly Line[],
  { lineDiscounts }: Pick<Offers, 'lineDiscounts'>,
): (Line & { discountCents: Cents; taxCents: Cents })[] =>
  lines.map((line, at) => {
    const discountCents = lineDiscounts[at] ?? 0
    const netCents = line.lineTotalCents - discountCents
    return { ...line, discountCents, taxCents: percentOf(netCents, line.taxRateMilliPercent) }
  })

/** Totals of discounted lines; the parts always add up to the grand total. */
export function chargedTotals(
  lines: readonly { discountCents: Cents; taxCents: Cents }[],
  { subtotalCents, shippingHandlingCents }: Totals,
  { shippingDiscountCents }: Pick<Offers, 'shippingDiscountCents'>,
): ChargedTotals {
  const discountCents = sum(lines.map((line) => line.discountCents))
  const taxCents = sum(lines.map((line) => line.taxCents))
  return {
    subtotalCents,
    discountCents,
    taxCents,
    shippingHandlingCents,
    shippingDiscountCents,
    grandTotalCents:
      subtotalCents - discountCents + taxCents + shippingHandlingCents - shippingDiscountCents,
  }
}

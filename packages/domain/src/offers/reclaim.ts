import { type Cents, roundHalfAway, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { missingOf, type OfferLine } from './lines.ts'
import type { Condition } from './promotion.ts'

/** A line of an order as it was charged, with what of it the shopper sends back, this time included. */
export interface KeptLine extends OfferLine {
  /** Pieces that the shopper returns because they changed their mind: only these can break a condition. */
  returned: number
  /** Pieces still with the shopper or on their way: neither returned, nor refunded, nor exchanged. */
  kept: number
}

/** A promotion that an order used: its conditions, and what it took off each line, in cents. */
export interface GivenOffer {
  conditions: readonly Condition[]
  shares: readonly Cents[]
}

/**
 * What the kept pieces owe of the stored discounts, in cents: their part of every promotion whose minimum the order
 * met as it was placed, and no longer meets without the returned pieces (rules.md 6.4, setting `reclaimOnReturn`).
 * Conditions on the buyer cannot be broken by a return, and gifts and bundles give each piece its fair part anyway.
 */
export function unearnedDiscount(lines: readonly KeptLine[], offers: readonly GivenOffer[]): Cents {
  const counted = lines.map((line) => ({ ...line, quantity: line.quantity - line.returned }))
  const broken = offers.filter(
    ({ conditions }) => areMet(conditions, lines) && !areMet(conditions, counted),
  )
  return sum(
    broken.flatMap(({ shares }) =>
      lines.map(({ kept, quantity }, at) => roundHalfAway(((shares[at] ?? 0) * kept) / quantity)),
    ),
  )
}

const areMet = (conditions: readonly Condition[], lines: readonly OfferLine[]): boolean =>
  conditions.every(
    (condition) =>
      (condition.type !== 'MIN_SUBTOTAL' && condition.type !== 'MIN_QUANTITY') ||
      missingOf(condition, lines) <= 0,
  )

interface Reclaiming {
  /** What each returned line was paid with, tax included, in cents. */
  refunds: readonly Cents[]
  /** What the kept pieces owe (`unearnedDiscount`). */
  unearnedCents: Cents
  /** What earlier returns of the order took back, less what they gave back again. */
  takenBackCents: Cents
  /** The most that may still be refunded of the order. */
  leftCents: Cents
}

/**
 * What a return takes off the refund of each of its lines, in cents: what the kept pieces owe beyond what was taken
 * back before, never more than the refund. Negative where pieces that owed it come back too: then the shopper gets it
 * back, as far as the payment lasts. So whoever returns everything gets everything they paid for the goods.
 */
export function reclaimFrom({
  refunds,
  unearnedCents,
  takenBackCents,
  leftCents,
}: Reclaiming): Cents[] {
  const refundable = sum(refunds)
  const owed = unearnedCents - takenBackCents
  // What a declined return had given back is not asked of another one: nobody is charged more than their pieces owe.
  if (owed >= 0) return spreadCents(Math.min(owed, unearnedCents, refundable), refunds)
  const restored = Math.min(-owed, Math.max(0, leftCents - refundable))
  return refunds.map((_, at) => (at === 0 && restored > 0 ? -restored : 0))
}

import { type Cents, type MilliPercent, percentOf, roundHalfAway } from '../money/money.ts'
import { CARD_MINIMUM_CENTS } from './tender-plan.ts'

/** An exchange for another size, before it is priced. */
interface Exchange {
  /** Pieces that come back and pieces that go out. */
  quantity: number
  /** What was paid for the goods that come back, less their discount, and for their tax; in cents. */
  paid: { goodsCents: Cents; taxCents: Cents }
  /** What the shop keeps of the goods, in cents (Specification §1). */
  restorationFeeCents: Cents
  /** A piece of the other size, in cents before tax, and the rate at which it is taxed. */
  unitPriceCents: Cents
  taxRateMilliPercent: MilliPercent
  /** Of the new parcel, in cents. */
  shippingCents: Cents
}

/** What an exchange costs or gives back, in cents; never both. */
export interface ExchangeAmounts {
  /** A piece of the other size on top of what was paid for the one that comes back. */
  unitDueCents: Cents
  taxDueCents: Cents
  shippingCents: Cents
  /** All that is to be paid: pieces, tax, shipping. */
  dueCents: Cents
  refundCents: Cents
}

const NOTHING_DUE = { unitDueCents: 0, taxDueCents: 0, shippingCents: 0, dueCents: 0 }

/**
 * What the shopper pays on top or gets back (decision 0059). What was paid counts for the new goods first, then for their
 * parcel, the rest goes back with its share of the tax. Cents that the pieces cannot share evenly, and sums too small for a
 * card, are the shop's.
 */
export function exchangeAmounts(exchange: Exchange): ExchangeAmounts {
  const { quantity, paid, restorationFeeCents, unitPriceCents, shippingCents } = exchange
  const credit = Math.max(0, paid.goodsCents - restorationFeeCents)
  const price = unitPriceCents * quantity
  if (price < credit) {
    const goods = credit - price
    const left = goods + roundHalfAway((paid.taxCents * goods) / paid.goodsCents)
    const shipping = Math.max(0, shippingCents - left)
    const refundCents = Math.max(0, left - shippingCents)
    return {
      ...orNothing({ ...NOTHING_DUE, shippingCents: shipping, dueCents: shipping }),
      refundCents,
    }
  }
  const unitDueCents = Math.floor((price - credit) / quantity)
  const goods = unitDueCents * quantity
  const taxDueCents = percentOf(goods, exchange.taxRateMilliPercent)
  const dueCents = goods + taxDueCents + shippingCents
  return { ...orNothing({ unitDueCents, taxDueCents, shippingCents, dueCents }), refundCents: 0 }
}

const orNothing = (due: typeof NOTHING_DUE) =>
  due.dueCents < CARD_MINIMUM_CENTS ? NOTHING_DUE : due

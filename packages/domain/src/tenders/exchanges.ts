import { type Cents, type MilliPercent, percentOf, roundHalfAway } from '../money/money.ts'
import { CARD_MINIMUM_CENTS } from './tender-plan.ts'

/** An exchange for another size, before pricing. */
interface Exchange {
  /** Pieces returned and pieces sent. */
  quantity: number
  /** What was paid for the returned goods, less discount, and for their tax; in cents. */
  paid: { goodsCents: Cents; taxCents: Cents }
  /** What the shop keeps of the goods, in cents (Specification §1). */
  restorationFeeCents: Cents
  /** The price of one piece in the other size, in cents before tax, and its tax rate. */
  unitPriceCents: Cents
  taxRateMilliPercent: MilliPercent
  /** For the new parcel, in cents. */
  shippingCents: Cents
}

/** What an exchange costs or gives back, in cents; never both. */
export interface ExchangeAmounts {
  /** The price difference per piece between the other size and what was paid for the returned one. */
  unitDueCents: Cents
  taxDueCents: Cents
  shippingCents: Cents
  /** The total due: pieces, tax, shipping. */
  dueCents: Cents
  refundCents: Cents
}

const NOTHING_DUE = { unitDueCents: 0, taxDueCents: 0, shippingCents: 0, dueCents: 0 }

/**
 * What the shopper pays extra or gets back (decision 0059). What was paid goes to the new goods first, then to their
 * shipping, and the rest is refunded with its share of the tax. The shop absorbs cents that cannot be split evenly
 * among the pieces and amounts too small for a card.
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

import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import type { CheckoutDraft } from '../../purchase/draft/checkout-draft.ts'

/** The shipping of a cart in dollars, quoted for the chosen way. */
export interface QuotedShipping {
  chosen: CheckoutDraft['deliveryType']
  /** Shipping and handling, before offers. */
  shippingHandling: number
  /** The part for weight and size, charged only if it ships. */
  surcharge: number
  /** What offers take off. */
  shippingDiscount: number
}

/**
 * What each way costs after offers, in dollars. For the way that is not chosen, offers take off as much as for the
 * other, but never more than it costs: a pickup does not tell whether they cover surcharges, which are then shown.
 */
export function shippingPrices({
  chosen,
  shippingHandling,
  surcharge,
  shippingDiscount,
}: QuotedShipping): Record<CheckoutDraft['deliveryType'], number> {
  const surchargeCents = toCents(surcharge)
  const quotedCents = toCents(shippingHandling)
  const collectedCents = chosen === 'DELIVERY' ? quotedCents - surchargeCents : quotedCents
  const afterOffers = (cents: number) => toDollars(Math.max(0, cents - toCents(shippingDiscount)))
  return {
    DELIVERY: afterOffers(collectedCents + surchargeCents),
    'IN STORE': afterOffers(collectedCents),
  }
}

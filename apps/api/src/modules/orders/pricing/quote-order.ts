import type { Quote, QuoteOrder } from '@mendwell/contract/orders/orders'
import { UNSAVED_PROMOTION_ID } from '@mendwell/domain/offers/promotion'
import type { StaffDiscount } from '@mendwell/domain/offers/staff-discount'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type Principal, staffMay } from '../../../ground/principal.ts'
import { buyerOf } from '../../clinics/buyer-of.ts'
import { findStaffPromotion } from '../../offers/staff-discounts.repository.ts'
import { pricePacks } from '../../packs/price-packs.ts'
import { canonicalEmail } from '../../people/mailboxes/canonical-email.ts'
import { findMailbox } from '../../people/mailboxes/mailboxes.repository.ts'
import { checkDiscount, discountedGoods } from '../discounts/given-discount.ts'
import { findOffers } from './find-offers.ts'
import { getTerms } from './get-terms.ts'
import { mergeLines } from './merge-lines.ts'
import { cannotBeOrdered, mayNotBeSold } from './orders.errors.ts'
import { priceCart } from './price-cart.ts'
import { promiseDelivery } from './promise-delivery.ts'
import { quoteOf } from './quote-shape.ts'
import { findSellable } from './sellable.repository.ts'

export interface QuoteCaller {
  principal: Principal
  /** The caller's network address: limits guessing of codes. */
  address: string
  /** What the calling staff would take off the goods. */
  off?: StaffDiscount | null | undefined
}

/**
 * Prices a cart without placing an order; unavailable lines are listed, not refused.
 * @throws ShopError 409 with the quote of the other lines if a product may not be sold to the caller; 403 and 422 for a
 * discount the caller may not give.
 */
export async function quoteOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'isReadOnly'>,
  { principal, address, off }: QuoteCaller,
  cart: QuoteOrder,
): Promise<Quote> {
  const { db, clock } = deps
  const lines = mergeLines(cart.orderItems)
  const ids = lines.map((line) => line.productId)
  const place: NonNullable<QuoteOrder['orders']> = cart.orders ?? NOWHERE
  const terms = await getTerms(db, place)
  const { settings, tax } = terms
  const products = ids.length > 0 ? await findSellable(db, ids) : []
  const pickup = place.pickupType === 'IN STORE'
  const custId = await quotedCustomer(db, principal, cart)
  const buyer = await buyerOf(db, custId)
  const { groups } = buyer
  const offers = await findOffers(
    deps,
    { principal, address },
    {
      codes: cart.codes ?? [],
      custId,
      isKnown: custId !== null,
      groups,
    },
  )
  // The first staff discount creates its promotion when its order is placed.
  const given = off
    ? { off, promotionId: (await findStaffPromotion(db)) ?? UNSAVED_PROMOTION_ID }
    : undefined
  const priced = priceCart({ lines, products, tax, settings, pickup, buyer, offers, given })
  if (given) {
    const { goodsCents } = discountedGoods(priced, given)
    checkDiscount({ who: principal, off: given.off, goodsCents, settings, path: 'discount' })
  }
  const promised = await promiseDelivery(db, { cart: priced, terms, place, now: clock.now() })
  const packs = await pricePacks(db, priced.lines, buyer)
  const quote = quoteOf(priced, { settings, promised, packs })
  const refused = priced.problems.find(mayNotBeSold)
  if (refused) throw cannotBeOrdered(refused, quote)
  return quote
}

const NOWHERE = { country: null, stateProvince: null, postalCode: null }

/** For phone orders, staff name the customer; for others the answer must not reveal whose email that is. */
async function quotedCustomer(
  db: Queryable,
  principal: Principal,
  { customer }: QuoteOrder,
): Promise<number | null> {
  if (!customer || !staffMay(principal, 'orders.write')) return principal.custId
  return (await findMailbox(db, canonicalEmail(customer.email)))?.custId ?? null
}

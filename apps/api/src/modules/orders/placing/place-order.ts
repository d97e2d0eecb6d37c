import { SavedOrder, type SaveOrder } from '@mendwell/contract/orders/orders'
import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import type { PickupTime } from '@mendwell/domain/delivery/pickup'
import { MAX_CHARGE_CENTS, ORDER_CAPABILITY_HOURS } from '@mendwell/domain/orders/limits'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { signInFirst } from '../../../ground/errors.ts'
import type { Principal } from '../../../ground/principal.ts'
import { type RequestKey, requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { countWithinLimit } from '../../../limits/reserve-attempt.ts'
import { takeOrderedLines } from '../../carts/take-ordered-lines.ts'
import { buyerOfOrder } from '../../clinics/buyer-of.ts'
import { checkServed } from '../../delivery/check-served.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { getOffers, lockMetOffers, NO_OFFERS } from '../../offers/get-offers.ts'
import { setFirstPhone } from '../../people/customers/customers.repository.ts'
import { lockLivingCustomer } from '../../people/customers/lock-living-customer.ts'
import { saveFirstAddress } from '../../people/customers/save-first-address.ts'
import { findOrCreateGuest } from '../../people/guests/find-or-create-guest.ts'
import { canonicalEmail } from '../../people/mailboxes/canonical-email.ts'
import { findMailboxOf, updateMailLanguage } from '../../people/mailboxes/mailboxes.repository.ts'
import { insertCapability } from '../access/capability.repository.ts'
import {
  type Agree,
  type AgreedPrices,
  type Agreement,
  atAgreedPrices,
  withoutReduction,
} from '../agreed-prices/agreed-prices.ts'
import type { GivenDiscount } from '../discounts/given-discount.ts'
import { orderItemOf, orderOf } from '../order/order-shape.ts'
import { insertOrder } from '../order/orders.repository.ts'
import { getTerms } from '../pricing/get-terms.ts'
import { mergeLines } from '../pricing/merge-lines.ts'
import { cannotBeOrdered, priceChanged, tooLarge } from '../pricing/orders.errors.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { promiseDelivery, promisedParts } from '../pricing/promise-delivery.ts'
import { quoteOf } from '../pricing/quote-shape.ts'
import { lockSellable } from '../pricing/sellable.repository.ts'
import { checkAge, checkOrderForm, pickupTimeOf } from './check-order-form.ts'
import { type Buyer, newOrder } from './new-order.ts'
import { orderScope } from './order-scope.ts'
import { storeLines } from './store-lines.ts'

interface PlaceOrderInput {
  principal: Principal
  order: SaveOrder
  /** For an order at agreed prices. */
  agree?: Agree | undefined
  /** The Idempotency-Key header. */
  key: string | undefined
  /** The caller's network address: part of recognizing a repeat when no key was sent. */
  address: string
  /** The language the shopper uses; undefined if unknown. */
  language?: Language | undefined
  /** Hash of the token that will open a guest's order. */
  capabilitySha256: Buffer
}

/**
 * Places an order at the prices of the shop's own rows; a repeat gets the first order again, and its guest a token that
 * works as long as the first one.
 * @throws ShopError 409 with the fresh quote when the total differs or a product is unavailable; 422 for missing
 * fields, a place the shop does not ship to, or a key used for another order.
 */
export async function placeOrder(
  deps: Deps,
  placing: PlaceOrderInput,
): Promise<Outcome<SavedOrder>> {
  const { order, principal, capabilitySha256: sha256 } = placing
  checkOrderForm(order, { signedIn: principal.custId !== null })
  const call = keyOf(placing)
  const outcome = await runOnce(deps.db, { call, answer: SavedOrder }, async (tx) => {
    const buyer = await findBuyer(tx, placing)
    await updateMailLanguage(tx, buyer.custId, placing.language)
    const now = deps.clock.now()
    const agreement = await placing.agree?.(tx)
    const pricing = { buyer, now, agreed: agreement?.prices }
    const { delivery, ...priced } = await priceLocked(tx, order, pricing)
    const { cart } = priced
    const row = newOrder({ ...priced, order, buyer, call, now })
    // Anyone can type another person's email; a confirmed owner of the mailbox gets all mails.
    const isMailed =
      (await isOwnMailbox(tx, principal.custId, row.email)) ||
      (await countWithinLimit(deps, tx, LIMITS.orderMailbox, canonicalEmail(row.email)))
    const saved = await storeOrder(tx, { row, cart, delivery, sha256, isMailed, agreement })
    if (principal.custId !== null) await finishForCustomer(tx, principal.custId, { order, row })
    return saved
  })
  if (outcome.replayed && principal.custId === null) {
    const { orderId } = outcome.answer.orders
    await insertCapability(deps.db, { orderId, sha256, hours: ORDER_CAPABILITY_HOURS })
  }
  return outcome
}

/** What an order changes in other records of its customer. */
async function finishForCustomer(
  tx: Queryable,
  custId: number,
  { order, row }: { order: SaveOrder; row: ReturnType<typeof newOrder> },
): Promise<void> {
  // An address where someone else receives the parcel is not the customer's own.
  const isOwn = row.pickupType === 'DELIVERY' && row.recipient === null
  if (isOwn) await saveFirstAddress(tx, custId, addressOf(row))
  const { email, phone1 } = row
  if (phone1) await setFirstPhone(tx, { custId, emailCanonical: canonicalEmail(email), phone1 })
  await takeOrderedLines(tx, custId, order.orderItems)
}

async function isOwnMailbox(tx: Queryable, custId: number | null, email: string) {
  if (custId === null) return false
  const mailbox = await findMailboxOf(tx, custId)
  return mailbox?.isVerified === true && mailbox.emailCanonical === canonicalEmail(email)
}

const addressOf = (row: ReturnType<typeof newOrder>) => ({
  address1: row.address ?? '',
  address2: row.address2 ?? '',
  city: row.city ?? '',
  stateProvince: row.stateProvince ?? '',
  country: row.country ?? '',
  postalCode: row.postalCode ?? '',
})

/**
 * A shopper who lost the answer and returns with another address or email, or signed out, has already ordered: that is
 * a repeat with other details. A guest's key derived from the request counts only together with both.
 */
function keyOf({ principal: { custId }, order: input, key, address }: PlaceOrderInput): RequestKey {
  const scope = orderScope(custId, key)
  const order = requestOf(input)
  if (custId !== null) return requestKey({ scope, header: key, request: { ...order, custId } })
  const email = canonicalEmail(order.customer?.email ?? '')
  const guest = key === undefined ? `${scope} ${address} ${email}` : scope
  return requestKey({ scope: guest, header: key, request: order })
}

/** The details that make it a different order; when its dates were seen does not. */
export const requestOf = <Order extends Pick<SaveOrder, 'orders'>>({
  orders: { quotedAt: _, ...orders },
  ...rest
}: Order) => ({
  orders,
  ...rest,
})

async function findBuyer(tx: Queryable, { principal, order }: PlaceOrderInput): Promise<Buyer> {
  const { custId } = principal
  const contact = order.customer
  if (custId === null) {
    if (!contact) throw signInFirst()
    return { ...contact, custId: await findOrCreateGuest(tx, contact), placedBy: 'GUEST' }
  }
  const stored = await lockLivingCustomer(tx, custId)
  if (contact) return { ...contact, custId, placedBy: 'CUSTOMER' }
  return { ...stored, phone1: stored.phone1 ?? '', custId, placedBy: 'CUSTOMER' }
}

interface Pricing {
  buyer: Buyer
  now: Date
  given?: GivenDiscount | undefined
  agreed?: AgreedPrices | undefined
}

/** An order's prices, and what it promises. */
interface PricedOrder {
  cart: PricedCart
  settings: ShopSettings
  pickupTime: PickupTime
  delivery: DeliveryPart[]
}

/** Prices the cart by the current settings with its products locked, and refuses what the shopper has not agreed to. */
export async function priceLocked(
  tx: Queryable,
  { orders, orderItems, codes }: Pick<SaveOrder, 'orders' | 'orderItems' | 'codes'>,
  { buyer: ordering, now, given, agreed }: Pricing,
): Promise<PricedOrder> {
  const lines = agreed ? orderItems.map((one, line) => ({ ...one, line })) : mergeLines(orderItems)
  const terms = await getTerms(tx, orders)
  const { tax } = terms
  const settings = agreed ? withoutReduction(terms.settings) : terms.settings
  checkServed(orders, terms, 'orders.')
  const buyer = await buyerOfOrder(tx, ordering)
  const { custId, placedBy } = ordering
  const isKnown = placedBy !== 'GUEST'
  const asked = { codes: codes ?? [], custId, isKnown, groups: buyer.groups }
  // Before the products are locked, since others wait for them.
  const met = agreed ? NO_OFFERS : await getOffers(tx, asked)
  const locked = await lockSellable(
    tx,
    lines.map((line) => line.productId),
  )
  const products = agreed ? atAgreedPrices(locked, agreed) : locked
  const pickup = orders.pickupType === 'IN STORE'
  const offers = await lockMetOffers(tx, asked, met)
  const cart = priceCart({ lines, products, tax, settings, pickup, buyer, offers, given })
  const promised = await promiseDelivery(tx, { cart, terms, place: orders, now })
  const quote = () => quoteOf(cart, { settings, promised })
  const [problem] = cart.problems
  if (problem) throw cannotBeOrdered(problem, quote())
  checkAge(cart.ageToConfirm, orders.ageConfirmed)
  if (cart.totals.grandTotalCents > MAX_CHARGE_CENTS) throw tooLarge(quote())
  const seen = orders.grandTotal ?? cart.totals.grandTotalCents
  if (seen !== cart.totals.grandTotalCents) throw priceChanged(quote())
  const pickupTime = pickupTimeOf(orders, promised.pickupTimes)
  return { cart, settings, pickupTime, delivery: promisedParts(promised, orders.pickupType) }
}

interface Storing {
  row: ReturnType<typeof newOrder>
  cart: PricedCart
  /** What was promised. */
  delivery: readonly DeliveryPart[]
  /** Hash of the token that opens the order for a guest. */
  sha256: Buffer
  /** Whether the mailbox may get another confirmation. */
  isMailed: boolean
  agreement: Agreement | undefined
}

/** Writes everything an order is, in the caller's transaction: rows, stock, first status and the mail. */
async function storeOrder(
  tx: Queryable,
  { row, cart, delivery, sha256, isMailed, agreement }: Storing,
): Promise<SavedOrder> {
  const isGuest = row.placedBy === 'GUEST'
  const inserted = await insertOrder(tx, {
    order: row,
    movedBy: isGuest ? 'guest' : `customer ${row.custId}`,
    capability: isGuest ? { sha256, hours: ORDER_CAPABILITY_HOURS } : null,
  })
  await agreement?.bind(inserted.orderId)
  const { order: stored, items } = await storeLines(tx, { order: inserted, cart, delivery })
  const { orderId, custId } = stored
  await queueMail(tx, {
    kind: 'order_created',
    dedupeKey: `order_created:${orderId}`,
    to: stored.email,
    payload: {},
    orderId,
    custId,
    isHeld: !isMailed,
  })
  return {
    orders: orderOf(stored, { showOwner: !isGuest }),
    orderItems: items.map(orderItemOf),
    orderToken: null,
  }
}

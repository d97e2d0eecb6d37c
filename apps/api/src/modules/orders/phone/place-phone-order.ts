import { randomUUID } from 'node:crypto'
import { type Contact, SavedOrder } from '@mendwell/contract/orders/orders'
import type { SavePhoneOrder } from '@mendwell/contract/orders/phone-orders'
import { isNoEmail, noEmailOf } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import {
  ensureStaffPromotion,
  insertStaffDiscount,
} from '../../offers/staff-discounts.repository.ts'
import { findOrCreateGuest } from '../../people/guests/find-or-create-guest.ts'
import { findMailboxOf } from '../../people/mailboxes/mailboxes.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { checkDiscount, discountedGoods, refuseDiscountOf } from '../discounts/given-discount.ts'
import { queuePaymentLink } from '../mails/queue-payment-link.ts'
import { orderItemOf, orderOf } from '../order/order-shape.ts'
import { insertOrder } from '../order/orders.repository.ts'
import { checkOrderForm } from '../placing/check-order-form.ts'
import { newOrder } from '../placing/new-order.ts'
import { priceLocked, requestOf } from '../placing/place-order.ts'
import { storeLines } from '../placing/store-lines.ts'

interface PhoneOrderInput {
  order: SavePhoneOrder
  who: SignedInPrincipal
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Places an unpaid order for a caller on the phone, at the same prices and from the same stock as any other, less the
 * staff discount; a customer with an email gets a mail with a link to pay it. It expires like other unpaid orders.
 * @throws ShopError 409 with the fresh quote when the total differs or a product is unavailable; 403 and 422 for a
 * discount the staff member may not give; 422 for missing fields or a key used for another order.
 */
export function placePhoneOrder(
  deps: Deps,
  { order, who, key }: PhoneOrderInput,
): Promise<Outcome<SavedOrder>> {
  checkOrderForm(order, { signedIn: false })
  const { discount } = order
  if (discount) refuseDiscountOf(who)
  const call = requestKey({
    scope: `order ${signatureOf(who)}`,
    header: key,
    request: requestOf(order),
  })
  return runOnce(deps.db, { call, answer: SavedOrder }, async (tx) => {
    const contact = await contactOf(tx, order.customer)
    const custId = await findOrCreateGuest(tx, contact)
    const buyer = { ...contact, custId, placedBy: 'STAFF' as const }
    const now = deps.clock.now()
    const given = discount
      ? { promotionId: await ensureStaffPromotion(tx), off: discount.off }
      : undefined
    const { delivery, ...priced } = await priceLocked(tx, order, { buyer, now, given })
    const { cart, settings } = priced
    const goods = given && discountedGoods(cart, given)
    if (given && goods) {
      const { goodsCents } = goods
      checkDiscount({ who, off: given.off, goodsCents, settings, path: 'discount.off' })
    }
    const row = newOrder({ ...priced, order, buyer, call, now })
    const movedBy = signatureOf(who)
    const inserted = await insertOrder(tx, { order: row, movedBy, capability: null })
    const { order: stored, items } = await storeLines(tx, { order: inserted, cart, delivery })
    const { orderId } = stored
    await queuePaymentLink(tx, stored)
    if (discount && goods) {
      const { givenCents } = goods
      const { off, reason } = discount
      const given = { off, reason, givenBy: movedBy, givenCents }
      await insertStaffDiscount(tx, { orderId, editId: null, ...given })
    }
    const after = {
      orderNum: stored.orderNum,
      grandTotalCents: stored.grandTotalCents,
      ...(discount && goods && { discountCents: goods.givenCents, note: discount.reason }),
    }
    await recordStaffEvent(tx, {
      who,
      action: 'create',
      objectType: 'order',
      objectId: orderId,
      after,
    })
    return {
      orders: orderOf(stored, { showOwner: true }),
      orderItems: items.map(orderItemOf),
      orderToken: null,
    }
  })
}

/** A customer without an email has a placeholder mailbox: the one on their record, or a new one. */
async function contactOf(
  tx: Queryable,
  { email, custId, ...person }: SavePhoneOrder['customer'],
): Promise<Contact> {
  if (email !== null) return { ...person, email }
  const known = custId == null ? undefined : await findMailboxOf(tx, custId)
  return {
    ...person,
    email: known && isNoEmail(known.email) ? known.email : noEmailOf(randomUUID()),
  }
}

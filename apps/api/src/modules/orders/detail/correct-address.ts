import { staffMessages } from '@mendwell/contract/content/staff-messages'
import type { Order, ShippingAddress } from '@mendwell/contract/orders/orders'
import { isFinal } from '@mendwell/domain/orders/order-status'
import { isSameCountry } from '@mendwell/domain/places/united-states'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { invalidFields, notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { addressLines } from '../order/order-document.ts'
import { orderOf, orderStatusOf } from '../order/order-shape.ts'
import { lockOrderRow } from '../order/order-status.repository.ts'
import { type OrderRow, updateAddress } from '../order/orders.repository.ts'
import { findSentItems } from '../shipping/shipments.repository.ts'
import { saveNote } from './save-note.ts'

interface Correction {
  orderId: number
  address: ShippingAddress
  who: SignedInPrincipal
}

/**
 * Corrects where an order is delivered, as long as nothing of it has left; the address as it was is kept
 * as a note. The one it has already changes nothing.
 * @throws ShopError 404; 409 for an order that is collected or over, or of which a parcel has left; 422 for
 * another country or state, for which tax and shipping were not reckoned.
 */
export function correctAddress(
  { db }: Pick<Deps, 'db'>,
  { orderId, address, who }: Correction,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    // Who sends a parcel locks the order too: it has left before this is decided, or goes to the new address.
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    await refuseGone(tx, order)
    refuseOtherPlace(order, address)
    if (isSameAddress(order, address)) return orderOf(order, { showOwner: true })
    const corrected = await updateAddress(tx, { orderId, address, updatedBy: signatureOf(who) })
    const note = `The address was: ${inOneLine(order)}. It is now: ${inOneLine(corrected)}`
    await saveNote(tx, { orderId, note, who, action: 'address' })
    return orderOf(corrected, { showOwner: true })
  })
}

async function refuseGone(tx: Queryable, { orderId, pickupType, orderStatus }: OrderRow) {
  const hasBegun = (await findSentItems(tx, orderId)).some(({ sent }) => sent > 0)
  if (pickupType === 'DELIVERY' && !isFinal(orderStatusOf(orderStatus)) && !hasBegun) return
  throw new ShopError(409, 'CONFLICT', sentence('addressStays'), { facts: { orderStatus } })
}

function refuseOtherPlace(order: OrderRow, { country, stateProvince }: ShippingAddress) {
  const isSameState = (order.stateProvince ?? '').toLowerCase() === stateProvince.toLowerCase()
  const others = [
    ...(isSameCountry(order.country ?? '', country) ? [] : ['country']),
    ...(isSameState ? [] : ['stateProvince']),
  ]
  if (others.length === 0) return
  throw invalidFields(others.map((path) => ({ path, message: staffMessages.addressOtherState })))
}

const inOneLine = (order: OrderRow) => addressLines(order).join(', ')

const isSameAddress = (order: OrderRow, address: ShippingAddress) =>
  (Object.keys(address) as (keyof ShippingAddress)[]).every((name) => order[name] === address[name])

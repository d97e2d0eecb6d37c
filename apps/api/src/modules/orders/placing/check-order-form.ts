import { Contact, type SaveOrder, ShippingAddress } from '@mendwell/contract/orders/orders'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { isDeliveryTime, type PickupTime } from '@mendwell/domain/delivery/pickup'
import * as z from 'zod/mini'
import { fieldError, fieldErrorOf, invalidFields } from '../../../ground/errors.ts'

/**
 * What an order needs besides its lines: a contact unless the caller is signed in, an address when it is delivered. The
 * messages are those of the form.
 * @throws ShopError 422 naming all missing fields at once.
 */
export function checkOrderForm(
  order: Pick<SaveOrder, 'orders'> & { customer?: unknown },
  { signedIn }: { signedIn: boolean },
): void {
  const errors: FieldError[] = []
  if (!signedIn && !order.customer) errors.push(...missing('customer', Contact, {}))
  if (order.orders.pickupType === 'DELIVERY') {
    errors.push(...missing('orders', ShippingAddress, order.orders))
  }
  if (errors.length > 0) throw invalidFields(errors)
}

/**
 * Some goods are sold only to buyers who confirm that they are old enough.
 * @throws ShopError 422 at the field of the form.
 */
export function checkAge(needed: number | null, confirmed: number | null | undefined): void {
  if (needed === null || (confirmed ?? 0) >= needed) return
  throw invalidFields([fieldError('orders.ageConfirmed', 'ageNotConfirmed', { age: needed })])
}

/**
 * When the goods are handed over: as chosen; otherwise a delivery comes at DAYTIME and a pickup in the MORNING
 * (Specification §4), or the first time at which it can be picked up.
 * @throws ShopError 422 at the field of the form, for a delivery at night or a pickup while the store is closed.
 */
export function pickupTimeOf(
  { pickupType, pickupTime }: SaveOrder['orders'],
  offered: readonly PickupTime[],
): PickupTime {
  const isSent = pickupType === 'DELIVERY'
  if (pickupTime === undefined) return isSent ? 'DAYTIME' : (offered[0] ?? 'MORNING')
  if (isSent ? isDeliveryTime(pickupTime) : offered.includes(pickupTime)) return pickupTime
  const reason = isSent ? 'noDeliveryThen' : 'storeClosedThen'
  throw invalidFields([fieldError('orders.pickupTime', reason)])
}

function missing(place: string, form: z.ZodMiniType, value: unknown): FieldError[] {
  const { error } = z.safeParse(form, value)
  const issues = error?.issues ?? []
  return issues.map(({ path, message }) => fieldErrorOf([place, ...path].join('.'), message))
}

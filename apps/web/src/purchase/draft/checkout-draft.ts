import {
  isDeliveryTime,
  PICKUP_TIMES,
  PICKUP_TYPES,
  type PickupTime,
} from '@mendwell/domain/delivery/pickup'
import { storedInTab } from '../../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.checkout')

type PickupType = (typeof PICKUP_TYPES)[number]

/** Everything typed during checkout, except passwords and card data. */
const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone1: '',
  address: '',
  /** Apartment, suite or unit. */
  address2: '',
  country: '',
  stateProvince: '',
  city: '',
  postalCode: '',
  /** The recipient, if not the buyer, and instructions for the courier. */
  recipient: '',
  recipientPhone: '',
  courierNote: '',
  /** Whether to save the address to the account once the order is placed. */
  savesAddress: false,
  /** Whether a guest wants one reminder email, and its id at the shop. */
  remindMe: false,
  reminderToken: '',
  billingIsSame: true,
  billingAddress: '',
  representative: '',
  /** The cart's choice; checkout has its own (Specification §4), unless the shopper changed it here. */
  pickupType: 'IN STORE' as PickupType,
  pickupTime: 'MORNING' as PickupTime,
  isTimeChosen: false,
  deliveryType: 'DELIVERY' as PickupType,
}
export type CheckoutDraft = typeof EMPTY

/** The draft of this tab: it survives reload and back, and is gone when the tab closes. */
export function readDraft(): CheckoutDraft {
  const found = stored.read()
  return isDraft(found) ? { ...EMPTY, ...found } : EMPTY
}

/** Validated by hand, as stored carts are: checkout's first script has no room for a schema library. */
function isDraft(found: unknown): found is Partial<CheckoutDraft> {
  if (typeof found !== 'object' || found === null) return false
  const kept: Record<string, unknown> = { ...EMPTY, ...found }
  return (
    Object.entries(EMPTY).every(([name, empty]) => typeof kept[name] === typeof empty) &&
    isOneOf(PICKUP_TYPES, kept.pickupType) &&
    isOneOf(PICKUP_TYPES, kept.deliveryType) &&
    isOneOf(PICKUP_TIMES, kept.pickupTime)
  )
}

const isOneOf = (choices: readonly unknown[], value: unknown) => choices.includes(value)

/**
 * When the goods are handed over: as chosen in the cart, else DAYTIME, or MORNING for pickup; a delivery never at night,
 * a pickup never while the store is closed. `offered`: the pickup times of the quote.
 */
export function handOverTime(
  type: CheckoutDraft['deliveryType'],
  offered?: readonly PickupTime[],
): PickupTime {
  const { isTimeChosen, pickupTime } = readDraft()
  if (type === 'DELIVERY') {
    return isTimeChosen && isDeliveryTime(pickupTime) ? pickupTime : 'DAYTIME'
  }
  return whileOpen(isTimeChosen ? pickupTime : 'MORNING', offered)
}

/** This time, or the first one offered if the store is closed then. */
export const whileOpen = (
  time: PickupTime,
  offered: readonly PickupTime[] = PICKUP_TIMES,
): PickupTime => (offered.includes(time) ? time : (offered[0] ?? time))

export const storeDraft = (change: Partial<CheckoutDraft>): void =>
  stored.write({ ...readDraft(), ...change })

export const dropDraft = (): void => stored.write(undefined)

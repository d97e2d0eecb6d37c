import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { storedInTab } from '../../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.checkout')

/** Everything typed during checkout, except passwords and card data. */
export interface CheckoutDraft {
  firstName: string
  lastName: string
  email: string
  phone1: string
  address: string
  /** Apartment, suite or unit. */
  address2: string
  country: string
  stateProvince: string
  city: string
  postalCode: string
  /** The recipient, if not the buyer, and instructions for the courier. */
  recipient: string
  recipientPhone: string
  courierNote: string
  /** Whether to save the address to the account once the order is placed. */
  savesAddress: boolean
  /** Whether a guest wants one reminder email, and its id at the shop. */
  remindMe: boolean
  reminderToken: string
  billingIsSame: boolean
  billingAddress: string
  representative: string
  /** The cart's choice; checkout has its own (Specification §4), unless the shopper changed it here. */
  pickupType: (typeof PICKUP_TYPES)[number]
  pickupTime: (typeof PICKUP_TIMES)[number]
  isTimeChosen: boolean
  deliveryType: (typeof PICKUP_TYPES)[number]
}

const EMPTY: CheckoutDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone1: '',
  address: '',
  address2: '',
  country: '',
  stateProvince: '',
  city: '',
  postalCode: '',
  recipient: '',
  recipientPhone: '',
  courierNote: '',
  savesAddress: false,
  remindMe: false,
  reminderToken: '',
  billingIsSame: true,
  billingAddress: '',
  representative: '',
  pickupType: 'IN STORE',
  pickupTime: 'MORNING',
  isTimeChosen: false,
  deliveryType: 'DELIVERY',
}

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

/** When the goods are handed over: as chosen in the cart, else DAYTIME, or MORNING for pickup. */
export function handOverTime(type: CheckoutDraft['deliveryType']): CheckoutDraft['pickupTime'] {
  const { isTimeChosen, pickupTime } = readDraft()
  if (isTimeChosen) return pickupTime
  return type === 'DELIVERY' ? 'DAYTIME' : 'MORNING'
}

export const storeDraft = (change: Partial<CheckoutDraft>): void =>
  stored.write({ ...readDraft(), ...change })

export const dropDraft = (): void => stored.write(undefined)

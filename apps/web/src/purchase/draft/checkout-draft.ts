import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/contract/orders/orders'
import * as z from 'zod/mini'
import { storedInTab } from '../../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.checkout')

const words = z._default(z.string(), '')

/** Everything typed on the way to an order, but no password and nothing of a card. */
const Draft = z.object({
  firstName: words,
  lastName: words,
  email: words,
  phone1: words,
  address: words,
  /** Apartment, suite or unit. */
  address2: words,
  country: words,
  stateProvince: words,
  city: words,
  postalCode: words,
  /** Who takes the parcel, where that is somebody else, and what the courier should know. */
  recipient: words,
  recipientPhone: words,
  courierNote: words,
  /** Whether the account keeps the address once the order stands. */
  savesAddress: z._default(z.boolean(), false),
  /** Whether a guest wants one email if they leave, and what the shop calls it by. */
  remindMe: z._default(z.boolean(), false),
  reminderToken: words,
  billingIsSame: z._default(z.boolean(), true),
  billingAddress: words,
  representative: words,
  /** The cart's choice; checkout has its own (Specification §4), unless the shopper chose here. */
  pickupType: z._default(z.enum(PICKUP_TYPES), 'IN STORE'),
  pickupTime: z._default(z.enum(PICKUP_TIMES), 'MORNING'),
  isTimeChosen: z._default(z.boolean(), false),
  deliveryType: z._default(z.enum(PICKUP_TYPES), 'DELIVERY'),
})
export type CheckoutDraft = z.output<typeof Draft>

/** The draft of this tab: it survives reload and back, and ends with the tab. */
export const readDraft = (): CheckoutDraft => Draft.safeParse(stored.read()).data ?? Draft.parse({})

/** When the goods are handed over: as chosen in the cart, else DAYTIME or in the store MORNING. */
export function handOverTime(type: CheckoutDraft['deliveryType']): CheckoutDraft['pickupTime'] {
  const { isTimeChosen, pickupTime } = readDraft()
  if (isTimeChosen) return pickupTime
  return type === 'DELIVERY' ? 'DAYTIME' : 'MORNING'
}

export const storeDraft = (change: Partial<CheckoutDraft>): void =>
  stored.write({ ...readDraft(), ...change })

export const dropDraft = (): void => stored.write(undefined)

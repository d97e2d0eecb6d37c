import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/contract/orders/orders'
import * as z from 'zod/mini'
import { storedInTab } from '../../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.checkout')

const words = z._default(z.string(), '')

/** Everything typed during checkout, except passwords and card data. */
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
  /** The recipient, if not the buyer, and instructions for the courier. */
  recipient: words,
  recipientPhone: words,
  courierNote: words,
  /** Whether to save the address to the account once the order is placed. */
  savesAddress: z._default(z.boolean(), false),
  /** Whether a guest wants one reminder email, and its id at the shop. */
  remindMe: z._default(z.boolean(), false),
  reminderToken: words,
  billingIsSame: z._default(z.boolean(), true),
  billingAddress: words,
  representative: words,
  /** The cart's choice; checkout has its own (Specification §4), unless the shopper changed it here. */
  pickupType: z._default(z.enum(PICKUP_TYPES), 'IN STORE'),
  pickupTime: z._default(z.enum(PICKUP_TIMES), 'MORNING'),
  isTimeChosen: z._default(z.boolean(), false),
  deliveryType: z._default(z.enum(PICKUP_TYPES), 'DELIVERY'),
})
export type CheckoutDraft = z.output<typeof Draft>

/** The draft of this tab: it survives reload and back, and is gone when the tab closes. */
export const readDraft = (): CheckoutDraft => Draft.safeParse(stored.read()).data ?? Draft.parse({})

/** When the goods are handed over: as chosen in the cart, else DAYTIME, or MORNING for pickup. */
export function handOverTime(type: CheckoutDraft['deliveryType']): CheckoutDraft['pickupTime'] {
  const { isTimeChosen, pickupTime } = readDraft()
  if (isTimeChosen) return pickupTime
  return type === 'DELIVERY' ? 'DAYTIME' : 'MORNING'
}

export const storeDraft = (change: Partial<CheckoutDraft>): void =>
  stored.write({ ...readDraft(), ...change })

export const dropDraft = (): void => stored.write(undefined)

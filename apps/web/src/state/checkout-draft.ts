import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/contract/orders'
import * as z from 'zod/mini'

const KEY = 'mendwell.checkout'

const words = z._default(z.string(), '')

/** Everything typed on the way to an order, but no password and nothing of a card. */
const Draft = z.object({
  firstName: words,
  lastName: words,
  email: words,
  phone1: words,
  address: words,
  country: words,
  stateProvince: words,
  city: words,
  postalCode: words,
  billingIsSame: z._default(z.boolean(), true),
  billingAddress: words,
  representative: words,
  /** The cart's choice; checkout has its own (Specification §4). */
  pickupType: z._default(z.enum(PICKUP_TYPES), 'IN STORE'),
  pickupTime: z._default(z.enum(PICKUP_TIMES), 'MORNING'),
  deliveryType: z._default(z.enum(PICKUP_TYPES), 'DELIVERY'),
})
export type CheckoutDraft = z.output<typeof Draft>

/** The draft of this tab: it survives reload and back, and ends with the tab. */
export function readDraft(): CheckoutDraft {
  return Draft.safeParse(stored()).data ?? Draft.parse({})
}

export function keepDraft(change: Partial<CheckoutDraft>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...change }))
  } catch {
    // Full or forbidden storage: what is typed lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden storage holds no draft either.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

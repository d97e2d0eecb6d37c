import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { ProviderEvent, UnprovenEvent } from '../card-gateway.ts'
import { describeIntent, originOf } from './stripe-charges.ts'

/** An older signature may be a replay (Reliability §2.7). */
const TOLERANCE_SECONDS = 300

/** What every event has; a signed body without it is not an event. */
const Event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  data: z.object({ object: z.looseObject({}) }),
})

interface Reading {
  /** More than one while a secret is being replaced. */
  secrets: readonly string[]
  now: Date
}

/** Parses an event signed with one of our secrets; undefined for any other. */
export function readStripeEvent(
  unproven: UnprovenEvent,
  { secrets, now }: Reading,
): ProviderEvent | undefined {
  for (const secret of secrets) {
    const event = proveEvent(unproven, secret, now)
    if (event) return understand(event)
  }
  return undefined
}

function proveEvent({ body, signature }: UnprovenEvent, secret: string, now: Date) {
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
    return Event.safeParse(event).success ? event : undefined
  } catch {
    return undefined
  }
}

/** The shop acts on payments that it created itself; all others are only stored. */
function understand(event: Stripe.Event): ProviderEvent {
  const { id: eventId, type } = event
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing': {
      const intent = event.data.object
      const origin = originOf(intent.metadata)
      const charge = describeIntent(intent)
      return origin && charge ? { eventId, type, notice: { origin, charge } } : { eventId, type }
    }
    default:
      return { eventId, type }
  }
}

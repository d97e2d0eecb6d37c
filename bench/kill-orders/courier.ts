import { setTimeout as wait } from 'node:timers/promises'
import { type StripeServer, signedEvent } from '../../apps/api/test/providers/stripe-server.ts'
import type { Random } from './random.ts'

/** Delivers Stripe's events to the shop: late, in any order, some twice, with retries while it is down. */
export function startCourier(stripe: StripeServer, address: string, random: Random) {
  let isOpen = true
  let next = 0
  const waiting: StripeServer['books']['events'] = []

  const deliver = async () => {
    while (isOpen) {
      waiting.push(...stripe.books.events.slice(next))
      next = stripe.books.events.length
      await wait(20)
      const [event] = waiting.splice(random.between(0, Math.max(0, waiting.length - 1)), 1)
      if (!event) continue
      const { body, signature } = signedEvent(event)
      const response = await fetch(`${address}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => {})
      if (!response?.ok || random.chance(0.1)) waiting.push(event)
    }
  }

  const delivering = deliver()
  return {
    async goHome() {
      isOpen = false
      await delivering
    },
  }
}

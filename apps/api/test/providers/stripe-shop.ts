import type { Config } from '../../src/config/config.ts'
import { makeStripeCards } from '../../src/gateways/cards/stripe/stripe-cards.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import {
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  signedEvent,
  startStripeServer,
} from './stripe-server.ts'
import type { StripeEvent } from './stripe-server-books.ts'

export const OLD_WEBHOOK_SECRET = 'whsec_that_is_being_replaced'

/** A shop that charges cards through a local server implementing Stripe's API. */
export async function startStripeShop(config: Partial<Config> = { rateLimitFactor: 1_000 }) {
  const stripe = await startStripeServer()
  const settings = {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: [STRIPE_WEBHOOK_SECRET, OLD_WEBHOOK_SECRET],
    address: stripe.address,
  }
  const shop = await startTestShop({
    config,
    cards: () => makeStripeCards(settings, { now: () => shop.clock.now() }),
  })
  return {
    shop,
    stripe,
    /** Sends the shop an event as Stripe does; signed now with the current secret by default. */
    notify: (event: StripeEvent, signing?: Parameters<typeof signedEvent>[1]) => {
      const { body, signature } = signedEvent(event, signing)
      const headers = { 'stripe-signature': signature }
      return shop.post('/payment/webhook', body, { headers })
    },
    reset() {
      stripe.reset()
      return shop.reset()
    },
    async close() {
      await shop.close()
      await stripe.close()
    },
  }
}

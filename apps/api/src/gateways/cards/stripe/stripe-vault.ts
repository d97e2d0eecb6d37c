import Stripe from 'stripe'
import type { CardGateway } from '../card-gateway.ts'
import { keptCardOf } from './stripe-charges.ts'
import { askStripe, type Connection } from './stripe-client.ts'

type Vault = Pick<CardGateway, 'createCustomer' | 'findKeptCard' | 'removeCard' | 'removeCustomer'>

/** The cards that Stripe saves for customers. It knows them only by our number, neither by name nor email. */
export const stripeVault = ({ stripe, breaker }: Connection): Vault => ({
  async createCustomer({ custId, idempotencyKey }) {
    const params = { metadata: { customer: String(custId) } }
    const made = await askStripe(breaker, () => stripe.customers.create(params, { idempotencyKey }))
    return made.id
  },
  async findKeptCard({ reference }) {
    if (!reference) return undefined
    const intent = await askStripe(breaker, () =>
      stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] }),
    )
    return keptCardOf(intent)
  },
  removeCard: (reference) =>
    unlessGone(() => askStripe(breaker, () => stripe.paymentMethods.detach(reference))),
  removeCustomer: (reference) =>
    unlessGone(() => askStripe(breaker, () => stripe.customers.del(reference))),
})

/** Stripe refuses to delete what it does not have, or no longer has: then nothing is left to do. */
async function unlessGone(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

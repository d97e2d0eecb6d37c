import Stripe from 'stripe'
import { NoAnswer } from '../../breaker/no-answer.ts'
import { type CardGateway, type ProviderSetup, UNKNOWN_TOKEN } from '../card-gateway.ts'
import { keptMethodOf } from './stripe-charges.ts'
import { askStripe, type Connection, isRefusal } from './stripe-client.ts'
import { paymentMethodOf, stepKey } from './stripe-methods.ts'

const WITH_CARD = { expand: ['payment_method'] }

/** Cards that Stripe saves without a payment, by its SetupIntents. */
export function stripeSetups(connection: Connection): Pick<CardGateway, 'setUpCard' | 'findSetup'> {
  const { stripe, breaker } = connection
  return {
    async setUpCard(request) {
      try {
        const method = await paymentMethodOf(connection, request)
        const { id } = await askStripe(breaker, () =>
          stripe.setupIntents.create(
            {
              customer: request.customer,
              allowed_payment_method_types: ['card'],
              // For payments with its customer present: they confirm if their bank requires it.
              usage: 'on_session',
            },
            stepKey(request, 'setup'),
          ),
        )
        const params = { payment_method: method, use_stripe_sdk: true, ...WITH_CARD }
        const intent = await askStripe(breaker, () =>
          stripe.setupIntents.confirm(id, params, stepKey(request, 'save')),
        )
        return describeSetup(intent)
      } catch (error) {
        if (!isRefusal(error)) throw error
        // Messages about keys and parameters are for us, not for the shopper.
        if (error instanceof Stripe.errors.StripeCardError) return failed(error.message)
        return failed(error.code === 'resource_missing' ? UNKNOWN_TOKEN : null)
      }
    },
    async findSetup(reference) {
      const intent = await askStripe(breaker, () =>
        stripe.setupIntents.retrieve(reference, WITH_CARD),
      )
      // The browser has its secret and could try one card after another with it: a refused one ends here.
      if (intent.status === 'requires_payment_method') {
        await askStripe(breaker, () => stripe.setupIntents.cancel(reference))
      }
      return describeSetup(intent)
    },
  }
}

function describeSetup(intent: Stripe.SetupIntent): ProviderSetup {
  const { id: reference, status, client_secret: secret } = intent
  if (status === 'processing') throw new NoAnswer('Stripe still saves the card')
  if (status === 'requires_action') {
    return { state: 'action_required', reference, clientSecret: secret ?? '' }
  }
  const card = status === 'succeeded' ? keptMethodOf(intent.payment_method) : undefined
  if (card) return { state: 'succeeded', card }
  const error = intent.last_setup_error
  const isBanks = error?.code === 'setup_intent_authentication_failure'
  return failed(isBanks ? null : (error?.message ?? null))
}

const failed = (message: string | null): ProviderSetup => ({ state: 'failed', message })

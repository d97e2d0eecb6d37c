import { makeBreaker } from '../../breaker/breaker.ts'
import { NoAnswer } from '../../breaker/no-answer.ts'
import type { CardGateway, ChargeRequest, KnownCharge, ProviderCharge } from '../card-gateway.ts'
import { describeIntent, describeRefusal, newIntent } from './stripe-charges.ts'
import {
  askStripe,
  type Connection,
  isRefusal,
  openStripe,
  type StripeAddress,
} from './stripe-client.ts'
import { readStripeEvent } from './stripe-events.ts'
import { paymentMethodOf, stepKey } from './stripe-methods.ts'
import { findRefund, refund } from './stripe-refunds.ts'
import { stripeSetups } from './stripe-setups.ts'
import { stripeVault } from './stripe-vault.ts'

/** By then the shopper has read that the outcome is unknown: no further charge may start. */
const DEADLINE_MS = 15_000

interface StripeSettings {
  secretKey: string
  webhookSecrets: readonly string[]
  /** The base URL of Stripe's API, in tests; a shop uses Stripe's own. */
  address?: StripeAddress
}

/** Includes the whole card with each payment. */
const WITH_CARD = { expand: ['payment_method'] }

/**
 * Card payments by Stripe. A payment is created first and charged second, so that its reference is on record before
 * money can move: whatever gets lost later can be looked up by it.
 */
export function makeStripeCards(
  { secretKey, webhookSecrets: secrets, address }: StripeSettings,
  clock: { now(): Date },
): CardGateway {
  const breaker = makeBreaker('Stripe')
  const connection = { stripe: openStripe(secretKey, address), breaker }
  return {
    name: 'stripe',
    title: 'Stripe',
    isAvailable: () => breaker.isClosed(),
    charge: (request) => charge(connection, request),
    find: (known) => find(connection, known),
    cancel: (known) => cancel(connection, known),
    refund: (request) => refund(connection, request),
    findRefund: (request) => findRefund(connection, request),
    ...stripeVault(connection),
    ...stripeSetups(connection),
    readEvent: async (unproven) => readStripeEvent(unproven, { secrets, now: clock.now() }),
  }
}

async function charge(connection: Connection, request: ChargeRequest): Promise<ProviderCharge> {
  const { stripe, breaker } = connection
  const startedAt = performance.now()
  let reference: string | null = null
  try {
    const method = await paymentMethodOf(connection, request)
    const { id } = await askStripe(breaker, () =>
      stripe.paymentIntents.create(newIntent(request), stepKey(request, 'create')),
    )
    await request.onReference?.(id)
    reference = id
    if (performance.now() - startedAt > DEADLINE_MS) throw new NoAnswer('Too late to charge')
    const params = { payment_method: method, use_stripe_sdk: true, ...WITH_CARD }
    const intent = await askStripe(breaker, () =>
      stripe.paymentIntents.confirm(id, params, stepKey(request, 'confirm')),
    )
    return describeIntent(intent) ?? { state: 'processing', reference }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return describeRefusal(error, reference)
  }
}

/** Without a reference on record Stripe was never asked to charge. */
async function find(connection: Connection, { reference }: KnownCharge) {
  if (!reference) return undefined
  const { stripe, breaker } = connection
  const intent = await askStripe(breaker, () =>
    stripe.paymentIntents.retrieve(reference, WITH_CARD),
  )
  const found = describeIntent(intent)
  // The browser has its secret and could pay it with another card: a failed payment ends here.
  const isPayable = found?.state === 'failed' && intent.status !== 'canceled'
  return isPayable ? close(connection, reference) : found
}

const cancel = async (connection: Connection, { reference }: KnownCharge) =>
  reference ? close(connection, reference) : undefined

/** Cancels a payment for good, unless it is already paid or in progress. */
async function close({ stripe, breaker }: Connection, reference: string) {
  try {
    const intent = await askStripe(breaker, () =>
      stripe.paymentIntents.cancel(reference, WITH_CARD),
    )
    return describeIntent(intent)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const intent = await askStripe(breaker, () =>
      stripe.paymentIntents.retrieve(reference, WITH_CARD),
    )
    return describeIntent(intent)
  }
}

import Stripe from 'stripe'
import * as z from 'zod/mini'
import {
  BANK_REFUSED,
  type ChargeOrigin,
  type ChargeRequest,
  type KeptCard,
  NO_CARD,
  type ProviderCard,
  type ProviderCharge,
  UNKNOWN_TOKEN,
} from '../card-gateway.ts'

/** Stripe's names of card brands as people write them. */
const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Stripe stores these with the payment and returns them. */
const originMetadata = ({ orderId, attemptId, idempotencyKey }: ChargeOrigin) => ({
  order: String(orderId),
  attempt: String(attemptId),
  key: idempotencyKey,
})

const Origin = z.object({
  order: z.string().check(z.regex(/^\d{1,9}$/)),
  attempt: z.string().check(z.regex(/^\d{1,9}$/)),
  key: z.string().check(z.maxLength(255)),
})

/** The attempt of a payment; undefined if the shop did not create it. */
export function originOf(metadata: Stripe.Metadata): ChargeOrigin | undefined {
  const { data } = Origin.safeParse(metadata)
  if (!data) return undefined
  return {
    orderId: Number(data.order),
    attemptId: Number(data.attempt),
    idempotencyKey: data.key,
  }
}

/** The payment to create; creating it charges nothing. */
export const newIntent = (request: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amountCents,
  currency: request.currency.toLowerCase(),
  // Only offered if requested: an account without Link would refuse every payment.
  allowed_payment_method_types: request.byLink ? ['card', 'link'] : ['card'],
  metadata: originMetadata(request),
  ...(request.owner && { customer: request.owner.customer }),
  // Saved for payments with its customer present: they confirm if their bank requires it.
  ...(request.owner?.saves && { setup_future_usage: 'on_session' }),
})

/** The state of a payment; undefined while Stripe was not asked to charge, and for one that the shop did not create. */
export function describeIntent(intent: Stripe.PaymentIntent): ProviderCharge | undefined {
  const { id: reference } = intent
  const card = cardOf(intent)
  switch (intent.status) {
    case 'succeeded': {
      const origin = originOf(intent.metadata)
      if (!origin) return undefined
      const currency = intent.currency.toUpperCase()
      const amountCents = intent.amount_received
      return { state: 'succeeded', reference, amountCents, currency, origin, card }
    }
    case 'requires_payment_method':
      return intent.last_payment_error
        ? { state: 'failed', reference, message: shopperMessage(intent.last_payment_error), card }
        : undefined
    case 'requires_action': {
      const clientSecret = intent.client_secret ?? ''
      return { state: 'action_required', reference, clientSecret, card }
    }
    case 'canceled':
      return intent.last_payment_error
        ? { state: 'failed', reference, message: shopperMessage(intent.last_payment_error), card }
        : { state: 'canceled', reference }
    case 'processing':
    case 'requires_capture':
      return { state: 'processing', reference }
    default:
      return undefined
  }
}

/** A refusal of Stripe as a message for the shopper; nothing was charged. */
export function describeRefusal(
  error: Stripe.errors.StripeError,
  reference: string | null,
): ProviderCharge {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent
    const card = intent ? cardOf(intent) : NO_CARD
    return { state: 'failed', reference: intent?.id ?? reference, message: error.message, card }
  }
  // Messages about keys and parameters are for us, not for the shopper.
  const message = error.code === 'resource_missing' ? UNKNOWN_TOKEN : null
  return { state: 'failed', reference, message, card: NO_CARD }
}

function shopperMessage({ code, message }: Stripe.PaymentIntent.LastPaymentError): string | null {
  if (code === 'payment_intent_authentication_failure') return BANK_REFUSED
  return message ?? null
}

/** Known if Stripe returned the whole card: after a decline, or with `payment_method` expanded. */
function cardOf({ payment_method, last_payment_error }: Stripe.PaymentIntent): ProviderCard {
  const known = typeof payment_method === 'object' ? payment_method?.card : undefined
  const card = known ?? last_payment_error?.payment_method?.card
  if (!card) return NO_CARD
  const { brand, last4, fingerprint } = card
  return { brand: brandOf(brand), last4, fingerprint: fingerprint ?? null }
}

const brandOf = (brand: string) => BRANDS[brand] ?? brand

/** The card of a payment if it has paid and is saved for its customer; needs the whole card in the answer. */
export function keptCardOf({ status, payment_method }: Stripe.PaymentIntent): KeptCard | undefined {
  return status === 'succeeded' ? keptMethodOf(payment_method) : undefined
}

/** A payment method as a saved card, if it is a customer's; needs the whole of it in the answer. */
export function keptMethodOf(
  payment_method: string | Stripe.PaymentMethod | null,
): KeptCard | undefined {
  if (typeof payment_method !== 'object') return undefined
  if (!payment_method?.customer || !payment_method.card) return undefined
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = payment_method.card
  return { reference: payment_method.id, brand: brandOf(brand), last4, expMonth, expYear }
}

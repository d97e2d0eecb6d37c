import type Stripe from 'stripe'
import type { ProviderRefund, RefundRequest } from '../card-gateway.ts'
import { askStripe, type Connection, isRefusal } from './stripe-client.ts'

/** Stripe lists at most this many at once; no order is refunded in more parts. */
const PAGE = 100

/** Refunds a captured payment, once per key. */
export async function refund(
  { stripe, breaker }: Connection,
  { charge, refundId, orderId, amountCents, idempotencyKey }: RefundRequest,
): Promise<ProviderRefund> {
  const { reference } = charge
  if (!reference) return { state: 'failed', reference: null, message: 'No payment to give back.' }
  const metadata = { order: String(orderId), refund: String(refundId), key: idempotencyKey }
  const params = { payment_intent: reference, amount: amountCents, metadata }
  try {
    const made = await askStripe(breaker, () => stripe.refunds.create(params, { idempotencyKey }))
    return describeRefund(made)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { state: 'failed', reference: null, message: error.message }
  }
}

/** An earlier refund, found by its key: Stripe forgets idempotency keys, not metadata. */
export async function findRefund(
  { stripe, breaker }: Connection,
  { charge, idempotencyKey }: RefundRequest,
): Promise<ProviderRefund | undefined> {
  const { reference } = charge
  if (!reference) return undefined
  const params = { payment_intent: reference, limit: PAGE }
  const { data } = await askStripe(breaker, () => stripe.refunds.list(params))
  const stored = data.find(({ metadata }) => metadata?.key === idempotencyKey)
  return stored && describeRefund(stored)
}

function describeRefund({ id: reference, status, amount, failure_reason }: Stripe.Refund) {
  switch (status) {
    case 'succeeded':
      return { state: 'succeeded', reference, amountCents: amount } as const
    case 'failed':
    case 'canceled':
      return { state: 'failed', reference, message: failure_reason ?? 'Refund canceled.' } as const
    default:
      return { state: 'processing', reference } as const
  }
}

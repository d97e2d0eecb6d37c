import { askStripe, type Connection } from './stripe-client.ts'

interface Keyed {
  idempotencyKey: string
}

/** The idempotency key of one step of a request. */
export const stepKey = ({ idempotencyKey }: Keyed, step: string) => ({
  idempotencyKey: `${idempotencyKey}_${step}`,
})

/** The browser sends payment methods; a card token is converted to one. */
export async function paymentMethodOf(
  { stripe, breaker }: Connection,
  request: Keyed & { token: string },
): Promise<string> {
  const { token } = request
  if (!token.startsWith('tok_')) return token
  const params = { type: 'card', card: { token } } as const
  const made = await askStripe(breaker, () =>
    stripe.paymentMethods.create(params, stepKey(request, 'card')),
  )
  return made.id
}

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signedEvent } from '../../../../test/providers/stripe-server.ts'
import type { StripeEvent } from '../../../../test/providers/stripe-server-books.ts'
import { OLD_WEBHOOK_SECRET, startStripeShop } from '../../../../test/providers/stripe-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { auditDatabase } from '../../../audit/audit-database.ts'
import { reconcilePayments } from '../charges/reconcile-payments.ts'
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts'

const { shop, stripe, notify, reset, close } = await startStripeShop()
beforeEach(reset)
afterAll(close)

const MINUTE_MS = 60_000

/** An unpaid order of 29.00 whose payment Stripe is still processing, and that payment. */
async function makeOpenPayment() {
  const { productId } = await shop.make.product()
  const order = await buy(shop, { lines: [{ productId, quantity: 1 }], card: 'pm_card_pending' })
  const intent = [...stripe.books.intents.values()].at(-1)
  if (!intent) throw new Error('Stripe was not asked')
  return { order, intent }
}

type Intent = Awaited<ReturnType<typeof makeOpenPayment>>['intent']
let events = 0

/** A Stripe event about a payment in the given state. */
function eventOf(intent: Intent, type: string, change: Partial<Intent> = {}): StripeEvent {
  events += 1
  const object = { ...intent, ...change }
  const id = `evt_${events}`
  return { id, object: 'event', type: `payment_intent.${type}`, created: 0, data: { object } }
}

const succeeded = (intent: Intent, change: Partial<Intent> = {}) =>
  eventOf(intent, 'succeeded', { status: 'succeeded', amount_received: intent.amount, ...change })
const processing = (intent: Intent) => eventOf(intent, 'processing', { status: 'processing' })
const canceled = (intent: Intent) => eventOf(intent, 'canceled', { status: 'canceled' })
const failed = (intent: Intent) =>
  eventOf(intent, 'payment_failed', {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code: 'card_declined', message: 'Declined.' },
  })

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, at) =>
        permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]),
      )

const charge = async ({ orderId, key }: Bought, token: string) => {
  const body = { amount: 29_00, token, payment: { orderId } }
  return (await shop.post('/payment/charge', body, key)).json()
}

/** The state of all orders and attempts, oldest first, and how many receipts are queued. */
async function standing() {
  const orders = await shop.db
    .selectFrom('orders')
    .select('paymentStatus')
    .orderBy('orderId')
    .execute()
  const attempts = await shop.db
    .selectFrom('paymentAttempt')
    .select('status')
    .orderBy('attemptId')
    .execute()
  const mails = await shop.mail.outbox()
  return {
    orders: orders.map((order) => order.paymentStatus),
    attempts: attempts.map((attempt) => attempt.status),
    receipts: mails.filter(({ kind }) => kind === 'payment_received').length,
  }
}

const violations = async () => (await auditDatabase(shop.db)).flatMap((found) => found.violations)

describe('the events of one charge', () => {
  const withCapture = [processing, failed, canceled, succeeded]

  it('pay the order once in each order of arrival, with every event delivered twice', async () => {
    const orders = permutations(withCapture)
    for (const order of orders) {
      const { intent } = await makeOpenPayment()
      const events = order.map((make) => make(intent))
      for (const event of [...events, ...events.toReversed()]) {
        expect((await notify(event)).json()).toEqual({ received: true })
      }
    }

    const { length } = orders
    expect(length).toBe(24)
    expect(await standing()).toEqual({
      orders: Array(length).fill('PAID'),
      attempts: Array(length).fill('SUCCEEDED'),
      receipts: length,
    })
    expect(await shop.count('provider_event')).toBe(length * withCapture.length)
    expect(await shop.count('orphan_capture')).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('leave the order payable in each order of arrival if none is a capture', async () => {
    const cases = permutations([processing, failed, canceled])
    for (const order of cases) {
      const { order: bought, intent } = await makeOpenPayment()
      for (const make of order) await notify(make(intent))
      const { orders } = await standing()
      expect(orders.at(-1)).toBe('UNPAID')
      expect((await charge(bought, 'tok_visa')).statusCode).toBe(0)
      for (const make of order) await notify(make(intent))
    }

    const { orders, receipts } = await standing()
    expect(orders).toEqual(Array(cases.length).fill('PAID'))
    expect(receipts).toBe(cases.length)
    expect(await violations()).toEqual([])
  })

  it('act once when twenty copies arrive together', async () => {
    const { intent } = await makeOpenPayment()
    const event = succeeded(intent)

    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(event)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await standing()).toEqual({ orders: ['PAID'], attempts: ['SUCCEEDED'], receipts: 1 })
    expect(await shop.count('provider_event')).toBe(1)
  })

  it('are only recorded if they arrive after the order was paid', async () => {
    const { productId } = await shop.make.product()
    await buy(shop, { lines: [{ productId, quantity: 1 }], card: 'tok_visa' })
    const [intent] = stripe.books.intents.values()
    if (!intent) throw new Error('Stripe was not asked')

    for (const make of [failed, canceled, processing, succeeded]) await notify(make(intent))

    expect(await standing()).toEqual({ orders: ['PAID'], attempts: ['SUCCEEDED'], receipts: 1 })
    expect(await violations()).toEqual([])
  })

  it('refund a late payment if another card has paid meanwhile', async () => {
    const { order, intent } = await makeOpenPayment()
    await notify(failed(intent))
    await charge(order, 'tok_visa')

    stripe.books.complete(intent.id)
    await notify(succeeded(intent))
    await notify(succeeded(intent))
    await reconcileRefunds(shop.deps)

    expect(await standing()).toEqual({
      orders: ['PAID'],
      attempts: ['FAILED', 'SUCCEEDED'],
      receipts: 1,
    })
    expect(stripe.books.refundedOf(intent.id)).toBe(29_00)
    expect(await violations()).toEqual([])
  })
})

describe('an event is refused, and nothing is stored,', () => {
  const now = () => new Date()
  const ago = (ms: number) => new Date(Date.now() - ms)

  it.each([
    ['signed by somebody else', { secret: 'whsec_guessed' }],
    ['signed five minutes and a second ago: a recording', { at: ago(301_000) }],
    ['signed two hours ago', { at: ago(120 * MINUTE_MS) }],
  ])('when it is %s', async (_why, signing) => {
    const { intent } = await makeOpenPayment()

    const answer = await notify(succeeded(intent), signing)

    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await shop.count('provider_event')).toBe(0)
    expect((await standing()).orders).toEqual(['UNPAID'])
  })

  it.each([
    ['without a signature', (body: string) => ({ body, signature: '' })],
    ['with a signature of nothing', (body: string) => ({ body, signature: `t=${seconds()},v1=` })],
    ['with words for a signature', (body: string) => ({ body, signature: 'trust me' })],
    [
      'with a byte of its body changed',
      (body: string, signature: string) => ({ body: body.replace('2900', '2901'), signature }),
    ],
    [
      'with the time of a recording brought up to date',
      (body: string, signature: string) => ({
        body,
        signature: signature.replace(/t=\d+/, `t=${seconds() + 1}`),
      }),
    ],
  ])('when it comes %s', async (_how, forge) => {
    const { intent } = await makeOpenPayment()
    const signed = signedEvent(succeeded(intent))

    const { body, signature } = forge(signed.body, signed.signature)
    const headers = { 'stripe-signature': signature }
    const answer = await shop.post('/payment/webhook', body, { headers })

    expect(answer.statusCode).toBe(400)
    expect(await shop.count('provider_event')).toBe(0)
    expect((await standing()).orders).toEqual(['UNPAID'])
  })

  it.each(['null', '[]', '{}', '"event"', '{"id":7,"type":"payment_intent.succeeded"}', '{"id":'])(
    'if its signed body is %s',
    async (body) => {
      const { signature } = signedEvent(body)

      const headers = { 'stripe-signature': signature }
      const answer = await shop.post('/payment/webhook', body, { headers })

      expect(answer.statusCode).toBe(400)
      expect(await shop.count('provider_event')).toBe(0)
    },
  )

  it('if it is longer than a megabyte, before it is read', async () => {
    const answer = await shop.post('/payment/webhook', 'x'.repeat(1024 * 1024 + 1))

    expect(answer.statusCode).toBe(413)
  })

  it("if the shop's clock is two hours off; the reconciler settles its payment", async () => {
    const { intent } = await makeOpenPayment()
    stripe.books.complete(intent.id)
    shop.clock.set(new Date(now().getTime() + 120 * MINUTE_MS))

    const answer = await notify(succeeded(intent))
    await shop.db
      .updateTable('paymentAttempt')
      .set({ createdAt: ago(MINUTE_MS) })
      .execute()
    await reconcilePayments(shop.deps)

    expect(answer.statusCode).toBe(400)
    expect(await standing()).toEqual({ orders: ['PAID'], attempts: ['SUCCEEDED'], receipts: 1 })
  })

  const seconds = () => Math.floor(Date.now() / 1000)
})

describe('an event is accepted', () => {
  it.each([
    ['just within five minutes', () => ({ at: new Date(Date.now() - 4 * MINUTE_MS) })],
    ['signed with the secret that is being replaced', () => ({ secret: OLD_WEBHOOK_SECRET })],
  ])('%s', async (_why, signing) => {
    const { intent } = await makeOpenPayment()

    const answer = await notify(succeeded(intent), signing())

    expect(answer.statusCode).toBe(200)
    expect((await standing()).orders).toEqual(['PAID'])
  })

  it('of almost a megabyte', async () => {
    const { intent } = await makeOpenPayment()
    const padding = { note: 'x'.repeat(1_000_000) }

    const answer = await notify(succeeded(intent, { metadata: { ...intent.metadata, ...padding } }))

    expect(answer.statusCode).toBe(200)
    expect((await standing()).orders).toEqual(['PAID'])
  })
})

describe('a signed event pays nothing', () => {
  it.each([
    ['of a small genuine payment', { amount_received: 1 }],
    ['of one cent less', { amount_received: 28_99 }],
    ['of one cent more', { amount_received: 29_01 }],
    ['in another currency', { currency: 'jpy' }],
    ['of a payment that the shop did not make', { metadata: {} }],
  ])('%s', async (_what, change) => {
    const { intent } = await makeOpenPayment()

    const answer = await notify(succeeded(intent, change))

    expect(answer.statusCode).toBe(200)
    expect(await standing()).toEqual({ orders: ['UNPAID'], attempts: ['UNKNOWN'], receipts: 0 })
    expect(await violations()).toEqual([])
  })

  it('if it belongs to another order, by any of the three names of its attempt', async () => {
    const cheap = await makeOpenPayment()
    const dear = await makeOpenPayment()
    for (const name of ['order', 'attempt', 'key']) {
      const metadata = { ...cheap.intent.metadata, [name]: dear.intent.metadata[name] ?? '' }
      await notify(succeeded(cheap.intent, { metadata }))
    }

    expect((await standing()).orders).toEqual(['UNPAID', 'UNPAID'])
    expect(await violations()).toEqual([])
  })
})

import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StripeFailure } from '../../../../test/providers/stripe-server.ts'
import { startStripeShop } from '../../../../test/providers/stripe-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { auditDatabase } from '../../../audit/audit-database.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const { shop, stripe, reset, close } = await startStripeShop()
beforeEach(reset)
afterEach(() => void vi.useRealTimers())
afterAll(close)

/** The SDK tries three times if it gets no answer. */
const always = (on: StripeFailure['on'], how: StripeFailure['how']) =>
  stripe.fail({ on, how, times: /drop|fail/.test(how) ? 3 : 1 })

/** A guest's order of 29.00 in all. */
async function makeOrder(): Promise<Bought> {
  const { productId } = await shop.make.product()
  return buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
}

const charge = ({ orderId, key }: Bought, idempotencyKey = `click-of-order-${orderId}`) =>
  shop.post(
    '/payment/charge',
    { amount: 29_00, token: 'pm_card_visa', payment: { orderId } },
    { headers: { ...key.headers, 'idempotency-key': idempotencyKey } },
  )
const confirm = async ({ orderId, key }: Bought) =>
  (await shop.post('/payment/confirm', { orderId }, key)).json()

/** Lets the reconciler check everything that is open. */
async function reconcile() {
  await sql`update payment_attempt set created_at = now() - interval '3 minutes'`.execute(shop.db)
  return reconcilePayments(shop.deps)
}

/** The state of the orders, what Stripe captured in cents, and what the audit finds. */
async function standing() {
  const orders = await shop.db
    .selectFrom('orders')
    .select('paymentStatus')
    .orderBy('orderId')
    .execute()
  const intents = [...stripe.books.intents.values()]
  const findings = await auditDatabase(shop.db)
  return {
    orders: orders.map(({ paymentStatus }) => paymentStatus),
    captured: intents.reduce((sum, { amount_received }) => sum + amount_received, 0),
    violations: findings.flatMap(({ violations }) => violations),
  }
}

describe('a provider that is asked to charge', () => {
  it.each([
    ['breaks the line before it acts', 'drop before acting', 'UNPAID'],
    ['breaks the line after it acted', 'drop after acting', 'PAID'],
    ['fails before it acts', 'fail before acting', 'UNPAID'],
    ['fails after it acted', 'fail after acting', 'PAID'],
    ['answers in HTML', 'talk HTML after acting', 'PAID'],
    ['answers an empty object', 'say nothing of use after acting', 'PAID'],
  ] as const)('and %s leaves the payment open until it is asked again', async (_what, how, end) => {
    const order = await makeOrder()
    always('confirm', how)

    const answer = await charge(order)
    const impatient = await charge(order, 'another-click')
    await reconcile()

    expect([answer.json().statusCode, impatient.json().statusCode]).toEqual([-2, -2])
    expect(answer.statusCode).toBe(200)
    const captured = end === 'PAID' ? 29_00 : 0
    expect(await standing()).toEqual({ orders: [end], captured, violations: [] })
  })

  it.each([
    ['method', 'drop after acting'],
    ['create', 'drop after acting'],
    ['create', 'talk HTML after acting'],
    ['create', 'say nothing of use after acting'],
  ] as const)(
    'and fails at the step %s (%s) never charges; the order stays payable',
    async (on, how) => {
      const order = await makeOrder()
      always(on, how)
      const body = { amount: 29_00, token: 'tok_visa', payment: { orderId: order.orderId } }

      const lost = (await shop.post('/payment/charge', body, order.key)).json()
      await reconcile()
      const between = await standing()
      const paid = (await charge(order)).json()

      expect([lost.statusCode, paid.statusCode]).toEqual([-2, 0])
      expect(between).toEqual({ orders: ['UNPAID'], captured: 0, violations: [] })
      expect(await standing()).toEqual({ orders: ['PAID'], captured: 29_00, violations: [] })
    },
  )

  it.each([1, 28_99, 29_01, 2_900_000])(
    'and reports %d cents pays nothing until it reports the right amount',
    async (reported) => {
      const order = await makeOrder()
      const { error } = shop.deps.logger
      const alarm = vi.fn()
      shop.deps.logger.error = alarm
      stripe.books.reportedAmount = reported

      const answer = (await charge(order)).json()
      const { orders } = await standing()
      stripe.books.reportedAmount = undefined
      await reconcile()
      shop.deps.logger.error = error

      expect(answer.statusCode).toBe(-2)
      expect(orders).toEqual(['UNPAID'])
      expect(alarm).toHaveBeenCalledOnce()
      expect(await standing()).toEqual({ orders: ['PAID'], captured: 29_00, violations: [] })
    },
  )

  it('and hangs is not waited for beyond fifteen seconds', async () => {
    const order = await makeOrder()
    const acted = whenActed('confirm')
    stripe.fail({ on: 'confirm', how: 'hang after acting' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    const charging = charge(order)
    await acted
    vi.advanceTimersByTime(15_000)
    const answer = (await charging).json()
    vi.useRealTimers()
    stripe.release()

    expect(answer.statusCode).toBe(-2)
    expect((await confirm(order)).statusCode).toBe(0)
    expect(await standing()).toEqual({ orders: ['PAID'], captured: 29_00, violations: [] })
  })
})

it('a repeat of an abandoned charge gets its state, not a request to wait', async () => {
  const order = await makeOrder()
  const acted = whenActed('confirm')
  stripe.fail({ on: 'confirm', how: 'hang after acting' })
  const first = charge(order)
  await acted

  await sql`update payment_attempt set created_at = now() - interval '21 seconds'`.execute(shop.db)
  const repeat = await charge(order)
  stripe.release()

  expect(repeat.json().statusCode).toBe(0)
  expect((await first).json().statusCode).toBe(0)
  expect(await standing()).toEqual({ orders: ['PAID'], captured: 29_00, violations: [] })
})

it('a provider that keeps failing is not called: 503 with Retry-After, and nothing is started', async () => {
  const broken = await startStripeShop()
  const { productId } = await broken.shop.make.product({ quantity: 99 })
  const orders: Bought[] = []
  for (let made = 0; made < 6; made++) {
    const lines = [{ productId, quantity: 1 }]
    orders.push(await buy(broken.shop, { lines, card: null }))
  }
  broken.stripe.fail({ on: 'create', how: 'drop before acting', times: 15 })
  const pay = ({ orderId, key }: Bought) =>
    broken.shop.post(
      '/payment/charge',
      { amount: 29_00, token: 'pm_card_visa', payment: { orderId } },
      key,
    )
  const [last, ...others] = orders as [Bought, ...Bought[]]

  const answers = await Promise.all(others.map(pay))
  const refused = await pay(last)
  const attempts = await broken.shop.count('payment_attempt')
  const asked = broken.stripe.asked.length
  await broken.close()

  expect(answers.map((answer) => answer.json().statusCode)).toEqual(Array(5).fill(-2))
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(refused.headers['retry-after']).toBe('30')
  expect(refused.json().detail).toMatch(/not charged|try again/i)
  expect([attempts, asked]).toEqual([5, 15])
})

/** Resolves when the server has done this step. */
function whenActed(wanted: StripeFailure['on']) {
  return new Promise<void>((resolve) => {
    stripe.watch((step, when) => {
      if (step === wanted && when === 'done') resolve()
    })
  })
}

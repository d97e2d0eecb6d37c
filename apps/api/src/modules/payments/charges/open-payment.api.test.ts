import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { NoAnswer } from '../../../gateways/breaker/no-answer.ts'
import type { CardGateway } from '../../../gateways/cards/card-gateway.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** How the provider misbehaves in a test. */
let fault: 'none' | 'silent' | 'other amount' = 'none'

const unreliable = (sandbox: CardGateway): CardGateway => ({
  ...sandbox,
  async charge(request) {
    const charge = await sandbox.charge(request)
    if (fault === 'other amount' && charge.state === 'succeeded')
      return { ...charge, amountCents: 1 }
    return charge
  },
  find: (known) =>
    fault === 'silent' ? Promise.reject(new NoAnswer('no connection')) : sandbox.find(known),
})

const shop = await startTestShop({ cards: unreliable })
beforeEach(() => {
  fault = 'none'
  return shop.reset()
})
afterAll(() => shop.close())

interface Held {
  orderId: number
  orderToken: string
}

const post = (url: string, body: object, { orderToken }: Held, key?: string) =>
  shop.post(url, body, {
    headers: { 'x-order-token': orderToken, ...(key && { 'idempotency-key': key }) },
  })
const charge = (order: Held, token: string, key?: string) =>
  post('/payment/charge', { amount: 29_00, token, payment: { orderId: order.orderId } }, order, key)
const confirm = async (order: Held) =>
  (await post('/payment/confirm', { orderId: order.orderId }, order)).json()
const decide = (action: object, approve: boolean) =>
  shop.post('/payment/sandbox/challenge', { ...action, approve })

/** A guest's order of 29.00 in all. */
async function makeOrder(): Promise<Held> {
  const { order, orderToken } = await shop.make.order()
  return { orderId: order.orderId, orderToken }
}

async function paymentStatus({ orderId }: Held) {
  const order = await shop.db
    .selectFrom('orders')
    .select('paymentStatus')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.paymentStatus
}

const statuses = async () =>
  (await shop.db.selectFrom('paymentAttempt').select('status').orderBy('attemptId').execute()).map(
    ({ status }) => status,
  )

/** Moves all attempts into the past. */
const age = (interval: string) =>
  sql`update payment_attempt set created_at = now() - ${interval}::interval`.execute(shop.db)

describe("the bank's 3-D Secure step", () => {
  it('pays the order when the shopper approves', async () => {
    const order = await makeOrder()

    const asked = (await charge(order, 'tok_3ds_required')).json()
    const before = await paymentStatus(order)
    const decided = await decide(asked.cardInfo.action, true)
    const answer = await confirm(order)

    expect(asked).toMatchObject({ statusCode: 1, cardInfo: { action: { type: '3ds' } } })
    expect(before).toBe('UNPAID')
    expect(decided.json()).toEqual({ done: true })
    expect(answer).toMatchObject({ statusCode: 0, cardInfo: { last4: '3220' } })
    expect(await paymentStatus(order)).toBe('PAID')
    expect(await shop.count('outbox')).toBe(1)
  })

  it('leaves the order payable when the shopper refuses', async () => {
    const order = await makeOrder()
    const asked = (await charge(order, 'tok_3ds_required')).json()

    await decide(asked.cardInfo.action, false)
    const answer = await confirm(order)
    const paid = await charge(order, 'tok_visa')

    expect(answer).toMatchObject({
      statusCode: -1,
      cardInfo: { failure_message: 'Your bank did not confirm this payment.' },
    })
    expect(paid.json().statusCode).toBe(0)
  })

  it('is shown again after a reload, and to a repeat of the request', async () => {
    const order = await makeOrder()
    const asked = (await charge(order, 'tok_3ds_required', 'key-of-the-click')).json()

    const repeated = await charge(order, 'tok_3ds_required', 'key-of-the-click')

    expect(await confirm(order)).toEqual(asked)
    expect(repeated.json()).toEqual(asked)
    expect(repeated.headers['idempotent-replayed']).toBe('true')
    const kept = await shop.db.selectFrom('idempotentAnswer').select('body').execute()
    expect(JSON.stringify(kept)).not.toContain(asked.cardInfo.action.clientSecret)
  })

  it('is abandoned when another card is used; a later approval is too late', async () => {
    const order = await makeOrder()
    const asked = (await charge(order, 'tok_3ds_required')).json()

    const paid = (await charge(order, 'tok_visa')).json()
    const late = await decide(asked.cardInfo.action, true)

    expect(paid.statusCode).toBe(0)
    expect(late.statusCode).toBe(404)
    expect(await statuses()).toEqual(['CANCELED', 'SUCCEEDED'])
  })

  it('counts when it was approved just before another card is used', async () => {
    const order = await makeOrder()
    const asked = (await charge(order, 'tok_3ds_required')).json()
    await decide(asked.cardInfo.action, true)

    const other = (await charge(order, 'tok_visa')).json()

    expect(other).toMatchObject({ statusCode: -1, statusDesc: 'This order is already paid' })
    expect(await statuses()).toEqual(['SUCCEEDED'])
  })

  it.each([{ clientSecret: 'guessed' }, { reference: 'sbx_guessed' }])(
    'ignores %j',
    async (guess) => {
      const order = await makeOrder()
      const asked = (await charge(order, 'tok_3ds_required')).json()

      const answer = await decide({ ...asked.cardInfo.action, ...guess }, true)

      expect(answer.statusCode).toBe(404)
      expect(await paymentStatus(order)).toBe('UNPAID')
    },
  )

  it('is not abandoned for a request with a wrong amount', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_3ds_required')
    const body = { amount: 1, token: 'tok_visa', payment: { orderId: order.orderId } }

    await post('/payment/charge', body, order)

    expect(await statuses()).toEqual(['ACTION_REQUIRED'])
  })
})

describe('a lost response', () => {
  it('is not a failure: nothing else is charged, and checking again finds the payment', async () => {
    const order = await makeOrder()

    const lost = (await charge(order, 'tok_lost_answer')).json()
    const impatient = (await charge(order, 'tok_visa')).json()
    const found = await confirm(order)

    expect(lost).toMatchObject({ statusCode: -2, statusDesc: 'Payment is being confirmed' })
    expect(impatient.statusCode).toBe(-2)
    expect(found.statusCode).toBe(0)
    expect(await shop.count('sandbox_charge')).toBe(1)
    expect(await paymentStatus(order)).toBe('PAID')
  })

  it('is found for a repeat of the same request', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_lost_answer', 'key-of-the-click')

    const repeat = await charge(order, 'tok_lost_answer', 'key-of-the-click')

    expect(repeat.json().statusCode).toBe(0)
    expect(await shop.count('sandbox_charge')).toBe(1)
  })

  it('stays open while the provider is unreachable', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_lost_answer')
    fault = 'silent'

    expect((await confirm(order)).statusCode).toBe(-2)
    await age('10 minutes')
    expect((await confirm(order)).statusCode).toBe(-2)
    fault = 'none'
    expect((await confirm(order)).statusCode).toBe(0)
  })
})

it('a request that never arrived counts as not charged after two minutes, not before', async () => {
  const order = await makeOrder()

  const lost = (await charge(order, 'tok_lost_request')).json()
  const soon = await confirm(order)
  await age('121 seconds')
  const later = await confirm(order)
  const paid = (await charge(order, 'tok_visa')).json()

  expect([lost.statusCode, soon.statusCode]).toEqual([-2, -2])
  expect(later).toMatchObject({
    statusCode: -1,
    statusDesc: 'Your card was not charged. Please try again.',
  })
  expect(paid.statusCode).toBe(0)
})

it('a slow provider is waited for', async () => {
  const order = await makeOrder()

  const slow = (await charge(order, 'tok_processing')).json()
  const soon = await confirm(order)
  shop.clock.set(new Date(Date.now() + 6_000))
  const later = await confirm(order)

  expect([slow.statusCode, soon.statusCode, later.statusCode]).toEqual([-2, -2, 0])
})

it('a capture of another amount never pays an order', async () => {
  const order = await makeOrder()
  fault = 'other amount'
  const alarms: unknown[] = []
  const { error } = shop.deps.logger
  shop.deps.logger.error = (...alarm: unknown[]) => void alarms.push(alarm)

  const answer = (await charge(order, 'tok_visa')).json()
  shop.deps.logger.error = error

  expect(answer.statusCode).toBe(-2)
  expect(await paymentStatus(order)).toBe('UNPAID')
  expect(await statuses()).toEqual(['UNKNOWN'])
  expect(JSON.stringify(alarms)).toContain('captured another amount')
})

describe('the reconciler', () => {
  it('settles what the shopper did not wait for, and mails the receipt once', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_lost_answer')

    const tooSoon = await reconcilePayments(shop.deps)
    await age('31 seconds')
    const [first, second] = await Promise.all([
      reconcilePayments(shop.deps),
      reconcilePayments(shop.deps),
    ])

    expect(tooSoon).toBe(0)
    expect(first + second).toBe(1)
    expect(await paymentStatus(order)).toBe('PAID')
    expect(await shop.count('outbox')).toBe(1)
    expect((await confirm(order)).statusCode).toBe(0)
  })

  it('checks again at increasing intervals', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_lost_answer')
    fault = 'silent'
    await age('31 seconds')

    const first = await reconcilePayments(shop.deps)
    const atOnce = await reconcilePayments(shop.deps)
    await sql`update payment_attempt set checked_at = now() - interval '2 minutes 1 second'`.execute(
      shop.db,
    )
    const later = await reconcilePayments(shop.deps)

    expect([first, atOnce, later]).toEqual([1, 0, 1])
    expect(await statuses()).toEqual(['UNKNOWN'])
  })

  it('checks at once what was recorded before the clock was set back', async () => {
    await charge(await makeOrder(), 'tok_lost_answer')
    await age('-1 day')

    expect(await reconcilePayments(shop.deps)).toBe(1)
    expect(await statuses()).toEqual(['SUCCEEDED'])
  })

  it("abandons a bank's step after an hour, so that the order can be paid in another way", async () => {
    const order = await makeOrder()
    await charge(order, 'tok_3ds_required')
    await age('61 minutes')

    await reconcilePayments(shop.deps)

    expect(await statuses()).toEqual(['CANCELED'])
    expect((await charge(order, 'tok_visa')).json().statusCode).toBe(0)
  })

  it('finishes an attempt whose process died before the charge', async () => {
    const order = await makeOrder()
    await charge(order, 'tok_lost_request')
    await sql`update payment_attempt set status = 'PENDING'`.execute(shop.db)
    await age('3 minutes')

    await reconcilePayments(shop.deps)

    expect(await statuses()).toEqual(['FAILED'])
  })
})

describe('card testing', () => {
  it('ends after five attempts on one order, for an hour', async () => {
    const order = await makeOrder()
    const codes = []
    for (let click = 0; click < 6; click++) {
      codes.push((await charge(order, 'tok_declined', `click-number-${click}`)).statusCode)
    }
    await age('61 minutes')

    expect(codes).toEqual([...Array(5).fill(200), 429])
    expect((await charge(order, 'tok_visa')).json().statusCode).toBe(0)
  })

  it('ends after three different cards on one order, for a day', async () => {
    const order = await makeOrder()
    const codes = []
    for (const card of ['declined', 'expired_card', 'incorrect_cvc', 'visa']) {
      codes.push((await charge(order, `tok_${card}`)).statusCode)
    }
    await age('61 minutes')
    const later = await charge(order, 'tok_visa', 'an-hour-later')
    await age('25 hours')

    expect(codes).toEqual([200, 200, 200, 429])
    expect(later.statusCode).toBe(429)
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(22 * 3600)
    expect((await charge(order, 'tok_visa', 'a-day-later')).json().statusCode).toBe(0)
  })

  it('ends after ten declined cards from one address, for orders of any number', async () => {
    const codes = []
    for (let made = 0; made < 11; made++) {
      codes.push((await charge(await makeOrder(), 'tok_declined')).statusCode)
    }

    expect(codes).toEqual([...Array(10).fill(200), 429])
  })
})

describe('confirming a payment', () => {
  it("requires the order's token", async () => {
    const mine = await makeOrder()
    const foreign = await makeOrder()
    await charge(foreign, 'tok_visa')

    const nobody = await shop.post('/payment/confirm', { orderId: foreign.orderId })
    const other = await post('/payment/confirm', { orderId: foreign.orderId }, mine)
    const never = await post('/payment/confirm', { orderId: mine.orderId }, mine)

    expect([nobody.statusCode, other.statusCode, never.statusCode]).toEqual([401, 404, 404])
  })
})

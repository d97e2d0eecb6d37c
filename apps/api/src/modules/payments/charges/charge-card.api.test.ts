import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import type { ChargeRequest } from '../../../gateways/cards/card-gateway.ts'

/** What the provider was asked to charge, and whether the attempt was already on record. */
const asked: (ChargeRequest & { onRecord: boolean })[] = []

const shop = await startTestShop({
  config: { rateLimitFactor: 100 },
  cards: (sandbox) => ({
    ...sandbox,
    async charge(request) {
      // Another connection sees only what is committed.
      const attempt = await shop.db
        .selectFrom('paymentAttempt')
        .select('status')
        .where('attemptId', '=', request.attemptId)
        .executeTakeFirst()
      asked.push({ ...request, onRecord: attempt?.status === 'PENDING' })
      return sandbox.charge(request)
    },
  }),
})
beforeEach(() => {
  asked.length = 0
  return shop.reset()
})
afterAll(() => shop.close())

interface Paying {
  orderId: number
  orderToken: string
  token?: string
  amount?: number
  key?: string
}

const charge = ({ orderId, orderToken, token = 'tok_visa', amount = 29_00, key }: Paying) =>
  shop.post(
    '/payment/charge',
    { amount, token, payment: { orderId } },
    { headers: { 'x-order-token': orderToken, ...(key && { 'idempotency-key': key }) } },
  )

/** A guest's order of 29.00 in all. */
async function makeOrder() {
  const { order, orderToken } = await shop.make.order()
  return { orderId: order.orderId, orderToken }
}

async function paymentStatus(orderId: number) {
  const order = await shop.db
    .selectFrom('orders')
    .select('paymentStatus')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.paymentStatus
}

const attempts = () =>
  shop.db.selectFrom('paymentAttempt').selectAll().orderBy('attemptId').execute()

describe('an approved card', () => {
  it('pays the order, once, and queues the receipt', async () => {
    const order = await makeOrder()

    const answer = await charge(order)
    const again = await charge({ ...order, key: 'another-click' })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      statusCode: 0,
      statusDesc: 'Sandbox transaction success',
      sentence: { code: 'transactionSuccess', params: { provider: 'Sandbox' } },
      cardInfo: { failure_message: null, brand: 'Visa', last4: '4242', action: null },
    })
    expect(again.json()).toMatchObject({ statusCode: -1, statusDesc: 'This order is already paid' })
    expect(await paymentStatus(order.orderId)).toBe('PAID')
    expect(await shop.mail.outbox()).toMatchObject([
      { kind: 'payment_received', orderId: order.orderId, recipient: 'ada@example.com' },
    ])
    expect(asked).toHaveLength(1)
  })

  it('is charged only after the attempt is recorded', async () => {
    await charge(await makeOrder())

    expect(asked).toMatchObject([{ amountCents: 29_00, currency: 'USD', onRecord: true }])
  })
})

describe('a declined card', () => {
  const declining = SANDBOX_CARDS.filter((card) => card.outcome === 'decline')

  it.each(declining)(
    '($label) is explained in words, and the order stays payable',
    async (card) => {
      const order = await makeOrder()

      const declined = await charge({ ...order, token: card.token })
      const statusAfter = await paymentStatus(order.orderId)
      const paid = await charge(order)

      expect(declined.statusCode).toBe(200)
      expect(declined.json()).toMatchObject({
        statusCode: -1,
        statusDesc: card.message,
        cardInfo: { failure_message: card.message, last4: card.number.slice(-4) },
      })
      expect(statusAfter).toBe('UNPAID')
      expect(paid.json().statusCode).toBe(0)
      expect(await attempts()).toMatchObject([{ status: 'FAILED' }, { status: 'SUCCEEDED' }])
    },
  )

  it('with an unknown token is declined as well', async () => {
    const order = await makeOrder()

    const answer = await charge({ ...order, token: 'tok_never_seen' })

    expect(answer.json()).toMatchObject({ statusCode: -1, statusDesc: 'No such card token.' })
  })
})

describe('nothing is charged', () => {
  it.each([28_99, 29_01, 1])('if the amount is %i instead of 2900 cents', async (amount) => {
    const order = await makeOrder()

    const answer = await charge({ ...order, amount })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      statusCode: -1,
      statusDesc: 'Amount does not match the order',
    })
    expect(asked).toEqual([])
    expect(await attempts()).toEqual([])
  })

  it('for a cancelled order', async () => {
    const order = await makeOrder()
    await shop.db.updateTable('orders').set({ orderStatus: 'REJECTED' }).execute()

    const answer = await charge(order)

    expect(answer.json()).toMatchObject({
      statusCode: -1,
      statusDesc: 'This order can no longer be paid',
    })
    expect(asked).toEqual([])
  })

  it('without any token or session', async () => {
    const { orderId } = await makeOrder()

    const body = { amount: 29_00, token: 'tok_visa', payment: { orderId } }

    expect((await shop.post('/payment/charge', body)).statusCode).toBe(401)
    expect(asked).toEqual([])
  })

  it("for someone else's order, which is answered like an unknown one", async () => {
    const mine = await makeOrder()
    const foreign = await makeOrder()

    const other = await charge({ ...mine, orderId: foreign.orderId })
    const unknown = await charge({ ...mine, orderId: 4711 })

    expect(other.statusCode).toBe(404)
    expect(other.json()).toEqual(unknown.json())
    expect(asked).toEqual([])
  })

  it.each([
    { token: 'card_visa' },
    { token: '4242424242424242' },
    { token: 'tok_4242424242424242' },
    { token: '' },
    { amount: 0 },
    { amount: 29.5 },
    { amount: -2900 },
    { amount: '2900' },
  ])('for the malformed request %j', async (change) => {
    const { orderId, orderToken } = await makeOrder()
    const body = { amount: 29_00, token: 'tok_visa', payment: { orderId }, ...change }

    const answer = await shop.post('/payment/charge', body, {
      headers: { 'x-order-token': orderToken },
    })

    expect(answer.statusCode).toBe(422)
    expect(asked).toEqual([])
  })
})

describe('many clicks', () => {
  it('of one request charge once and get the same answer', async () => {
    const order = await makeOrder()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => charge({ ...order, key: 'one-click-on-pay' })),
    )

    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => answers[0]?.json()))
    expect(answers[0]?.json().statusCode).toBe(0)
    const replays = answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')
    expect(replays).toHaveLength(19)
    expect(asked).toHaveLength(1)
    expect(await shop.count('sandbox_charge')).toBe(1)
  })

  it('of different requests charge once', async () => {
    const order = await makeOrder()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) => charge({ ...order, key: `click-number-${click}` })),
    )

    const codes = answers.map((answer) => answer.json().statusCode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code < 0)).toHaveLength(19)
    expect(asked).toHaveLength(1)
    expect(await shop.count('sandbox_charge')).toBe(1)
    expect(await shop.count('outbox')).toBe(1)
  })

  it('without a key count as one within ten minutes', async () => {
    const order = await makeOrder()

    const first = await charge(order)
    const second = await charge(order)

    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotent-replayed']).toBe('true')
  })

  it('with one key for two cards are refused', async () => {
    const order = await makeOrder()
    await charge({ ...order, token: 'tok_declined', key: 'my-only-key' })

    const other = await charge({ ...order, token: 'tok_visa', key: 'my-only-key' })

    expect(other.statusCode).toBe(422)
    expect(other.json().code).toBe('KEY_REUSED')
  })
})

it('no card number is stored anywhere in the database', async () => {
  const order = await makeOrder()
  for (const { number, token } of SANDBOX_CARDS) {
    await charge({ ...order, token: `tok_${number}` })
    await charge({ ...order, token })
  }

  const everything = await allRows()

  expect(everything).toContain('tok_visa')
  for (const { number } of SANDBOX_CARDS) expect(everything).not.toContain(number)
})

/** Every row of every table as text. */
async function allRows() {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(shop.db)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.raw(name)} t`.execute(shop.db)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

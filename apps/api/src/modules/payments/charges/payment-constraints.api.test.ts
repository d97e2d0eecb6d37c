import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.close())
/** One unpaid guest order of 2900 cents. */
beforeEach(async () => {
  await shop.reset()
  await shop.make.order()
})

/** Runs SQL with full rights, bypassing all our code. */
const send = (statement: string) => sql.raw(statement).execute(shop.db)

const attemptOf = (number: number, status: string, amount = 2900, currency = 'USD') => `
  insert into payment_attempt (order_id, attempt_number, provider, idempotency_key, amount_cents, currency, status)
  values (1, ${number}, 'sandbox', 'attempt-${number}', ${amount}, '${currency}', '${status}')`
const PAY = `update orders set payment_status = 'PAID'`

describe('attempts to pay', () => {
  const LIVE = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN', 'SUCCEEDED']

  it.each(LIVE.flatMap((first) => LIVE.map((second) => ({ first, second }))))(
    'have at most one live one: no $second beside $first (P1)',
    async ({ first, second }) => {
      await send(attemptOf(1, first))

      await expect(send(attemptOf(2, second))).rejects.toThrow('one_live_payment')
    },
  )

  it.each(['FAILED', 'CANCELED'])('may follow one that is %s', async (status) => {
    await send(attemptOf(1, status))
    await send(attemptOf(2, 'PENDING'))

    expect(await shop.count('payment_attempt')).toBe(2)
  })

  it('never leave a capture, however late an event arrives (P4)', async () => {
    await send(attemptOf(1, 'SUCCEEDED'))

    for (const status of ['FAILED', 'UNKNOWN', 'PENDING', 'CANCELED', 'ACTION_REQUIRED']) {
      await send(`update payment_attempt set status = '${status}'`)
    }

    const attempts = await shop.db.selectFrom('paymentAttempt').select('status').execute()
    expect(attempts).toEqual([{ status: 'SUCCEEDED' }])
  })

  it.each([
    ['amount', `update payment_attempt set amount_cents = 1`],
    ['currency', `update payment_attempt set currency = 'PKR'`],
    ['key', `update payment_attempt set idempotency_key = 'other'`],
    ['order', `update payment_attempt set order_id = 2`],
    ['record', `delete from payment_attempt`],
  ])('keep their %s', async (_name, statement) => {
    await shop.make.order()
    await send(attemptOf(1, 'PENDING'))

    await expect(send(statement)).rejects.toThrow(/is fixed|append-only/)
  })
})

describe('an order is paid only with a capture of the same amount and currency (P3)', () => {
  it.each([
    ['no attempt at all', []],
    ['a pending one', [attemptOf(1, 'PENDING')]],
    ['a failed one', [attemptOf(1, 'FAILED')]],
    ['one of another amount', [attemptOf(1, 'SUCCEEDED', 2899)]],
    ['one of another currency', [attemptOf(1, 'SUCCEEDED', 2900, 'PKR')]],
  ])('not with %s', async (_name, statements) => {
    for (const statement of statements) await send(statement)

    await expect(send(PAY)).rejects.toThrow('without a matching capture')
  })

  it('if the amounts match', async () => {
    await send(attemptOf(1, 'SUCCEEDED'))
    await send(PAY)

    const orders = await shop.db.selectFrom('orders').select('paymentStatus').execute()
    expect(orders).toEqual([{ paymentStatus: 'PAID' }])
  })

  it('and never becomes unpaid again', async () => {
    await send(attemptOf(1, 'SUCCEEDED'))
    await send(PAY)

    await expect(send(`update orders set payment_status = 'UNPAID'`)).rejects.toThrow('cannot move')
  })

  it('refunds come after the payment and stay within it (M6)', async () => {
    await expect(send(`update orders set payment_status = 'REFUNDED'`)).rejects.toThrow(
      'cannot move',
    )
    await expect(send(`update orders set refunded_cents = 2901`)).rejects.toThrow(
      'check constraint',
    )
  })
})

it('an event of the provider is stored once (P5)', async () => {
  const event = `insert into provider_event (event_id, provider, type, payload) values ('evt_1', 'sandbox', 'paid', '{}')`
  const copies = await Promise.allSettled(Array.from({ length: 10 }, () => send(event)))

  expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.count('provider_event')).toBe(1)
})

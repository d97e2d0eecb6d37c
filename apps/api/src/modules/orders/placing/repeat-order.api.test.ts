import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { ada, guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { findOrdersByTokens } from '../access/capability.repository.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** As the web app makes them. */
const RANDOM_KEY = '5f0f6a2e58a54b3ea6f00d2ab0f4a001'
const KEY = '5f0f6a2e-58a5-4b3e-a6f0-0d2ab0f4a001'

async function signedInAs(password: string) {
  const { bearer } = await signIn(shop, await shop.make.customer({ password }))
  return { authorization: `Bearer ${bearer}` }
}

interface Call {
  key?: string
  quantity?: number
  email?: string
  headers?: Record<string, string>
  remoteAddress?: string
}

/** Saves an order of product 1. */
const save = ({ key, quantity = 1, email = ada.email, headers = {}, remoteAddress }: Call = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders/save',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(key && { 'idempotency-key': key }),
    },
    ...(remoteAddress && { remoteAddress }),
    payload: JSON.stringify(guestOrder([{ productId: 1, quantity }], email)),
  })

const withoutToken = (body: Record<string, unknown>) => ({ ...body, orderToken: 'a token' })

describe('the same order with the same key', () => {
  it('is placed once; the repeat gets the first response and a working token', async () => {
    await shop.make.product({ quantity: 5 })

    const first = await save({ key: KEY })
    const repeat = await save({ key: KEY })

    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(repeat.headers['idempotent-replayed']).toBe('true')
    expect(withoutToken(repeat.json())).toEqual(withoutToken(first.json()))
    expect(await tokensThatWork(first.json().orderToken, repeat.json().orderToken)).toBe(2)
    expect(await shop.count('orders')).toBe(1)
    expect(await shop.count('outbox')).toBe(1)
  })

  it('stores no readable token', async () => {
    await shop.make.product()

    const { orderToken } = (await save({ key: KEY })).json()

    const kept = await shop.db.selectFrom('idempotentAnswer').select('body').execute()
    expect(JSON.stringify(kept)).not.toContain(orderToken)
    expect(kept).toMatchObject([{ body: { orderToken: null } }])
  })

  it('opens the order no longer after a late repeat than after the first response', async () => {
    await shop.make.product()
    await save({ key: KEY })
    await save({ key: KEY })

    const rows = await shop.db.selectFrom('orderCapability').select('expiresAt').execute()

    expect(rows[0]?.expiresAt).toEqual(rows[1]?.expiresAt)
  })

  it('is found again from another network address, since the first response may have been lost', async () => {
    await shop.make.product()
    await save({ key: KEY, remoteAddress: '10.0.0.1' })

    const repeat = await save({ key: KEY, remoteAddress: '10.9.9.9' })

    expect(repeat.headers['idempotent-replayed']).toBe('true')
  })

  it('is placed once when thirty copies arrive together', async () => {
    await shop.make.product({ quantity: 50 })

    const answers = await Promise.all(Array.from({ length: 30 }, () => save({ key: KEY })))

    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
    const replays = answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')
    expect(replays).toHaveLength(29)
    expect(await shop.count('orders')).toBe(1)
    expect(await shop.count('stock_movement')).toBe(2)
    expect(await shop.count('outbox')).toBe(1)
  })

  it('is retried after a refusal', async () => {
    await shop.make.product({ productStatus: 'N' })

    const refused = await save({ key: KEY })
    await shop.db.updateTable('product').set({ productStatus: 'A' }).execute()
    const placed = await save({ key: KEY })

    expect(refused.statusCode).toBe(409)
    expect(placed.statusCode).toBe(200)
    expect(placed.headers['idempotent-replayed']).toBeUndefined()
  })
})

describe('a key', () => {
  it('used for another order is refused', async () => {
    await shop.make.product()
    await save({ key: KEY })

    const other = await save({ key: KEY, quantity: 2 })

    expect(other.statusCode).toBe(422)
    expect(other.json().code).toBe('KEY_REUSED')
    expect(await shop.count('orders')).toBe(1)
  })

  it('used with another email after a lost answer makes no second order', async () => {
    await shop.make.product()
    const first = (await save({ key: KEY })).json()

    const changed = await save({ key: KEY, email: 'bo@example.com' })
    const again = await save({ key: KEY })

    expect(changed.statusCode).toBe(422)
    expect(changed.json()).toMatchObject({
      code: 'KEY_REUSED',
      detail: 'This was already sent with other details. The first one was kept.',
    })
    expect(changed.body).not.toContain(first.orders.orderNum)
    expect(again.json().orders).toEqual(first.orders)
    expect(await shop.count('orders')).toBe(1)
    expect(await shop.count('customer')).toBe(1)
  })

  it.each([
    ['in an account, then as a guest', true],
    ['as a guest, then in an account', false],
  ])('that is random makes one order, also sent %s', async (_, isFirstInAccount) => {
    await shop.make.product()
    const signedIn = { key: RANDOM_KEY, headers: await signedInAs('a staple for Ada') }
    const guest = { key: RANDOM_KEY }

    const first = await save(isFirstInAccount ? signedIn : guest)
    const second = await save(isFirstInAccount ? guest : signedIn)

    expect(first.statusCode).toBe(200)
    expect(second.json().code).toBe('KEY_REUSED')
    expect(second.body).not.toContain(first.json().orders.orderNum)
    expect(await shop.count('orders')).toBe(1)
  })

  it("that is random reveals nothing about another account's order", async () => {
    await shop.make.product()
    const first = await save({ key: RANDOM_KEY, headers: await signedInAs('a staple for Ada') })

    const other = await save({ key: RANDOM_KEY, headers: await signedInAs('another staple') })

    expect(other.json().code).toBe('KEY_REUSED')
    expect(other.body).not.toContain(first.json().orders.orderNum)
  })

  it('that can be guessed is scoped to an account', async () => {
    await shop.make.product()
    await save({ key: 'order-0001', headers: await signedInAs('a staple for Ada') })

    await save({ key: 'order-0001', headers: await signedInAs('another staple') })
    await save({ key: 'order-0001' })

    expect(await shop.count('orders')).toBe(3)
  })

  it.each(['short', 'with space in it', 'x'.repeat(256)])(
    'of the form %s is refused',
    async (key) => {
      await shop.make.product()

      expect((await save({ key })).statusCode).toBe(422)
    },
  )
})

describe('the same order without a key', () => {
  it('is placed once within ten minutes, even when clicked twice at once', async () => {
    await shop.make.product()

    const answers = await Promise.all([save(), save()])
    const later = await save()

    expect(new Set([...answers, later].map((answer) => answer.json().orders.orderNum)).size).toBe(1)
    expect(await shop.count('orders')).toBe(1)
  })

  it('is a new order after ten minutes', async () => {
    await shop.make.product()
    await save()

    await pretendLater(11)
    const later = await save()

    expect(later.headers['idempotent-replayed']).toBeUndefined()
    expect(await shop.count('orders')).toBe(2)
  })

  it('is another order from another network address, or of another quantity', async () => {
    await shop.make.product()
    await save()

    await save({ remoteAddress: '10.9.9.9' })
    await save({ quantity: 2 })

    expect(await shop.count('orders')).toBe(3)
  })

  it('is distinct from one whose header has the same key', async () => {
    await shop.make.product()
    await save()
    const [{ key } = { key: '' }] = await shop.db
      .selectFrom('idempotentAnswer')
      .select('key')
      .execute()

    const other = await save({ key })

    expect(other.headers['idempotent-replayed']).toBeUndefined()
  })
})

/** How many of the tokens open an order, by the stored hashes. */
async function tokensThatWork(...tokens: string[]) {
  return (await findOrdersByTokens(shop.db, tokens.map(tokenHash))).length
}

/** Moves everything that happened so far into the past. */
async function pretendLater(minutes: number) {
  const past = new Date(Date.now() - minutes * 60_000)
  await shop.db.updateTable('idempotentAnswer').set({ createdAt: past }).execute()
  shop.clock.set(new Date(Date.now() + minutes * 60_000))
}

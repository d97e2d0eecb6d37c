import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let ada: CallOptions
let adaId: number
beforeEach(async () => {
  await shop.reset()
  const customer = await shop.make.customer({ password: 'quite a long staple' })
  adaId = customer.custId
  ada = await signIn(shop, customer)
})
afterAll(() => shop.close())

interface Line {
  productId: number
  quantity: number
  cut?: string | null
  notes?: string
}
const full = ({ cut = null, notes = '', ...line }: Line) => ({ ...line, cut, notes })
const sync = (lines: Line[], base: Line[] = [], who = ada) =>
  shop.post('/carts/sync', { base: base.map(full), lines: lines.map(full) }, who)
async function synced(lines: Line[], base: Line[] = []): Promise<[number, number][]> {
  const answer = await sync(lines, base)
  expect(answer.statusCode).toBe(200)
  return answer.json().lines.map((line: Line) => [line.productId, line.quantity])
}
const products = async (count: number) => {
  const made = []
  for (let at = 0; at < count; at++) made.push(await shop.make.product({ quantity: 99 }))
  return made.map(({ productId }) => productId)
}
const staff = async () => signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

describe('the cart of a customer', () => {
  it('merges two devices, does not add up quantities, and a removal stays a removal', async () => {
    const [gauze = 0, tape = 0] = await products(2)

    expect(await synced([{ productId: gauze, quantity: 2 }])).toEqual([[gauze, 2]])
    // Another device, with a cart from before it signed in.
    const both: [number, number][] = [
      [gauze, 3],
      [tape, 1],
    ]
    const brought = [
      { productId: gauze, quantity: 3 },
      { productId: tape, quantity: 1 },
    ]
    expect(await synced(brought)).toEqual(both)
    // Its answer was lost, or a second tab signs in.
    expect(await synced(brought)).toEqual(both)

    expect(await synced([{ productId: tape, quantity: 1 }], brought)).toEqual([[tape, 1]])
    // The first device, which has changed nothing, receives both.
    expect(
      await synced([{ productId: gauze, quantity: 2 }], [{ productId: gauze, quantity: 2 }]),
    ).toEqual([[tape, 1]])
  })

  it('shows what a line is called, even if its product is gone', async () => {
    const { productId, sku } = await shop.make.product({ productName: 'Paper tape' })
    const line = { productId, quantity: 1, cut: '12 in', notes: 'for Mom' }

    expect((await sync([line])).json().lines).toEqual([{ ...line, sku, productName: 'Paper tape' }])
    expect((await sync([{ productId: 4711, quantity: 1 }], [])).json().lines).toContainEqual(
      full({ productId: 4711, quantity: 1, ...{ sku: '', productName: '' } }),
    )
  })

  it.each([
    ['a card number in a note', { notes: '4242 4242 4242 4242' }],
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity of 100', { quantity: 100 }],
    ['a note of 501 characters', { notes: 'x'.repeat(501) }],
  ])('refuses %s and keeps what it has', async (_, wrong) => {
    const [gauze = 0] = await products(1)
    await sync([{ productId: gauze, quantity: 2 }])

    const refused = await sync([{ productId: gauze, quantity: 1, ...wrong }])

    expect(refused.statusCode).toBe(422)
    expect(await synced([])).toEqual([[gauze, 2]])
  })

  it('loses nothing when many devices save at once', async () => {
    const ids = await products(8)
    const [shared = 0] = ids
    const answers = await Promise.all(
      ids.map((productId, at) =>
        sync([
          { productId, quantity: 1, notes: 'mine' },
          { productId: shared, quantity: at + 1 },
        ]),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200))
    const { lines } = (await sync([])).json()
    expect(lines.filter(({ notes }: Line) => notes === 'mine')).toHaveLength(8)
    expect(lines.find(({ notes }: Line) => notes === '').quantity).toBe(8)
    expect(lines).toHaveLength(9)
  })

  it('is separate for each customer', async () => {
    const [gauze = 0] = await products(1)
    await sync([{ productId: gauze, quantity: 2 }])
    const ben = await signIn(shop, await shop.make.customer({ password: 'quite a long staple' }))

    expect((await sync([], [], ben)).json()).toEqual({ lines: [] })
    expect((await shop.post('/carts/sync', { base: [], lines: [] })).statusCode).toBe(401)
  })
})

const orderOf = (items: object[]) => ({ ...guestOrder([]), orderItems: items, customer: null })
const order = (items: object[], key: string, who?: CallOptions) =>
  shop.post('/orders/save', orderOf(items), {
    ...who,
    headers: { 'idempotency-key': key },
  })

describe('an order', () => {
  it('removes its lines once, and not again when it is repeated', async () => {
    const [gauze = 0, tape = 0] = await products(2)
    await sync([
      { productId: gauze, quantity: 2 },
      { productId: gauze, quantity: 1, notes: 'soft' },
      { productId: tape, quantity: 1 },
    ])
    const items = [
      { productId: gauze, quantity: 1 },
      { productId: gauze, quantity: 1, notes: 'soft' },
    ]

    expect((await order(items, 'order-of-ada', ada)).statusCode).toBe(200)
    expect(await synced([])).toEqual([[tape, 1]])
    // The answer was lost; meanwhile she adds more.
    await sync([{ productId: gauze, quantity: 5 }])
    expect((await order(items, 'order-of-ada', ada)).statusCode).toBe(200)
    expect(await synced([])).toEqual([
      [gauze, 5],
      [tape, 1],
    ])
  })

  it('if refused, or placed by a guest with the same email, leaves it unchanged', async () => {
    const [gauze = 0] = await products(1)
    await sync([{ productId: gauze, quantity: 2 }])
    const { email } = await shop.db
      .selectFrom('customer')
      .select('email')
      .where('custId', '=', adaId)
      .executeTakeFirstOrThrow()

    expect((await order([{ productId: 4711, quantity: 1 }], 'refused-one', ada)).statusCode).toBe(
      409,
    )
    const guests = guestOrder([{ productId: gauze, quantity: 1 }])
    const placed = await shop.post('/orders/save', {
      ...guests,
      customer: { ...guests.customer, email },
    })
    expect(placed.statusCode).toBe(200)
    expect(await synced([])).toEqual([[gauze, 2]])
  })

  it('during a sync leaves no ordered line behind', async () => {
    const [gauze = 0, tape = 0] = await products(2)
    const base = [{ productId: gauze, quantity: 1 }]
    for (let turn = 0; turn < 6; turn++) {
      await sync(base)
      const answers = await Promise.all([
        order(base, `at-once-${turn}`, ada),
        sync([...base, { productId: tape, quantity: turn + 1 }], base),
        sync(base, base),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(await synced([])).toEqual([[tape, turn + 1]])
      await sync([], [{ productId: tape, quantity: turn + 1 }])
    }
  })
})

describe('a link to a cart', () => {
  const share = (lines: Line[], who = ada) =>
    shop.post('/carts/links/save', { lines: lines.map(full) }, who)
  const open = (token: string) => shop.post('/carts/open', { token })

  it('shows its lines to anyone, as they were, without revealing whose they are', async () => {
    const { productId, sku } = await shop.make.product({ productName: 'Paper tape' })
    const line = full({ productId, quantity: 3, cut: '12 in' })
    const link = (await share([line])).json()

    const opened = await open(link.token)

    expect(opened.json()).toEqual({
      lines: [{ ...line, sku, productName: 'Paper tape' }],
      expiresAt: link.expiresAt,
    })
    expect(opened.body).not.toContain('ada')
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    // Only what identifies it is stored.
    const stored = JSON.stringify(await shop.db.selectFrom('cartLink').selectAll().execute())
    expect(stored).not.toContain(link.token)
  })

  it('is listed without its token, and opens nothing once its customer has revoked it', async () => {
    const [gauze = 0] = await products(1)
    const { token, ...head } = (await share([{ productId: gauze, quantity: 1 }])).json()
    const ben = await signIn(shop, await shop.make.customer({ password: 'quite a long staple' }))
    const url = `/carts/links/${head.linkId}`

    expect((await shop.get('/carts/links', ada)).json()).toEqual([head])
    expect((await shop.get('/carts/links', ben)).json()).toEqual([])
    expect((await shop.delete(url, ben)).statusCode).toBe(404)
    expect((await open(token)).statusCode).toBe(200)
    expect((await shop.delete(url, ada)).json()).toEqual({ ended: true })
    expect((await open(token)).json()).toMatchObject({ code: 'LINK_ENDED' })
    expect((await shop.get('/carts/links', ada)).json()).toEqual([])
  })

  it('expires after 30 days, and is deleted the night after', async () => {
    const [gauze = 0] = await products(1)
    const { token } = (await share([{ productId: gauze, quantity: 1 }])).json()
    await sql`update cart_link set expires_at = now() - interval '1 second'`.execute(shop.db)

    expect((await open(token)).statusCode).toBe(409)
    await cleanUp(shop.deps)
    expect(await shop.count('cart_link')).toBe(0)
  })

  it('is one of twenty at most', async () => {
    const [gauze = 0] = await products(1)
    for (let made = 0; made < 20; made++) await share([{ productId: gauze, quantity: 1 }])

    expect((await share([{ productId: gauze, quantity: 1 }])).statusCode).toBe(429)
    expect((await share([])).statusCode).toBe(422)
    expect((await open('x'.repeat(43))).statusCode).toBe(409)
    expect(await shop.count('cart_link')).toBe(20)
  })
})

describe('when staff', () => {
  const withCart = async () => {
    const [gauze = 0, tape = 0] = await products(2)
    await sync([
      { productId: gauze, quantity: 2, notes: 'for my knee' },
      { productId: tape, quantity: 1 },
    ])
    await shop.post('/carts/links/save', { lines: [full({ productId: gauze, quantity: 2 })] }, ada)
    const { email } = await shop.db
      .selectFrom('customer')
      .select('email')
      .where('custId', '=', adaId)
      .executeTakeFirstOrThrow()
    return { gauze, tape, email }
  }

  it('export a customer, the cart is included', async () => {
    const { gauze, tape } = await withCart()

    const answer = await shop.get(`/staff/customers/${adaId}/export`, await staff())

    expect(answer.json()).toMatchObject({
      cart: [
        { product_id: gauze, quantity: 2, notes: 'for my knee' },
        { product_id: tape, quantity: 1 },
      ],
      cartLinks: [{ lines: [{ productId: gauze, quantity: 2 }] }],
    })
  })

  it('erase a customer, cart and links are deleted', async () => {
    const { email } = await withCart()

    await shop.post(`/staff/customers/${adaId}/erase`, { confirmEmail: email }, await staff())

    expect(await shop.count('customer_cart')).toBe(0)
    expect(await shop.count('customer_cart_line')).toBe(0)
    expect(await shop.count('cart_link')).toBe(0)
  })

  it('merge two records, their carts are merged like those of two devices', async () => {
    const { gauze, tape, email } = await withCart()
    const stays = await shop.make.customer({ password: 'quite a long staple' })
    const who = await signIn(shop, stays)
    await sync([{ productId: tape, quantity: 4 }], [], who)

    const merge = { fromCustId: adaId, intoCustId: stays.custId, confirmEmail: email }
    expect((await shop.post('/staff/customers/merge', merge, await staff())).statusCode).toBe(200)

    const { lines } = (await sync([], [], who)).json()
    expect(lines.map((line: Line) => [line.productId, line.quantity])).toEqual([
      [tape, 4],
      [gauze, 2],
    ])
    expect((await shop.get('/carts/links', who)).json()).toHaveLength(1)
  })
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenRules } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../test/shoppers/austin.ts'
import { ada } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  support = undefined
})
afterAll(() => shop.close())

const password = 'correct horse battery'
const WHO = { name: 'Ada Byron', email: ada.email, phone: '512 555 0148', note: 'By June.' }
const UNTIL = '2999-01-01'

let support: ReturnType<typeof signIn> | undefined
/** One member of staff for a whole test. */
async function staff() {
  support ??= signIn(shop, await shop.make.staff({ role: 'SUPPORT', password }))
  return support
}

const inDays = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select to_char(public.shop_day() + ${days}::int, 'YYYY-MM-DD') as day`.execute(shop.db)
  return rows[0]?.day ?? UNTIL
}

interface Wanted {
  quantity: number
  /** In cents. */
  price: number
}

/** Products sold by a quote alone; one that has a price of its own, on sale, if `isPriced`. */
async function makeGoods(count: number, isPriced = false) {
  const goods = []
  for (let number = 1; number <= count; number += 1) {
    goods.push(
      await shop.make.product({
        productName: `Brace ${number}`,
        ...(isPriced ? { unitPriceCents: 100_00 } : { quoteOnly: true, unitPriceCents: 0 }),
      }),
    )
  }
  return goods
}

const ask = (goods: { productId: number }[], wanted: readonly Wanted[], options = {}) =>
  shop.post(
    '/quotes/ask',
    {
      ...WHO,
      lines: goods.map(({ productId }, at) => ({ productId, quantity: wanted[at]?.quantity ?? 1 })),
    },
    options,
  )

async function offer(wanted: readonly Wanted[], { requestId = 1, days = 30 } = {}) {
  const prices = wanted.map(({ price }, at) => ({ lineNumber: at + 1, unitPrice: price / 100 }))
  return shop.post(
    '/staff/quotes/answer',
    {
      requestId,
      answer: 'With delivery to your door.',
      offer: { prices, validUntil: await inDays(days) },
    },
    await staff(),
  )
}

/** 10 % off everything, without a code. */
async function startPromotion() {
  const owner = await signIn(shop, await shop.make.staff({ role: 'OWNER', password }))
  const action = { type: 'PERCENT_OFF', rate: 10_000 }
  const limits = { startsOn: null, endsOn: null, useLimit: null, useLimitPerCustomer: null }
  const made = await shop.post(
    '/staff/promotions',
    {
      name: 'Sale',
      nameEs: 'Oferta',
      code: null,
      action,
      conditions: [],
      priority: 10,
      exclusive: false,
      ...limits,
    },
    owner,
  )
  const { promotionId } = made.json()
  const move = `/staff/promotions/${promotionId}/move`
  expect((await shop.post(move, { state: 'ACTIVE' }, owner)).statusCode).toBe(200)
}

/** The token of the newest mail with a quote. */
async function mailedToken() {
  await shop.runJobs()
  const texts = shop.mail.sent.map(({ text }) => text).toReversed()
  return texts.flatMap((text) => text.match(/#\/quote\/offer\/([\w-]{43})/)?.[1] ?? [])[0] ?? ''
}

const accept = (named: object, orders: object = AUSTIN, options = {}) =>
  shop.post('/quotes/accept', { ...named, orders, customer: ada }, options)
const open = (named: object, options = {}) => shop.post('/quotes/open', named, options)

const TWO: Wanted[] = [
  { quantity: 2, price: 129_99 },
  { quantity: 1, price: 40_00 },
]

describe('a quote for several products', () => {
  it('is asked for once, with each product once, and read by staff with its lines', async () => {
    const [brace, walker] = await makeGoods(2)
    const lines = [
      { productId: brace?.productId, quantity: 2 },
      { productId: walker?.productId, quantity: 1 },
      { productId: brace?.productId, quantity: 3 },
    ]

    const key = { headers: { 'idempotency-key': 'quote-list-0001' } }
    const send = () => shop.post('/quotes/ask', { ...WHO, lines }, key)
    await Promise.all([send(), send()])

    const found = (await shop.get('/staff/quotes?q=Brace 2', await staff())).json()
    expect(found.total).toBe(1)
    expect(found.rows[0]).toMatchObject({
      productName: 'Brace 1',
      lines: [
        { lineNumber: 1, productName: 'Brace 1', quantity: 5, unitPrice: null },
        { lineNumber: 2, productName: 'Brace 2', quantity: 1, unitPrice: null },
      ],
    })
    await shop.runJobs()
    expect(shop.mail.sent.map(({ subject }) => subject)).toEqual(['Quote request: Brace 1 (+1)'])
  })

  it('names no product, hidden or too many: nothing is stored', async () => {
    const [brace] = await makeGoods(1)
    const hidden = await shop.make.product({ productStatus: 'N' })
    const line = (productId: number | undefined) => ({ productId, quantity: 1 })

    const answers = [
      await shop.post('/quotes/ask', { ...WHO, lines: [] }),
      await shop.post('/quotes/ask', {
        ...WHO,
        lines: [line(brace?.productId), line(hidden.productId)],
      }),
      await shop.post('/quotes/ask', { ...WHO, lines: Array(51).fill(line(brace?.productId)) }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422])
    expect(await shop.count('quote_request')).toBe(0)
  })

  it('of a version that knows one product has its line too', async () => {
    const [brace] = await makeGoods(1)
    await sql`insert into quote_request (product_id, product_name, sku, name, email, phone, quantity)
      select product_id, product_name, sku, 'Ada', 'ada@example.com', '5550100', 7 from product
      where product_id = ${brace?.productId}`.execute(shop.db)

    const { rows } = (await shop.get('/staff/quotes', await staff())).json()
    expect(rows[0].lines).toMatchObject([{ productName: 'Brace 1', quantity: 7 }])
  })
})

describe('an answer with prices', () => {
  it('is mailed with a link that opens this quote alone, which becomes an order', async () => {
    const goods = await makeGoods(2)
    await ask(goods, TWO)
    expect((await offer(TWO)).json()).toMatchObject({ validUntil: await inDays(30) })
    const token = await mailedToken()

    const opened = (await open({ token })).json()
    expect(opened).toMatchObject({
      state: 'OPEN',
      goodsTotal: 299.98,
      lines: [{ unitPrice: 129.99, lineTotal: 259.98 }, { unitPrice: 40 }],
    })
    const place = { country: 'United States', stateProvince: 'TX', postalCode: '78701' }
    const priced = await shop.post('/quotes/price', {
      token,
      orders: { pickupType: 'DELIVERY', ...place },
    })
    expect(priced.json()).toMatchObject({ subtotal: 299.98, discount: 0, problems: [] })

    const { grandTotal } = priced.json()
    const placed = await accept({ token }, { ...AUSTIN, grandTotal })

    expect(placed.statusCode).toBe(200)
    expect(placed.json().orders).toMatchObject({ grandTotal, orderAmount: 299.98, discount: 0 })
    expect(placed.json().orderToken).toMatch(/^[\w-]{43}$/)
    expect((await open({ token })).json()).toMatchObject({
      state: 'ORDERED',
      orderNum: placed.json().orders.orderNum,
    })
    expect(JSON.stringify(await shop.mail.outbox())).not.toContain(token)
    expect(await brokenRules(shop)).toEqual([])
  })

  it('holds whatever the product costs today, and no promotion lowers it', async () => {
    const goods = await makeGoods(1, true)
    await startPromotion()
    const wanted = [{ quantity: 4, price: 95_00 }]
    await ask(goods, wanted)
    await offer(wanted)
    const token = await mailedToken()
    await shop.db
      .updateTable('product')
      .set({
        unitPriceCents: 80_00,
        salePriceCents: 10_00,
        optionsAttributes: JSON.stringify([{ description: 'CUTPRICE', value: '' }]),
      })
      .execute()

    const placed = (await accept({ token })).json()

    expect(placed.orders).toMatchObject({ orderAmount: 380 })
    expect(placed.orderItems).toMatchObject([{ unitPrice: 95, listPrice: 95, quantity: 4 }])
  })

  it('becomes one order, however many accept it at once', async () => {
    const goods = await makeGoods(2)
    await ask(goods, TWO)
    await offer(TWO)
    const token = await mailedToken()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        accept({ token }, AUSTIN, { headers: { 'idempotency-key': `accept-000${at}` } }),
      ),
    )

    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await shop.count('orders')).toBe(1)
  })

  it('can be ordered again once that order was canceled, and not in any other way', async () => {
    const goods = await makeGoods(1)
    const wanted = [{ quantity: 1, price: 50_00 }]
    await ask(goods, wanted)
    await offer(wanted)
    const token = await mailedToken()
    const key = { headers: { 'idempotency-key': 'accept-first' } }
    await accept({ token }, AUSTIN, key)
    await shop.db.updateTable('orders').set({ orderStatus: 'REJECTED' }).execute()

    expect((await accept({ token })).statusCode).toBe(200)

    const lines = goods.map(({ productId }) => ({ productId, quantity: 1 }))
    const order = await shop.post('/orders/save', { orders: {}, orderItems: lines, customer: ada })
    expect(order.statusCode).toBe(409)
    const { orderId, productId, ...item } = await shop.db
      .selectFrom('orderItem')
      .select(['orderId', 'productId', 'productName', 'sku', 'department', 'quantity', 'taken'])
      .select(['backordered', 'listPriceCents', 'taxExemptFlag', 'sellinPcs'])
      .select(['taxBasis', 'taxCents', 'taxRateMilliPercent'])
      .executeTakeFirstOrThrow()
    const cheaper = { ...item, orderId, productId, unitPriceCents: 49_99 }
    await expect(shop.db.insertInto('orderItem').values(cheaper).execute()).rejects.toThrow(
      'is sold by a quote and cannot be ordered',
    )
  })

  it('is over after its last day, and when staff close it', async () => {
    const goods = await makeGoods(1)
    const wanted = [{ quantity: 1, price: 50_00 }]
    await ask(goods, wanted)
    await offer(wanted)
    const token = await mailedToken()
    await sql`update quote_offer set valid_until = public.shop_day() - 1`.execute(shop.db)

    expect((await open({ token })).json()).toMatchObject({ state: 'EXPIRED' })
    expect((await accept({ token })).statusCode).toBe(409)

    await sql`update quote_offer set valid_until = public.shop_day()`.execute(shop.db)
    await shop.post('/staff/quotes/move', { requestId: 1, closed: true }, await staff())
    expect((await accept({ token })).statusCode).toBe(409)
    expect((await open({ token: 'x'.repeat(43) })).statusCode).toBe(409)
    expect(await shop.count('orders')).toBe(0)
  })

  it('asks again where the total is another than the one that was seen', async () => {
    const goods = await makeGoods(1)
    const wanted = [{ quantity: 1, price: 50_00 }]
    await ask(goods, wanted)
    await offer(wanted)
    const token = await mailedToken()

    const answer = await accept({ token }, { ...AUSTIN, grandTotal: 1 })

    expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { subtotal: 50 } })
    expect((await open({ token })).json().state).toBe('OPEN')
  })

  it.each([
    [[], 30, 'offer.prices.1', 'Enter a price for every product, or leave all of them empty'],
    [[{ lineNumber: 1, unitPrice: 0 }], 30, 'offer.prices.1', 'Enter a price above $0.00'],
    [
      [{ lineNumber: 1, unitPrice: 5 }],
      -1,
      'offer.validUntil',
      'Enter the last day of the prices, from today to a year from today',
    ],
    [
      [{ lineNumber: 1, unitPrice: 5 }],
      366,
      'offer.validUntil',
      'Enter the last day of the prices, from today to a year from today',
    ],
  ])('with %j for %i days is answered at %s', async (prices, days, path, message) => {
    await ask(await makeGoods(1), [{ quantity: 1, price: 0 }])
    const answer = {
      requestId: 1,
      answer: 'Here.',
      offer: { prices, validUntil: await inDays(days) },
    }

    const refused = await shop.post('/staff/quotes/answer', answer, await staff())

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toContainEqual(expect.objectContaining({ path, message }))
    expect(await shop.count('quote_offer')).toBe(0)
  })

  it('is refused for more pieces than an order can hold', async () => {
    await ask(await makeGoods(1), [{ quantity: 10_000, price: 0 }])
    const refused = await offer([{ quantity: 10_000, price: 5_00 }])
    expect(refused.json().errors).toMatchObject([{ path: 'offer.prices' }])
  })
})

describe('the account of a customer', () => {
  it('lists the quotes that they asked for, and orders at their prices', async () => {
    const customer = await shop.make.customer({ email: 'grace@example.com', password })
    const other = await shop.make.customer({ email: 'eve@example.com', password })
    const grace = await signIn(shop, customer)
    const goods = await makeGoods(2)
    await ask(goods, TWO, grace)
    await offer(TWO)

    const listed = (await shop.get('/quotes', grace)).json().quotes
    expect(listed).toMatchObject([{ requestId: 1, state: 'OPEN', goodsTotal: 299.98 }])
    const eve = await signIn(shop, other)
    expect((await shop.get('/quotes', eve)).json().quotes).toEqual([])
    expect((await open({ requestId: 1 }, eve)).statusCode).toBe(404)
    expect((await accept({ requestId: 1 }, AUSTIN, eve)).statusCode).toBe(404)

    const placed = await accept({ requestId: 1 }, AUSTIN, grace)
    expect(placed.json().orders).toMatchObject({ custId: customer.custId, orderAmount: 299.98 })
  })

  it('is exported and erased with its quotes', async () => {
    const customer = await shop.make.customer({ email: ada.email, password })
    await ask(await makeGoods(2), TWO)
    await offer(TWO)
    await shop.runJobs()
    const owner = await signIn(shop, await shop.make.staff({ role: 'OWNER', password }))

    const file = await shop.get(`/staff/customers/${customer.custId}/export`, owner)
    expect(file.json().quoteRequests[0]).toMatchObject({
      lines: [{ product_name: 'Brace 1', unit_price_cents: 129_99 }, { quantity: 1 }],
      offer: { valid_until: await inDays(30) },
    })

    const confirm = { confirmEmail: ada.email }
    const erased = await shop.post(`/staff/customers/${customer.custId}/erase`, confirm, owner)
    expect(erased.statusCode).toBe(200)
    for (const table of ['quote_request', 'quote_line', 'quote_offer', 'quote_link'] as const) {
      expect(await shop.count(table)).toBe(0)
    }
  })
})

it('the order of an accepted quote charges its cells, whatever they are', async () => {
  const someLines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 250 }),
      price: fc.integer({ min: 1, max: 900_00 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  let requestId = 0
  await fc.assert(
    fc.asyncProperty(someLines, fc.boolean(), async (wanted, isPriced) => {
      requestId += 1
      const goods = await makeGoods(wanted.length, isPriced)
      await ask(goods, wanted)
      await offer(wanted, { requestId })
      const { orders, orderItems } = (await accept({ token: await mailedToken() })).json()

      const cells = new Map<number, { quantity: number; unitPrice: number }>()
      for (const { productId, quantity, unitPrice } of orderItems) {
        const before = cells.get(productId)
        if (before) expect(before.unitPrice).toBe(unitPrice)
        cells.set(productId, { quantity: (before?.quantity ?? 0) + quantity, unitPrice })
      }
      expect(goods.map(({ productId }) => cells.get(productId))).toEqual(
        wanted.map(({ quantity, price }) => ({ quantity, unitPrice: price / 100 })),
      )
      const goodsCents = wanted.reduce((sum, line) => sum + line.quantity * line.price, 0)
      expect(Math.round(orders.orderAmount * 100)).toBe(goodsCents)
    }),
    // A visitor asks ten times an hour.
    { numRuns: 10, endOnFailure: true },
  )
  expect(await brokenRules(shop)).toEqual([])
})

it('the audit finds an order that charges another price than its quote', async () => {
  await ask(await makeGoods(2), TWO)
  await offer(TWO)
  await accept({ token: await mailedToken() })
  await sql`update quote_line set unit_price_cents = 1 where line_number = 1`.execute(shop.db)

  expect(await brokenRules(shop)).toEqual([
    'an order at the prices of a quote charges exactly these, for the pieces that were asked for',
  ])
})

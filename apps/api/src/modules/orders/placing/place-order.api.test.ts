import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone1: '5550100' }
const delivery = {
  pickupType: 'DELIVERY',
  pickupTime: 'DAYTIME',
  address: '1 Main St',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78701',
}

interface Change {
  orders?: object
  orderItems?: object[]
  customer?: object | null
  headers?: Record<string, string>
}

const save = ({ headers, ...change }: Change = {}) =>
  shop.post(
    '/orders/save',
    { orders: {}, orderItems: [{ productId: 1, quantity: 1 }], customer: ada, ...change },
    headers ? { headers } : {},
  )
const quote = (body: object) => shop.post('/orders/quote', body)
const setting = (name: string, value: unknown) =>
  shop.db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .execute()

describe('the prices of Decisions §3', () => {
  it('are 73.42 for three of a 19.99 product at 8.25 %, in quote and order alike', async () => {
    await shop.make.tax({ taxMilliPercent: 8_250 })
    const { productId } = await shop.make.product({ unitPriceCents: 19_99 })
    const orderItems = [{ productId, quantity: 3 }]

    const quoted = (await quote({ orderItems })).json()
    const saved = (await save({ orderItems, orders: { grandTotal: 73.42 } })).json()

    expect(quoted).toMatchObject({
      subtotal: 53.97,
      tax: 4.45,
      taxPercent: 8.25,
      shippingHandling: 15,
      grandTotal: 73.42,
      lines: [{ unitPrice: 17.99, listPrice: 19.99, lineTotal: 53.97, tax: 4.45 }],
      nextShipping: { missing: 46.03, cost: 10 },
    })
    expect(saved.orders).toMatchObject({
      price: 53.97,
      orderAmount: 53.97,
      tax: 4.45,
      taxPercent: 8.25,
      shippingHandling: 15,
      grandTotal: 73.42,
      orderStatus: 'NEW',
      paymentStatus: 'UNPAID',
      currency: 'USD',
    })
    expect(saved.orderItems).toMatchObject([
      { quantity: 3, unitPrice: 17.99, lineTotal: 53.97, tax: 4.45, itemStatus: 'NEW' },
    ])
  })

  it('charge 79.50 for a CUTPRICE product, with no further reduction', async () => {
    const { productId } = await shop.make.product({
      unitPriceCents: 100_00,
      salePriceCents: 79_50,
      cutPrice: true,
    })

    const { lines } = (await quote({ orderItems: [{ productId, quantity: 1 }] })).json()
    const { orderItems } = (await save({ orderItems: [{ productId, quantity: 1 }] })).json()

    expect(lines).toMatchObject([{ unitPrice: 79.5, lineTotal: 79.5, cutPrice: true }])
    expect(orderItems).toMatchObject([{ unitPrice: 79.5, lineTotal: 79.5, discount: 20.5 }])
  })

  it.each([95_00, 90_00, 120_00])(
    'charge the online price if CUTPRICE is %i cents, which is no sale',
    async (salePriceCents) => {
      const row = { unitPriceCents: 100_00, salePriceCents, cutPrice: true }
      const { productId } = await shop.make.product(row)

      const { lines } = (await quote({ orderItems: [{ productId, quantity: 1 }] })).json()
      const { orderItems } = (await save({ orderItems: [{ productId, quantity: 1 }] })).json()

      expect(lines).toMatchObject([{ unitPrice: 90, listPrice: 100, cutPrice: false }])
      expect(orderItems).toMatchObject([{ unitPrice: 90, listPrice: 100, lineTotal: 90 }])
    },
  )
})

describe('the tax', () => {
  beforeEach(async () => {
    await shop.make.tax({ stateCode: 'NY', stateName: 'New York', taxMilliPercent: 4_000 })
    await shop.make.tax({ stateCode: 'TX', stateName: 'Texas', taxMilliPercent: 6_250 })
    await shop.make.product({ unitPriceCents: 100_00 })
    await shop.db
      .insertInto('country')
      .values([
        { countryId: 124, name: 'Canada', iso2: 'CA' },
        { countryId: 276, name: 'Germany', iso2: 'DE' },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

  it.each([
    { place: {}, percent: 6.25, state: 'TX', tax: 5.63 },
    { place: { stateProvince: 'NY' }, percent: 4, state: 'NY', tax: 3.6 },
    {
      place: { stateProvince: 'new york', country: 'United States' },
      percent: 4,
      state: 'NY',
      tax: 3.6,
    },
    { place: { stateProvince: 'ny', country: 'US' }, percent: 4, state: 'NY', tax: 3.6 },
    { place: { stateProvince: 'ZZ' }, percent: 6.25, state: 'TX', tax: 5.63 },
    { place: { stateProvince: 'NY', country: 'Canada' }, percent: 0, state: null, tax: 0 },
    { place: { country: 'Germany' }, percent: 0, state: null, tax: 0 },
    { place: { country: ' germany ' }, percent: 0, state: null, tax: 0 },
    { place: { country: 'de' }, percent: 0, state: null, tax: 0 },
    // Picked up in the store, it never leaves the country.
    {
      place: { country: 'Germany', pickupType: 'IN STORE' },
      percent: 6.25,
      state: 'TX',
      tax: 5.63,
    },
    { place: { country: 'Atlantis' }, percent: 6.25, state: 'TX', tax: 5.63 },
    { place: { country: '__proto__', stateProvince: 'OR' }, percent: 6.25, state: 'TX', tax: 5.63 },
  ])('of $place is $percent %', async ({ place, percent, state, tax }) => {
    const orderItems = [{ productId: 1, quantity: 1 }]

    const quoted = (await quote({ orders: place, orderItems })).json()

    expect(quoted).toMatchObject({ taxPercent: percent, taxStateCode: state, tax })
  })

  it.each(['DELIVERY', 'IN STORE'])(
    'is not avoided by an unknown country (%s)',
    async (pickupType) => {
      const address = { address: '1 Main St', city: 'Ys', stateProvince: '-', postalCode: '1' }

      const response = await save({ orders: { pickupType, ...address, country: 'Atlantis' } })

      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toMatchObject([
        { path: 'orders.country', message: 'Choose a country from the list' },
      ])
      expect(await shop.db.selectFrom('orders').select('orderId').execute()).toEqual([])
    },
  )

  it('is not charged for exempt products', async () => {
    const exempt = await shop.make.product({ taxExemptFlag: true, unitPriceCents: 50_00 })

    const quoted = (
      await quote({ orderItems: [{ productId: exempt.productId, quantity: 1 }] })
    ).json()

    expect(quoted).toMatchObject({ tax: 0, taxPercent: 6.25 })
  })
})

describe('a quote', () => {
  it('costs nothing for an empty cart', async () => {
    expect((await quote({ orderItems: [] })).json()).toMatchObject({
      lines: [],
      subtotal: 0,
      tax: 0,
      shippingHandling: 0,
      grandTotal: 0,
      nextShipping: null,
    })
  })

  it('names products that are gone and prices the others', async () => {
    const kept = await shop.make.product()
    const hidden = await shop.make.product({ productStatus: 'N' })
    const ids = [kept.productId, hidden.productId, 999]

    const quoted = (
      await quote({ orderItems: ids.map((productId) => ({ productId, quantity: 1 })) })
    ).json()

    expect(quoted.lines).toMatchObject([{ productId: kept.productId, lineTotal: 9 }])
    expect(quoted.problems).toMatchObject([
      { productId: hidden.productId, code: 'PRODUCT_GONE', available: 0 },
      { productId: 999, code: 'PRODUCT_GONE' },
    ])
  })

  it('names what is available if backorders are off', async () => {
    await setting('allowBackorder', false)
    const { productId } = await shop.make.product({ productName: 'Sling', quantity: 2 })

    const quoted = (await quote({ orderItems: [{ productId, quantity: 3 }] })).json()

    expect(quoted.problems).toEqual([
      {
        productId,
        code: 'NOT_ENOUGH_STOCK',
        message: 'Only 2 of Sling can be ordered',
        available: 2,
      },
    ])
  })

  it('charges handling for pickups unless the owner waives it', async () => {
    const { productId } = await shop.make.product()
    const cart = { orders: { pickupType: 'IN STORE' }, orderItems: [{ productId, quantity: 1 }] }

    const charged = (await quote(cart)).json()
    await setting('waiveHandlingForPickup', true)
    const waived = (await quote(cart)).json()

    expect(charged.shippingHandling).toBe(20)
    expect(waived.shippingHandling).toBe(0)
  })

  it.each([
    { cart: {}, path: 'orderItems' },
    { cart: { orderItems: [{ productId: 1, quantity: 0 }] }, path: 'orderItems.0.quantity' },
    { cart: { orderItems: [{ productId: 1, quantity: 1.5 }] }, path: 'orderItems.0.quantity' },
    { cart: { orderItems: [{ productId: 'x', quantity: 1 }] }, path: 'orderItems.0.productId' },
  ])('refuses the malformed cart $cart', async ({ cart, path }) => {
    const response = await quote(cart)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].path).toBe(path)
  })
})

describe('an order', () => {
  it('stores the input, takes the stock and queues one mail, all in one transaction', async () => {
    const sling = await shop.make.product({ quantity: 5 })

    const response = await save({
      orders: { ...delivery, notes: 'Ring twice', representative: 'rep@example.com' },
      orderItems: [{ productId: sling.productId, quantity: 2, notes: 'left arm' }],
    })

    expect(response.statusCode).toBe(200)
    const { orders, orderItems, orderToken } = response.json()
    expect(orders).toMatchObject({
      ...delivery,
      notes: 'Ring twice',
      representative: 'rep@example.com',
    })
    expect(orders.orderNum).toMatch(/^\d{7,}$/)
    expect(orders.custId).toBeNull()
    expect(orderItems).toMatchObject([{ quantity: 2, backordered: 0, notes: 'left arm' }])
    expect(orderToken).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await stockOf(sling.productId)).toBe(3)
    expect(await shop.mail.outbox()).toMatchObject([
      {
        kind: 'order_created',
        recipient: 'ada@example.com',
        orderId: orders.orderId,
        state: 'QUEUED',
      },
    ])
    const moves = await shop.db.selectFrom('orderStatusMove').selectAll().execute()
    expect(moves).toMatchObject([{ fromStatus: null, toStatus: 'NEW', movedBy: 'guest' }])
  })

  it('has its token in a cookie for the web app, not in the body', async () => {
    await shop.make.product()

    const response = await save({ headers: { 'x-session': 'cookie' } })

    expect(response.json().orderToken).toBeNull()
    expect(response.cookies).toMatchObject([
      { name: 'mendwell_orders', httpOnly: true, sameSite: 'Lax' },
    ])
  })

  it('joins equal lines and limits the sum of a product', async () => {
    const { productId } = await shop.make.product()

    const merged = await save({
      orderItems: [
        { productId, quantity: 2 },
        { productId, quantity: 3 },
      ],
    })
    const tooMany = await save({
      orderItems: [
        { productId, quantity: 60 },
        { productId, quantity: 40 },
      ],
    })

    expect(merged.json().orderItems).toMatchObject([{ productId, quantity: 5 }])
    expect(tooMany.statusCode).toBe(422)
    expect(tooMany.json().errors).toMatchObject([
      { path: 'orderItems.1.quantity', message: 'Quantity must be a whole number from 1 to 99' },
    ])
  })

  it('promises what is on hand and records the rest as backordered', async () => {
    const few = await shop.make.product({ quantity: 2 })
    const uncounted = await shop.make.product({ quantity: null })

    const { orderItems } = (
      await save({
        orderItems: [few, uncounted].map(({ productId }) => ({ productId, quantity: 5 })),
      })
    ).json()

    expect(orderItems).toMatchObject([{ backordered: 3 }, { backordered: 5 }])
    expect(await stockOf(few.productId)).toBe(0)
    expect(await stockOf(uncounted.productId)).toBeNull()
  })

  it('ignores prices, totals, status and owner in the body', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 60_00 })

    const { orders, orderItems } = (
      await save({
        orders: { custId: 7, orderStatus: 'CLOSED', tax: 0, price: 0.01, updatedBy: 'me' },
        orderItems: [
          { productId, quantity: 1, unitPrice: 0.01, discount: 99, itemStatus: 'CLOSED' },
        ],
      })
    ).json()

    expect(orders).toMatchObject({ orderAmount: 54, orderStatus: 'NEW', custId: null })
    expect(orderItems).toMatchObject([{ unitPrice: 54, itemStatus: 'NEW', discount: 10 }])
  })

  it('stores only the name of a cut', async () => {
    const { productId } = await shop.make.product()
    const attributes = [{ description: 'Sliced', discount: 99, more: { of: ['this'] } }]

    const { orderItems } = (
      await save({ orderItems: [{ productId, quantity: 1, attributes }] })
    ).json()

    expect(orderItems[0].attributes).toEqual([{ description: 'Sliced' }])
  })
})

describe('an order is refused', () => {
  it('with a fresh quote if its total differs by a cent', async () => {
    await shop.make.product()

    const response = await save({ orders: { grandTotal: 29.01 } })

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { grandTotal: 29, subtotal: 9, lines: [{ unitPrice: 9 }] },
    })
    expect(await shop.count('orders')).toBe(0)
    expect(await shop.count('outbox')).toBe(0)
    expect(await shop.count('customer')).toBe(0)
    expect(await shop.count('message_to_post')).toBe(0)
    expect(await shop.count('graphile_worker._private_jobs')).toBe(0)
  })

  it('if a product is gone', async () => {
    const hidden = await shop.make.product({ productStatus: 'N' })

    const response = await save({ orderItems: [{ productId: hidden.productId, quantity: 1 }] })

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'PRODUCT_GONE',
      problems: [{ productId: hidden.productId }],
      quote: { lines: [] },
    })
  })

  it('naming what is available if backorders are off', async () => {
    await setting('allowBackorder', false)
    const { productId } = await shop.make.product({ productName: 'Sling', quantity: 2 })

    const response = await save({ orderItems: [{ productId, quantity: 3 }] })

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      detail: 'Only 2 of Sling can be ordered',
      problems: [{ productId, available: 2 }],
    })
    expect(await stockOf(productId)).toBe(2)
  })

  it('if the cart is empty', async () => {
    const response = await save({ orderItems: [] })

    expect(response.statusCode).toBe(422)
    expect(response.json().detail).toBe('Please add items to Cart...')
  })

  it.each([
    {
      change: { customer: null },
      messages: [
        'First Name is required',
        'Last Name is required',
        'Email is required',
        'Phone is required',
      ],
    },
    {
      change: { customer: { ...ada, email: 'ada@', firstName: ' ' } },
      messages: ['First Name is required', 'Email is Invalid'],
    },
    {
      change: { orders: { pickupType: 'DELIVERY' } },
      messages: [
        'Address1 is required',
        'Country is required',
        'StateProvince is required',
        'City is required',
        'postalCode is required',
      ],
    },
    { change: { orders: { pickupType: 'DRONE' } }, messages: [expect.any(String)] },
    {
      change: {
        orderItems: [{ productId: 1, quantity: 1, attributes: [{ description: 'x'.repeat(501) }] }],
      },
      messages: ['500 Characters Maximum'],
    },
    { change: { orders: { representative: 'nobody' } }, messages: [expect.any(String)] },
  ])('when the form is not right: $messages', async ({ change, messages }) => {
    const response = await save(change)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors.map((error: { message: string }) => error.message)).toEqual(
      messages,
    )
  })

  it('if the body is not JSON', async () => {
    expect((await shop.post('/orders/save', '{"orders":')).statusCode).toBe(400)
  })
})

describe('a guest with a known email', () => {
  it('orders under that customer without changing or seeing anything of them', async () => {
    await shop.make.product()
    const known = await shop.make.customer({
      email: 'Ada@Example.com',
      firstName: 'Augusta',
      phone1: '1',
    })

    const response = await save({ customer: { ...ada, email: 'aDA@exAMPLE.com' } })

    const [order] = await shop.db.selectFrom('orders').selectAll().execute()
    expect(order).toMatchObject({ custId: known.custId, placedBy: 'GUEST', firstName: 'Ada' })
    const after = await shop.db.selectFrom('customer').selectAll().execute()
    expect(after).toEqual([known])
    expect(JSON.stringify(response.json())).not.toContain('Augusta')
    expect(response.json().orders.custId).toBeNull()
  })

  it('gets an answer of the same shape as a new one', async () => {
    await shop.make.product()
    await shop.make.customer({ email: 'known@example.com' })

    const known = await save({ customer: { ...ada, email: 'known@example.com' } })
    const fresh = await save({ customer: { ...ada, email: 'fresh@example.com' } })

    expect(shapeOf(known.json())).toEqual(shapeOf(fresh.json()))
    expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers))
  })

  it('creates one customer however the address is typed and however many orders are concurrent', async () => {
    await shop.make.product({ quantity: 99 })
    const typed = ['bo@example.com', 'BO@example.com', 'Bo@EXAMPLE.COM', 'bO@Example.Com']

    const saves = typed.flatMap((email) =>
      [1, 2, 3].map(() => save({ customer: { ...ada, email } })),
    )
    const answers = await Promise.all(saves)

    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
    expect(await shop.count('customer')).toBe(1)
    const [customer] = await shop.db.selectFrom('customer').selectAll().execute()
    expect(customer).toMatchObject({ custType: 'C', priority: 1, emailCanonical: 'bo@example.com' })
    expect(await shop.count('credential')).toBe(0)
  })
})

async function stockOf(productId: number) {
  const row = await shop.db
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return row.quantity
}

/** The keys and types of an answer, whatever its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shapeOf(entry)]))
}

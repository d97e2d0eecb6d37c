import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../test/shoppers/austin.ts'
import { addSupplier, sendPurchase } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { notifyOverdueOrders } from '../purchasing/waiting-orders/notify-waiting-orders.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone1: '5550100' }
/** A Tuesday, an hour before the cut-off in Austin. */
const TUESDAY = '2026-11-10T19:00:00.000Z'
const IN_TEXAS = { from: '2026-11-11', to: '2026-11-13' }
const IN_MOST = { from: '2026-11-13', to: '2026-11-18' }

const now = (moment = TUESDAY) => shop.clock.set(new Date(moment))
const parcel = (days: object, pieces = 1) => ({ part: 'PARCEL', pieces, days })
const PASSWORD = 'quite a long staple'
const owner = async () => signIn(shop, await shop.make.staff({ password: PASSWORD }))

type Items = { productId: number; quantity: number }[]
const quote = async (orderItems: Items, orders: object = AUSTIN) => {
  const { pickupType, country, stateProvince, postalCode } = { ...AUSTIN, ...orders }
  const place = { pickupType, country, stateProvince, postalCode }
  return (await shop.post('/orders/quote', { orders: place, orderItems })).json()
}
const save = (orderItems: Items, orders: object = {}, customer: object | null = ada) =>
  shop.post('/orders/save', { orders: { ...AUSTIN, ...orders }, orderItems, customer })
const ask = async (productId: number, query = '') =>
  (await shop.get(`/products/${productId}/delivery${query}`)).json().delivery

/** Pieces ordered from a supplier. */
async function ordered(productId: number, quantity: number, expectedOn: string) {
  const staff = await owner()
  const supplierId = await addSupplier(shop, staff, { name: `Supplier ${expectedOn}`, leadDays: 5 })
  const terms = { itemNumber: 'A-1', cost: 2.5, packSize: 1, minQuantity: 0 }
  await shop.put(`/staff/suppliers/${supplierId}/products/${productId}`, terms, staff)
  const lines = [{ productId, quantity, cost: 2.5 }]
  const id = await sendPurchase(shop, staff, { supplierId, lines, expectedOn })
  return { id, staff, version: 3 }
}

/** The id of a paid order for this many pieces. */
async function paid(productId: number, quantity: number): Promise<number> {
  const { orders, orderToken } = (await save([{ productId, quantity }])).json()
  const { orderId, grandTotal } = orders
  const charge = { amount: Math.round(grandTotal * 100), token: 'tok_visa', payment: { orderId } }
  await shop.post('/payment/charge', charge, { headers: { 'x-order-token': orderToken } })
  return orderId
}

/** A bed ships by freight: it weighs more than a parcel may. */
const bed = () => shop.make.product({ quantity: 5, weight: 180, weightUnit: 'lb' })

describe('the delivery dates of a product', () => {
  it('are those of a piece ordered now, to most of the country or to a postal code', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 5 })

    expect(await ask(productId)).toEqual({
      place: 'MOST',
      sent: [parcel(IN_MOST)],
      collected: [{ part: 'PICKUP', pieces: 1, days: { from: '2026-11-11', to: '2026-11-11' } }],
    })
    expect(await ask(productId, '?postalCode=78701')).toMatchObject({
      place: 'POSTAL_CODE',
      sent: [parcel(IN_TEXAS)],
    })
    expect(await ask(productId, '?postalCode=78')).toMatchObject({ place: 'MOST' })
    now('2026-11-10T20:00:00.000Z')
    expect(await ask(productId, '?postalCode=78701')).toMatchObject({
      sent: [parcel({ from: '2026-11-12', to: '2026-11-16' })],
    })
  })

  it('are replaced by a promise to notify if it waits for stock', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 0 })
    const waits = [{ part: 'BACKORDER', pieces: 1, days: null }]

    expect(await ask(productId)).toEqual({ place: 'MOST', sent: waits, collected: waits })
  })

  it("use the supplier's date for pieces that no one is waiting for", async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 0 })
    await ordered(productId, 10, '2026-11-20')
    const waits = async () => (await ask(productId, '?postalCode=78701')).sent
    const on = (days: object | null) => [{ part: 'BACKORDER', pieces: 1, days }]
    const first = { from: '2026-11-24', to: '2026-11-25' }

    expect(await waits()).toEqual(on(first))
    const { orders } = (await save([{ productId, quantity: 9 }])).json()
    const kept = (await shop.get(`/staff/orders/${orders.orderId}`, await owner())).json().delivery
    expect(kept).toEqual([{ part: 'BACKORDER', pieces: 9, days: first }])
    await shop.runJobs()
    expect(shop.mail.sent.at(-1)?.text).toContain(
      'On backorder: expected Tue, Nov 24 to Wed, Nov 25',
    )
    expect(await waits()).toEqual(on(first))
    expect((await quote([{ productId, quantity: 2 }])).delivery.sent).toEqual([
      { part: 'BACKORDER', pieces: 2, days: null },
    ])
    await save([{ productId, quantity: 1 }])
    expect(await waits()).toEqual(on(null))

    await ordered(productId, 1, '2026-12-01')
    expect(await waits()).toEqual(on({ from: '2026-12-03', to: '2026-12-07' }))
    // An overdue delivery may arrive on any day.
    now('2026-12-02T15:00:00.000Z')
    expect(await waits()).toEqual(on(null))
  })

  it("move with the supplier's date, and everyone who waits is notified", async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 0 })
    const { id, version, staff } = await ordered(productId, 2, '2026-11-20')
    const [first, second] = [await paid(productId, 2), await paid(productId, 1)]
    const kept = async (orderId: number) =>
      (await shop.get(`/staff/orders/${orderId}`, staff)).json().delivery
    const on = (pieces: number, days: object | null) => [{ part: 'BACKORDER', pieces, days }]
    expect(await kept(first)).toEqual(on(2, { from: '2026-11-24', to: '2026-11-25' }))
    expect(await kept(second)).toEqual(on(1, null))
    await shop.runJobs()
    shop.mail.sent.length = 0

    const change = (body: object) =>
      shop.put(`/staff/purchase-orders/${id}/expected-day`, body, staff)
    const past = await change({ expectedOn: '2026-11-09', version })
    expect(past.json().errors).toMatchObject([
      { path: 'expectedOn', message: 'This day has passed' },
    ])
    expect((await change({ expectedOn: '2026-12-01', version: version - 1 })).statusCode).toBe(409)
    const moved = await change({ expectedOn: '2026-12-01', version })
    expect(moved.statusCode, moved.body).toBe(200)

    const later = { from: '2026-12-03', to: '2026-12-07' }
    expect(await kept(first)).toEqual(on(2, later))
    expect(await kept(second)).toEqual(on(1, null))
    await shop.runJobs()
    expect(shop.mail.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A new date for your order'),
    ])
    expect(shop.mail.sent[0]?.text).toContain('On backorder: expected Thu, Dec 3 to Mon, Dec 7')

    // Another purchase order gives the other one a date too.
    shop.mail.sent.length = 0
    await ordered(productId, 1, '2026-12-01')
    expect(await kept(second)).toEqual(on(1, later))
    const called = { to: 'CANCELLED', version: version + 1, isMailed: false }
    expect((await shop.post(`/staff/purchase-orders/${id}/move`, called, staff)).statusCode).toBe(
      200,
    )
    expect(await kept(first)).toEqual(on(2, null))
    expect(await kept(second)).toEqual(on(1, null))
    await shop.runJobs()
    expect(shop.mail.sent).toHaveLength(3)
    expect(shop.mail.sent.at(-1)?.text).toContain('On backorder: we will tell you when it ships')
  })

  it('is taken back once a supplier has not kept the day, and who waits is told once', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 0 })
    await ordered(productId, 2, '2026-11-20')
    const orderId = await paid(productId, 2)
    await shop.runJobs()
    shop.mail.sent.length = 0

    now('2026-11-20T16:00:00.000Z')
    await notifyOverdueOrders(shop.deps)
    now('2026-11-21T16:00:00.000Z')
    await Promise.all([1, 2, 3].map(() => notifyOverdueOrders(shop.deps)))
    now('2026-11-22T16:00:00.000Z')
    await notifyOverdueOrders(shop.deps)

    expect((await shop.get(`/staff/orders/${orderId}`, await owner())).json().delivery).toEqual([
      { part: 'BACKORDER', pieces: 2, days: null },
    ])
    await shop.runJobs()
    expect(shop.mail.sent).toHaveLength(1)
    expect(shop.mail.sent[0]?.text).toContain('Our supplier is late with the pieces')
    expect(shop.mail.sent[0]?.text).toContain('we will tell you when it ships')
  })

  it('are missing if no one can order it', async () => {
    const products = [
      await shop.make.product({ rx: true, quantity: 5 }),
      await shop.make.product({ quoteOnly: true, quantity: 5 }),
      await shop.make.product({ unitPriceCents: 0, quantity: 5 }),
    ]
    for (const { productId } of products) expect(await ask(productId)).toBeNull()

    const { productId } = await shop.make.product({ quantity: 0 })
    await shop.put('/staff/settings', { allowBackorder: false }, await owner())
    expect(await ask(productId)).toBeNull()
    expect((await shop.get('/products/4711/delivery')).statusCode).toBe(404)
  })
})

describe('a quote', () => {
  it('promises each part of a cart, for delivery and pickup', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 2 })
    const items = [
      { productId, quantity: 5 },
      { productId: (await bed()).productId, quantity: 1 },
    ]

    expect(await quote(items)).toMatchObject({
      quotedAt: TUESDAY,
      delivery: {
        place: 'POSTAL_CODE',
        sent: [
          parcel(IN_TEXAS, 2),
          { part: 'FREIGHT', pieces: 1, days: { from: '2026-11-16', to: '2026-11-23' } },
          { part: 'BACKORDER', pieces: 3, days: null },
        ],
        collected: [
          { part: 'PICKUP', pieces: 3, days: { from: '2026-11-11', to: '2026-11-11' } },
          { part: 'BACKORDER', pieces: 3, days: null },
        ],
      },
    })
  })

  it('has no date for another country', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 2 })
    const abroad = { country: 'Canada', stateProvince: 'ON', postalCode: 'K1A 0B1' }

    expect(await quote([{ productId, quantity: 1 }], abroad)).toMatchObject({
      delivery: { place: 'ABROAD', sent: [{ part: 'TOLD', pieces: 1, days: null }] },
    })
  })
})

describe('an order', () => {
  it('keeps the dates of its quote, which everyone with access sees', async () => {
    now('2026-11-10T19:45:00.000Z')
    const session = await owner()
    const { productId } = await shop.make.product({ quantity: 2 })
    const items = [
      { productId, quantity: 3 },
      { productId: (await bed()).productId, quantity: 1 },
    ]
    const { delivery, quotedAt } = await quote(items)

    // The cut-off passed while the shopper looked for their card.
    now('2026-11-10T20:05:00.000Z')
    const saved = (await save(items, { quotedAt })).json()

    // Later changes of the rules do not change a promise.
    now('2026-12-20T20:05:00.000Z')
    await shop.put('/staff/settings', { closedDays: { holidays: [], days: [] } }, session)
    const { orderNum, orderId } = saved.orders
    const holder = { headers: { 'x-order-token': saved.orderToken } }
    const found = await shop.post('/orders/findOrdersWithItems', { orderNumber: orderNum }, holder)
    expect(found.json().orderCustomer[0].delivery).toEqual(delivery.sent)
    const tracked = await shop.get(`/orders/${orderNum}/tracking`, holder)
    expect(tracked.json().delivery).toEqual(delivery.sent)
    const detail = await shop.get(`/staff/orders/${orderId}`, session)
    expect(detail.json().delivery).toEqual(delivery.sent)
    await shop.runJobs()
    expect(shop.mail.sent[0]?.text).toContain('Wed, Nov 11 to Fri, Nov 13 (2 pieces)')
    expect(shop.mail.sent[0]?.text).toContain('Mon, Nov 16 to Mon, Nov 23, by freight (1 piece)')
    expect(shop.mail.sent[0]?.text).toContain('we will tell you when it ships (1 piece)')
  })

  it('counts from now if its quote is old or missing', async () => {
    now('2026-11-10T21:00:00.000Z')
    const { productId } = await shop.make.product({ quantity: 9 })
    const later = [parcel({ from: '2026-11-12', to: '2026-11-16' })]

    for (const quotedAt of [TUESDAY, '2026-11-11T19:00:00.000Z', null]) {
      const { orders } = (await save([{ productId, quantity: 1 }], { quotedAt })).json()
      expect(await kept(orders.orderId)).toEqual(later)
    }
  })

  it('is one however often it is sent, whatever its date of quote', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 9 })
    const items = [{ productId, quantity: 1 }]

    await save(items, { quotedAt: TUESDAY })
    const again = await save(items, { quotedAt: '2026-11-10T18:30:00.000Z' })

    expect(again.statusCode).toBe(200)
    expect(await shop.count('orders')).toBe(1)
    expect(await shop.count('order_delivery')).toBe(1)
  })

  it('for pickup keeps its first pickup day, which is in its mail', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 9 })

    const { orders } = (await save([{ productId, quantity: 2 }], { pickupType: 'IN STORE' })).json()

    expect(await kept(orders.orderId)).toEqual([
      { part: 'PICKUP', pieces: 2, days: { from: '2026-11-11', to: '2026-11-11' } },
    ])
    await shop.runJobs()
    expect(shop.mail.sent[0]?.text).toContain('From Wed, Nov 11')
  })

  it('by phone keeps its dates too', async () => {
    now()
    const session = await owner()
    const { productId } = await shop.make.product({ quantity: 9 })
    const body = { orders: AUSTIN, orderItems: [{ productId, quantity: 1 }], customer: ada }

    const saved = await shop.post('/staff/orders/phone', body, session)

    expect(await kept(saved.json().orders.orderId)).toEqual([parcel(IN_TEXAS)])
  })

  async function kept(orderId: number) {
    const detail = await shop.get(`/staff/orders/${orderId}`, await owner())
    return detail.json().delivery
  }
})

describe('the owner’s delivery rules', () => {
  it('apply to the next quote, are in the history, and can be undone', async () => {
    now()
    const session = await owner()
    const { productId } = await shop.make.product({ quantity: 2 })
    const settings = (await shop.get('/staff/settings', session)).json()
    const dates = async () => (await quote([{ productId, quantity: 1 }])).delivery.sent[0].days

    await shop.put(
      '/staff/settings',
      {
        dispatchRules: { ...settings.dispatchRules, cutOff: '12:00' },
        closedDays: {
          holidays: ['VETERANS'],
          days: [{ day: '2026-11-12', until: '2026-11-13', name: 'Inventory' }],
        },
      },
      session,
    )
    expect(await dates()).toEqual({ from: '2026-11-17', to: '2026-11-18' })

    const { rows } = (await shop.get('/staff/history/setting/closedDays', session)).json()
    const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, session)
    expect(undone.statusCode).toBe(200)
    expect(await dates()).toEqual({ from: '2026-11-12', to: '2026-11-16' })
  })

  it("follow the shop's opening hours", async () => {
    now('2026-11-13T19:00:00.000Z')
    const { productId } = await shop.make.product({ quantity: 2 })
    const hours = (dayOfWeek: number, openTime: string, closeTime: string) => ({
      dayOfWeek,
      openTime,
      closeTime,
      closedFlag: false,
    })
    await shop.db
      .insertInto('storeHours')
      .values(hours(5, '08:00', '12:30'))
      .execute()
    await shop.db.insertInto('storeHours').values({ dayOfWeek: 6, closedFlag: true }).execute()

    // On this Friday it closes at half past twelve, before the cut-off.
    expect(await ask(productId, '?postalCode=78701')).toMatchObject({
      sent: [parcel({ from: '2026-11-17', to: '2026-11-18' })],
      collected: [{ days: { from: '2026-11-16', to: '2026-11-16' } }],
    })
  })

  it('offer no pickup while the store is closed, and refuse an order for it', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 9 })
    const items = [{ productId, quantity: 1 }]
    // The Wednesday on which goods ordered now are ready.
    await shop.db
      .insertInto('storeHours')
      .values({ dayOfWeek: 3, openTime: '13:00', closeTime: '20:00', closedFlag: false })
      .execute()
    const pickup = { ...AUSTIN, pickupType: 'IN STORE' }
    const place = (orders: object) =>
      shop.post('/orders/save', { orders, orderItems: items, customer: ada })
    const timeOf = async (orders: object) => (await place(orders)).json().orders.pickupTime

    expect((await quote(items, pickup)).pickupTimes).toEqual(['AFTERNOON', 'EVENING', 'DAYTIME'])
    const atNight = await place({ ...pickup, pickupTime: 'NIGHT' })
    expect(atNight.statusCode).toBe(422)
    expect(atNight.json().errors).toMatchObject([
      { path: 'orders.pickupTime', message: expect.stringContaining('Our store is closed') },
    ])
    expect(await timeOf({ ...pickup, pickupTime: 'EVENING' })).toBe('EVENING')
    expect(await timeOf({ pickupType: 'IN STORE' }), 'not the usual morning').toBe('AFTERNOON')
  })

  it('never have a parcel at night, whatever the hours of the store', async () => {
    now()
    const { productId } = await shop.make.product({ quantity: 9 })
    const items = [{ productId, quantity: 1 }]
    // The Wednesday on which goods ordered now are ready.
    await shop.db
      .insertInto('storeHours')
      .values({ dayOfWeek: 3, openTime: '13:00', closeTime: '23:30', closedFlag: false })
      .execute()
    const timeOf = async (orders: object) => (await save(items, orders)).json().orders.pickupTime

    const atNight = await save(items, { pickupTime: 'NIGHT' })
    expect(atNight.statusCode).toBe(422)
    expect(atNight.json().errors).toMatchObject([
      { path: 'orders.pickupTime', message: expect.stringContaining('do not deliver at night') },
    ])
    expect(await timeOf({ pickupType: 'IN STORE', pickupTime: 'NIGHT' })).toBe('NIGHT')
    expect(await timeOf({ pickupTime: 'MORNING' }), 'carriers have other hours').toBe('MORNING')
    expect(await timeOf({})).toBe('DAYTIME')
  })

  it.each([
    ['dispatchRules.cutOff', { dispatchRules: { cutOff: '2 pm' } }],
    ['dispatchRules.handlingDays', { dispatchRules: { handlingDays: { from: 3, to: 1 } } }],
    ['dispatchRules.carrierDays', { dispatchRules: { carrierDays: [] } }],
    ['dispatchRules.freightOverPounds', { dispatchRules: { freightOverPounds: -1 } }],
    ['closedDays.holidays.0', { closedDays: { holidays: ['EASTER'], days: [] } }],
    [
      'closedDays.days.0.day',
      { closedDays: { holidays: [], days: [{ day: '2026-02-30', name: '' }] } },
    ],
    [
      'closedDays.days.0',
      {
        closedDays: {
          holidays: [],
          days: [{ day: '2026-12-24', until: '2026-12-23', name: '' }],
        },
      },
    ],
    ['transitZones', { transitZones: [] }],
    ['transitZones.0.areas.0', { transitZones: [zone({ areas: ['Texas'] })] }],
    ['transitZones', { transitZones: [zone({ areas: ['TX'] })] }],
    ['transitZones', { transitZones: [zone(), zone({ name: 'Also' })] }],
    ['transitZones', { transitZones: [zone(), zone({ areas: ['TX'] })] }],
    ['transitZones.0.parcelDays', { transitZones: [zone({ parcelDays: { from: 9, to: 2 } })] }],
  ])('are refused at their field where they cannot be: %s %j', async (path, change) => {
    const session = await owner()
    const { dispatchRules } = (await shop.get('/staff/settings', session)).json()
    const body =
      'dispatchRules' in change
        ? { dispatchRules: { ...dispatchRules, ...change.dispatchRules } }
        : change

    const refused = await shop.put('/staff/settings', body, session)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await shop.count('setting')).toBe(0)
  })
})

function zone(change: object = {}) {
  const days = { from: 1, to: 2 }
  return { name: 'Here', areas: [], parcelDays: days, freightDays: null, ...change }
}

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.db
    .insertInto('country')
    .values([
      { countryId: 124, name: 'Canada', iso2: 'CA' },
      { countryId: 192, name: 'Cuba', iso2: 'CU' },
      { countryId: 276, name: 'Germany', iso2: 'DE' },
      { countryId: 630, name: 'Puerto Rico', iso2: 'PR' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await shop.make.tax()
  await shop.make.product({ unitPriceCents: 100_00 })
})
afterAll(() => shop.close())

const PASSWORD = 'correct horse battery'
const owner = async () => signIn(shop, await shop.make.staff({ password: PASSWORD }))

const customer = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '5550100',
}
const orderItems = [{ productId: 1, quantity: 1 }]
const ontario = { country: 'Canada', stateProvince: 'ON', city: 'Ottawa', postalCode: 'K1A 0B1' }
const honolulu = {
  country: 'United States',
  stateProvince: 'HI',
  city: 'Honolulu',
  postalCode: '96813',
}
const berlin = { country: 'Germany', stateProvince: 'BE', city: 'Berlin', postalCode: '10115' }
const havana = { country: 'Cuba', stateProvince: '03', city: 'Havana', postalCode: '10100' }
const sanJuan = {
  country: 'Puerto Rico',
  stateProvince: 'PR',
  city: 'San Juan',
  postalCode: '00901',
}

type Place = typeof ontario

const order = (place: Place, pickupType = 'DELIVERY') => ({
  orders: { pickupType, pickupTime: 'DAYTIME', address: '1 Main St', ...place },
  orderItems,
  customer,
})

const zones = [
  { name: 'Canada', countries: ['CA'], states: [], tiers: [{ from: 0, cost: 45 }] },
  {
    name: 'Far away',
    countries: [],
    states: ['AK', 'HI'],
    tiers: [
      { from: 0, cost: 60 },
      { from: 80, cost: 30 },
    ],
  },
  { name: 'Not there', countries: [], states: ['PR', 'GU'], tiers: [] },
]

const set = async (shippingZones: object[]) =>
  shop.put('/staff/settings', { shippingZones }, await owner())

describe('a new shop', () => {
  it.each([
    [ontario, 'orders.country', 'Canada'],
    [havana, 'orders.country', 'Cuba'],
  ])('refuses an order to %o', async (place, path, name) => {
    const refused = await shop.post('/orders/save', order(place))

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([
      {
        path,
        message: `We do not ship to ${name}. Choose another address, or pick up in our store.`,
        sentence: { code: 'placeNotServed', params: { place: name } },
      },
    ])
    expect(await shop.count('orders')).toBe(0)
  })

  it('ships to Puerto Rico, and offers pickup to everyone', async () => {
    expect((await shop.post('/orders/save', order(sanJuan))).statusCode).toBe(200)
    expect((await shop.post('/orders/save', order(ontario, 'IN STORE'))).statusCode).toBe(200)
  })
})

describe("the owner's zones", () => {
  it('set the shipping cost there, in quote and order alike', async () => {
    expect((await set(zones)).statusCode).toBe(200)

    for (const [place, shippingHandling] of [
      [ontario, 45],
      [honolulu, 30],
    ] as const) {
      const quoted = await shop.post('/orders/quote', { orders: place, orderItems })
      const saved = await shop.post('/orders/save', order(place))

      expect(quoted.json()).toMatchObject({ shippingHandling })
      expect(saved.json().orders).toMatchObject({ shippingHandling })
    }
    const { nextShipping } = (
      await shop.post('/orders/quote', {
        orders: honolulu,
        orderItems: [
          {
            productId: (await shop.make.product({ unitPriceCents: 50_00 })).productId,
            quantity: 1,
          },
        ],
      })
    ).json()
    expect(nextShipping).toEqual({ missing: 35, cost: 30 })
  })

  it('without rates are not shipped to, nor are countries outside all zones', async () => {
    await set(zones)

    const state = await shop.post('/orders/save', order({ ...sanJuan, country: 'US' }))
    const country = await shop.post('/orders/save', order(berlin))

    expect(state.json().errors).toMatchObject([
      { path: 'orders.stateProvince', sentence: { params: { place: 'PR' } } },
    ])
    expect(country.json().errors).toMatchObject([{ path: 'orders.country' }])
    expect(await shop.count('orders')).toBe(0)
  })

  it("are part of the shop's settings, and are undone with one click", async () => {
    const session = await owner()
    const before = (await shop.get('/config')).json().shippingZones
    await shop.put('/staff/settings', { shippingZones: zones }, session)
    const [, far] = (await shop.get('/config')).json().shippingZones
    expect(far.tiers).toEqual([
      { from: 80, cost: 30 },
      { from: 0, cost: 60 },
    ])

    const { rows } = (await shop.get('/staff/history/setting/shippingZones', session)).json()
    const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, session)

    expect(undone.statusCode).toBe(200)
    expect((await shop.get('/config')).json().shippingZones).toEqual(before)
  })

  it.each([
    ['shippingZones.0.countries.0', [zone({ countries: ['CU'] })]],
    ['shippingZones.0.countries.0', [zone({ countries: ['US'] })]],
    ['shippingZones.0.countries.0', [zone({ countries: ['Canada'] })]],
    ['shippingZones.0.states.0', [zone({ states: ['ON'] })]],
    ['shippingZones.0', [zone({ countries: [] })]],
    ['shippingZones.0.name', [zone({ name: ' ' })]],
    ['shippingZones.0.tiers', [zone({ tiers: [{ from: 10, cost: 5 }] })]],
    ['shippingZones.0.tiers.0.cost', [zone({ tiers: [{ from: 0, cost: -5 }] })]],
    ['shippingZones', [zone({}), zone({ name: 'Other' })]],
    ['shippingZones', [zone({}), zone({ countries: ['DE'] })]],
  ])('are refused at %s where they cannot be', async (path, wrong) => {
    const refused = await set(wrong)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await shop.count('setting')).toBe(0)
  })
})

function zone(change: object) {
  return { name: 'Zone', countries: ['CA'], states: [], tiers: [{ from: 0, cost: 9 }], ...change }
}

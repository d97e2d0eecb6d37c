import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.db
    .insertInto('country')
    .values([
      { countryId: 124, name: 'Canada', iso2: 'CA' },
      { countryId: 630, name: 'Puerto Rico', iso2: 'PR' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await shop.make.tax()
  await shop.make.product({ unitPriceCents: 10_00 })
})
afterAll(() => shop.close())

const orderItems = [{ productId: 1, quantity: 1 }]
const austin = {
  countryCode: 'US',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78704',
}
const ask = (place: object, more: object = {}) =>
  shop.post('/orders/quote/wallet', { place, orderItems, ...more })

it('prices a cart like an order to that address, and names the place like the order', async () => {
  const answer = await ask(austin)

  expect(answer.statusCode).toBe(200)
  const { quote, place } = answer.json()
  expect(place).toEqual({
    country: 'United States',
    stateProvince: 'TX',
    city: 'Austin',
    postalCode: '78704',
  })
  const saved = await shop.post('/orders/save', {
    orders: {
      pickupType: 'DELIVERY',
      address: '418 Barton Creek Road',
      ...place,
      grandTotal: quote.grandTotal,
      quotedAt: quote.quotedAt,
    },
    orderItems,
    customer: {
      firstName: 'Rosa',
      lastName: 'Diaz',
      email: 'rosa@example.com',
      phone1: '+15125550148',
    },
  })
  expect(saved.statusCode).toBe(200)
  const { tax, shippingHandling, grandTotal } = quote
  expect(saved.json().orders).toMatchObject({ ...place, tax, shippingHandling, grandTotal })
})

it.each([
  ['a state by its name', { ...austin, stateProvince: 'texas' }, { stateProvince: 'texas' }],
  ['a code of a country in small letters', { ...austin, countryCode: 'us' }, {}],
  [
    'a territory that is a country there',
    { countryCode: 'PR', city: 'San Juan', postalCode: '00901' },
    { country: 'Puerto Rico', stateProvince: '' },
  ],
  [
    'a place of which little is typed',
    { countryCode: 'US', stateProvince: null },
    { stateProvince: '', city: '', postalCode: '' },
  ],
])('takes %s', async (_, typed, place) => {
  const answer = await ask(typed)

  expect(answer.statusCode).toBe(200)
  expect(answer.json().place).toMatchObject(place)
})

it.each([
  [
    'a country that nothing is sent to',
    { countryCode: 'CA', stateProvince: 'ON', city: 'Toronto', postalCode: 'M5V 2T6' },
    'place.country',
    'We do not ship to Canada. Choose another address, or pick up in our store.',
  ],
  [
    'a country that nobody knows',
    { ...austin, countryCode: 'XX' },
    'place.country',
    'Choose a country from the list',
  ],
  [
    'a postal code of another state',
    { ...austin, postalCode: '10001' },
    'place.postalCode',
    'This postal code is not in the chosen state. Please check both.',
  ],
  ['a code of no country', { ...austin, countryCode: 'USA' }, 'place.countryCode', undefined],
])('refuses %s at its field', async (_, place, path, message) => {
  const answer = await ask(place)

  expect(answer.statusCode).toBe(422)
  const [error] = answer.json().errors
  expect(error.path).toContain(path)
  if (message) expect(error.message).toBe(message)
})

it('refuses a state excluded by the owner, by its code, its name and its postal codes', async () => {
  const owner = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
  const zones = [{ name: 'Not there', countries: [], states: ['HI'], tiers: [] }]
  expect((await shop.put('/staff/settings', { shippingZones: zones }, owner)).statusCode).toBe(200)
  const hilo = { countryCode: 'US', stateProvince: 'HI', city: 'Hilo', postalCode: '96720' }

  for (const place of [
    hilo,
    { ...hilo, stateProvince: 'Hawaii' },
    { ...hilo, stateProvince: '' },
  ]) {
    const answer = await ask(place)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].sentence.code).toBe('placeNotServed')
  }
})

it('names a product that is gone', async () => {
  const answer = await ask(austin, { orderItems: [{ productId: 999, quantity: 1 }] })

  expect(answer.json().quote.problems).toMatchObject([{ code: 'PRODUCT_GONE', productId: 999 }])
})

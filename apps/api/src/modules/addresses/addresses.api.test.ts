import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
await shop.db
  .insertInto('country')
  .values([
    { countryId: 192, name: 'Cuba', iso2: 'CU' },
    { countryId: 276, name: 'Germany', iso2: 'DE' },
  ])
  .execute()
let me: Awaited<ReturnType<typeof shop.make.customer>>
let mine: CallOptions
const password = 'correct horse battery'

beforeEach(async () => {
  await shop.reset()
  me = await shop.make.customer({ password })
  mine = await signIn(shop, me)
})
afterAll(() => shop.close())

const office = {
  name: 'Office',
  recipient: 'Rosa Diaz',
  recipientPhone: '512 555 0150',
  courierNote: 'Leave it at the side door',
  address: '418 Barton Creek Road',
  address2: 'Suite 2',
  city: 'Austin',
  stateProvince: 'TX',
  country: 'United States',
  postalCode: '78704',
}
const save = (change: object = {}, session = mine) =>
  shop.post('/addresses/save', { ...office, ...change }, session)
const all = async (session = mine) => (await shop.get('/addresses', session)).json().addresses
const choose = (savedAddressId: number | null, session = mine) =>
  shop.post('/addresses/default', { savedAddressId }, session)
const defaultsOf = (addresses: { savedAddressId: number; isDefault: boolean }[]) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ savedAddressId }) => savedAddressId)

describe('the address book', () => {
  it('saves an address, changes it, and deletes it', async () => {
    const { savedAddressId, ...kept } = (await save()).json()
    expect(kept).toEqual({ ...office, isDefault: false })

    await save({ savedAddressId, name: 'Work', courierNote: '' })
    expect(await all()).toMatchObject([{ savedAddressId, name: 'Work', courierNote: null }])

    const removed = await shop.delete(`/addresses/${savedAddressId}`, mine)
    expect(removed.json()).toEqual({ removed: true })
    expect(await all()).toEqual([])
  })

  it('names an address after its recipient, otherwise after its street', async () => {
    await save({ name: null })
    await save({ name: '', recipient: null })

    expect((await all()).map(({ name }: { name: string }) => name)).toEqual([
      'Rosa Diaz',
      '418 Barton Creek Road',
    ])
  })

  it('contains an address once, however often it is sent, even concurrently', async () => {
    const sent = await Promise.all([save(), save({ city: 'AUSTIN' }), save()])

    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await all()).toHaveLength(1)
  })

  it('belongs to one customer: no one else sees, changes, chooses or deletes its addresses', async () => {
    const { savedAddressId } = (await save()).json()
    const other = await signIn(
      shop,
      await shop.make.customer({ password, email: 'bo@example.com' }),
    )

    const tried = [
      await save({ savedAddressId }, other),
      await choose(savedAddressId, other),
      await shop.delete(`/addresses/${savedAddressId}`, other),
    ]

    expect(await all(other)).toEqual([])
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await all()).toMatchObject([{ ...office, savedAddressId }])
  })

  it('holds 50 addresses', async () => {
    for (let at = 0; at < 50; at += 1) await save({ address: `${at} Main St` })

    const refused = await save({ address: '50 Main St' })

    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('Your address book is full: remove an address first')
    expect((await save({ address: '7 Main St' })).statusCode, 'it is there').toBe(200)
  })
})

describe('an address', () => {
  it.each([
    ['a street', { address: '' }, 'address', 'Address1 is required'],
    ['a town', { city: '' }, 'city', 'City is required'],
    ['a code of its state', { postalCode: '10001' }, 'postalCode', /not in the chosen state/],
    ['a whole postal code', { postalCode: '7870' }, 'postalCode', /five digits/],
    ['no card number', { courierNote: '4242 4242 4242 4242' }, 'courierNote', /card number/],
    ['no card number as name', { name: '4242424242424242' }, 'name', /card number/],
    ['a short note', { courierNote: 'x'.repeat(201) }, 'courierNote', /200/],
    ['a short name', { name: 'x'.repeat(61) }, 'name', /60/],
    ['a country that there is', { country: 'Atlantis' }, 'country', /from the list/],
    ['a country that may be sent to', { country: 'cuba' }, 'country', /do not ship to cuba/],
    ['a country that is sent to', { country: 'Germany' }, 'country', /do not ship to Germany/],
  ])('needs %s', async (_, change, path, message) => {
    const refused = await save(change)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path, message: expect.stringMatching(message) }])
    expect(await all()).toEqual([])
  })

  it('in a state of a zone without rates is refused', async () => {
    const none = { name: 'None', countries: [], states: ['TX'], tiers: [] }
    await shop.db
      .insertInto('setting')
      .values({ name: 'shippingZones', value: JSON.stringify([none]) })
      .execute()

    const refused = await save()

    expect(refused.json().errors).toMatchObject([{ path: 'stateProvince' }])
  })

  it('treats differently composed letters as the same', async () => {
    expect((await save({ recipient: 'Jose\u0301' })).json().recipient).toBe('Jos\u00e9')
  })
})

describe('the default', () => {
  it('is one address, or that of the profile', async () => {
    const first = (await save({ isDefault: true })).json()
    const second = (await save({ address: '2 Main St', isDefault: true })).json()
    expect(defaultsOf(await all())).toEqual([second.savedAddressId])

    const chosen = (await choose(first.savedAddressId)).json()
    expect(defaultsOf(chosen.addresses)).toEqual([first.savedAddressId])
    await save({ savedAddressId: first.savedAddressId, name: 'Work' })
    expect(defaultsOf(await all()), 'a change of words leaves it').toEqual([first.savedAddressId])
    await choose(null)
    expect(defaultsOf(await all())).toEqual([])
  })

  it('is one address even if two tabs choose at once, repeatedly', async () => {
    const ids: number[] = []
    for (const at of [1, 2, 3])
      ids.push((await save({ address: `${at} Main St` })).json().savedAddressId)
    const otherTab = await signIn(shop, me)

    for (let round = 0; round < 5; round += 1) {
      const chosen = await Promise.all(
        ids.flatMap((id) => [
          choose(id),
          choose(id, otherTab),
          save({ savedAddressId: id, address: `${id} Elm St`, isDefault: true }),
        ]),
      )
      expect(chosen.map(({ statusCode }) => statusCode)).toEqual(chosen.map(() => 200))
      expect(defaultsOf(await all())).toHaveLength(1)
    }
  })
})

describe('along with their customer', () => {
  let staff: CallOptions
  beforeEach(async () => {
    staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  })

  it('an address book is exported and erased', async () => {
    await save()

    const exported = (await shop.get(`/staff/customers/${me.custId}/export`, staff)).json()
    const confirmEmail = me.email
    const erased = await shop.post(`/staff/customers/${me.custId}/erase`, { confirmEmail }, staff)

    expect(exported.savedAddresses).toMatchObject([{ name: 'Office', postal_code: '78704' }])
    expect(erased.statusCode).toBe(200)
    expect(await shop.count('saved_address')).toBe(0)
  })

  it('two address books are merged without duplicates', async () => {
    const twin = await shop.make.customer({ password, email: 'twin@example.com' })
    const theirs = await signIn(shop, twin)
    const profile = {
      address1: '9 Oak Lane',
      country: 'United States',
      stateProvince: 'TX',
      city: 'Austin',
      postalCode: '78702',
    }
    await shop.post('/address/save', profile, theirs)
    const { savedAddressId } = (await save({ isDefault: true })).json()
    await save({ address: '418 BARTON CREEK ROAD' }, theirs)
    await save({ name: 'Cabin', address: '3 Lake Road', isDefault: true }, theirs)

    const merge = { fromCustId: twin.custId, intoCustId: me.custId, confirmEmail: twin.email }
    const merged = await shop.post('/staff/customers/merge', merge, staff)

    expect(merged.statusCode, merged.body).toBe(200)
    const united = await all()
    expect(united.map(({ name }: { name: string }) => name)).toEqual([
      'Office',
      'Cabin',
      '9 Oak Lane',
    ])
    expect(defaultsOf(united)).toEqual([savedAddressId])
    expect(await shop.count('saved_address')).toBe(3)
  })

  it("the first package for someone else does not set the account's address", async () => {
    const { productId } = await shop.make.product()
    const { name: _, ...sent } = office
    const order = (change: object) =>
      shop.post(
        '/orders/save',
        {
          orders: { ...sent, pickupType: 'DELIVERY', ...change },
          orderItems: [{ productId, quantity: 1 }],
        },
        mine,
      )
    const own = async () =>
      (await shop.get(`/customer/findByCustomerLogin/${me.loginId}`, mine)).json().address

    await order({})
    expect(await own()).toBeNull()
    await order({ recipient: null })
    expect(await own()).toMatchObject({ address1: '418 Barton Creek Road' })
  })
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const owner = async () => signIn(shop, await shop.make.staff({ password: PASSWORD }))
type Session = Awaited<ReturnType<typeof owner>>

const SETTINGS = '/staff/settings'
const change = (body: object, session: Session) => shop.put(SETTINGS, body, session)
const config = async () => (await shop.get('/config')).json()
const quote = async (productId: number) =>
  (
    await shop.post('/orders/quote', { orders: {}, orderItems: [{ productId, quantity: 1 }] })
  ).json()

describe('a changed setting', () => {
  it('counts with the next order: discount, shipping steps, backorder', async () => {
    const session = await owner()
    const { productId } = await shop.make.product({ unitPriceCents: 100_00, quantity: 0 })
    expect(await quote(productId)).toMatchObject({ subtotal: 90, shippingHandling: 15 })

    const saved = await change(
      {
        onlineDiscount: 20,
        // In any order; the matching step with the largest subtotal counts.
        shippingTiers: [
          { from: 0, cost: 9.5 },
          { from: 80, cost: 3.25 },
        ],
      },
      session,
    )

    expect(saved.statusCode).toBe(200)
    expect(await quote(productId)).toMatchObject({ subtotal: 80, shippingHandling: 3.25 })
    expect(await config()).toMatchObject({ onlineDiscount: 20 })

    await change({ allowBackorder: false }, session)
    const refused = await shop.post('/orders/save', {
      orders: {},
      orderItems: [{ productId, quantity: 1 }],
      customer: { firstName: 'Ada', lastName: 'B', email: 'ada@example.com', phone1: '555-0100' },
    })
    expect(refused.statusCode).toBe(409)
  })

  it('keeps other settings, and is in the history with its old value', async () => {
    const session = await owner()

    await change({ shopName: 'Corner Pharmacy', phone: '1-800-555-0142' }, session)

    expect(await config()).toMatchObject({ shopName: 'Corner Pharmacy', currency: 'USD' })
    const { rows } = (await shop.get('/staff/history/setting/shopName', session)).json()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      before: { shopName: 'Mendwell' },
      after: { shopName: 'Corner Pharmacy' },
    })
    expect((await shop.get('/staff/history/setting/phone', session)).json().rows).toEqual([])
  })

  it.each([
    ['currency', { currency: 'XXQ' }],
    ['currency', { currency: 'usd' }],
    ['currency', { currency: 'JPY' }],
    ['currency', { currency: 'KWD' }],
    ['homeStateCode', { homeStateCode: 'QQ' }],
    ['timeZone', { timeZone: 'Austin' }],
    ['timeZone', { timeZone: '-06:00' }],
    ['timeZone', { timeZone: 'CST' }],
    ['timeZone', { timeZone: 'US/Pacific-New' }],
    ['timeZone', { timeZone: '' }],
    ['shopName', { shopName: '  ' }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['onlineDiscount', { onlineDiscount: 101 }],
    ['shippingTiers', { shippingTiers: [] }],
    ['shippingTiers', { shippingTiers: [{ from: 10, cost: 5 }] }],
    ['returnRules.refundDays', { returnRules: { ...rules(), refundDays: -1 } }],
    ['alertPhones.0', { alertPhones: ['12'] }],
    ['messageTexts', { messageTexts: { noSuchMessage: 'Hello' } }],
    ['messageTexts', { messageTexts: { welcome: 'Welcome, {name}' } }],
    ['messageTexts', { messageTexts: { welcome: 'Welcome' } }],
    ['messageTextsEs', { messageTextsEs: { welcome: 'Hola' } }],
  ])('is refused at its field where it cannot be: %s %j', async (path, body) => {
    const session = await owner()

    const refused = await change(body, session)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await shop.count('setting')).toBe(0)
  })

  it('is in the next price that a shopper sees', async () => {
    const session = await owner()
    const { productId } = await shop.make.product({ unitPriceCents: 100_00 })

    await change({ onlineDiscount: 25 }, session)

    expect((await shop.get(`/products/${productId}`)).json().onlinePrice).toBe(75)
  })
})

function rules() {
  return {
    refundDays: 15,
    exchangeDays: 30,
    maxQuantity: 2,
    saleItemsAreFinal: true,
    openedRefused: true,
    restorationFee: 10,
    hygieneCategoryIds: [],
  }
}

describe('custom messages', () => {
  it('are used at once: in the ticker, in the browser and in mails', async () => {
    const session = await owner()
    const messageTexts = {
      welcome: 'Hello from {shop}',
      newsletterMailSubject: 'Say yes to {shop}',
    }

    const messageTextsEs = { welcome: 'Hola, esto es {shop}' }

    expect((await change({ messageTexts, messageTextsEs }, session)).statusCode).toBe(200)

    expect(await config()).toMatchObject({ messageTexts, messageTextsEs })
    const [line] = (await shop.get('/newsTracker/findAll')).json()
    expect(line.news).toBe('Hello from Mendwell')
    await shop.post('/subscription/save', { email: 'ada@example.com' })
    await shop.runJobs()
    expect(shop.mail.sent.map(({ subject }) => subject)).toEqual(['Say yes to Mendwell'])
  })
})

describe('taxes', () => {
  const save = (body: object, session: Session) => shop.post('/staff/taxes/save', body, session)
  const taxes = async () => (await shop.get('/ezpztax/findAllTaxes')).json()
  const texas = { stateCode: 'TX', stateName: 'Texas', tax: 8.25 }

  it('are added, changed and removed; the next quote charges them', async () => {
    const session = await owner()
    const { productId } = await shop.make.product({ unitPriceCents: 100_00 })

    const added = (await save(texas, session)).json()
    expect(added).toMatchObject(texas)
    expect((await quote(productId)).tax).toBe(7.43)

    await save({ ...texas, taxId: added.taxId, tax: 10 }, session)
    expect((await quote(productId)).tax).toBe(9)
    expect(await taxes()).toHaveLength(1)

    const maine = (await save({ stateCode: 'ME', stateName: 'Maine', tax: 5.5 }, session)).json()
    await save({ ...maine, tax: 6 }, session)
    await shop.post(`/staff/taxes/delete/${maine.taxId}`, {}, session)
    expect(await taxes()).toHaveLength(1)
    const { rows } = (await shop.get(`/staff/history/tax/${maine.taxId}`, session)).json()
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'delete',
      'change',
      'create',
    ])
  })

  it('of the home state stay, so that no order goes untaxed by mistake', async () => {
    const session = await owner()
    const { taxId } = (await save(texas, session)).json()
    const { productId } = await shop.make.product({ unitPriceCents: 100_00 })

    const slips = [
      await shop.post(`/staff/taxes/delete/${taxId}`, {}, session),
      await save({ ...texas, taxId, stateCode: 'TS' }, session),
      // An existing state of another country.
      await shop.put('/staff/settings', { homeStateCode: 'ZZ' }, session),
    ]

    expect(slips.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect((await quote(productId)).tax).toBe(7.43)
    await save({ stateCode: 'ZZ', stateName: 'Elsewhere', tax: 1 }, session)
    const moved = await shop.put('/staff/settings', { homeStateCode: 'ZZ' }, session)
    expect(moved.statusCode).toBe(200)
    expect((await shop.post(`/staff/taxes/delete/${taxId}`, {}, session)).statusCode).toBe(200)
  })

  it('of the home state stay too when a change of it is undone', async () => {
    const session = await owner()
    const { taxId } = (await save(texas, session)).json()
    await save({ stateCode: 'ME', stateName: 'Maine', tax: 5.5 }, session)
    await shop.put(SETTINGS, { homeStateCode: 'ME' }, session)
    await shop.post(`/staff/taxes/delete/${taxId}`, {}, session)
    const { rows } = (await shop.get('/staff/history/setting/homeStateCode', session)).json()

    const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, session)

    expect(undone.statusCode).toBe(422)
    expect(undone.json().detail).toBe(
      'This state has no tax: add it under Taxes first, with 0 % if it takes none',
    )
    expect((await shop.get('/staff/settings', session)).json().homeStateCode).toBe('ME')
  })

  it('of the home state stay when it moves to a state whose tax is just being deleted', async () => {
    const session = await owner()
    await save(texas, session)

    for (let race = 0; race < 8; race++) {
      await shop.put(SETTINGS, { homeStateCode: 'TX' }, session)
      const maine = { stateCode: 'ME', stateName: 'Maine', tax: 5.5 }
      const { taxId } = (await save(maine, session)).json()

      const answers = await Promise.all([
        shop.put(SETTINGS, { homeStateCode: 'ME' }, session),
        shop.post(`/staff/taxes/delete/${taxId}`, {}, session),
      ])

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
      await shop.put(SETTINGS, { homeStateCode: 'TX' }, session)
      await shop.post(`/staff/taxes/delete/${taxId}`, {}, session)
    }
  })

  it('of an unknown record or above 100 % are refused', async () => {
    const session = await owner()

    expect((await save({ ...texas, taxId: 4711 }, session)).statusCode).toBe(404)
    expect((await save({ ...texas, tax: 100.5 }, session)).statusCode).toBe(422)
  })

  it('are one for each state, since only the first would count', async () => {
    const session = await owner()
    const { taxId } = (await save(texas, session)).json()
    const maine = (await save({ stateCode: 'ME', stateName: 'Maine', tax: 5.5 }, session)).json()

    const again = await save({ ...texas, tax: 9 }, session)
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toMatchObject([
      { path: 'stateCode', message: 'This state already has a tax. Change that one instead.' },
    ])
    const moved = { ...texas, stateCode: 'XX', stateName: 'texas', taxId: maine.taxId }
    expect((await save(moved, session)).statusCode).toBe(422)
    expect((await save({ ...texas, taxId, tax: 9 }, session)).statusCode).toBe(200)

    const alaska = { stateCode: 'AK', stateName: 'Alaska', tax: 1 }
    const both = await Promise.all([save(alaska, session), save(alaska, session)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it("do not overwrite a colleague's later change", async () => {
    const session = await owner()
    const before = (await save(texas, session)).json()
    const wish = { ...texas, taxId: before.taxId, before }

    expect((await save({ ...wish, note: 'City too' }, session)).statusCode).toBe(200)
    expect((await save({ ...wish, tax: 10 }, session)).statusCode).toBe(409)
    const [now] = await taxes()
    expect(now).toEqual({ ...before, note: 'City too' })
    expect((await save({ ...wish, tax: 10, before: now }, session)).statusCode).toBe(200)
  })
})

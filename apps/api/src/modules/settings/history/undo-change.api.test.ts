import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const staff = async (role: 'OWNER' | 'MANAGER' | 'CATALOGUE' | 'SUPPORT') =>
  signIn(shop, await shop.make.staff({ role, password: PASSWORD }))
type Session = Awaited<ReturnType<typeof staff>>

const undo = (eventId: number, session: Session) =>
  shop.post('/staff/history/undo', { eventId }, session)
const historyOf = async (thing: string, session: Session) =>
  (await shop.get(`/staff/history/${thing}`, session)).json().rows
const row = (productId: number) =>
  shop.db
    .selectFrom('product')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

/** Everything except editor and time, and the picture, which is rendered from the rest. */
const written = ({ updatedAt, updatedBy, imageHash, ...rest }: Awaited<ReturnType<typeof row>>) =>
  rest

async function changedProduct(change: object) {
  const session = await staff('CATALOGUE')
  const { productId } = await shop.make.product({
    productName: 'Gauze',
    unitPriceCents: 12_50,
    notes: 'Soft',
  })
  const before = await row(productId)
  const saved = await shop.put('/products/update', { productId, ...change }, session)
  expect(saved.statusCode).toBe(200)
  const [event] = await historyOf(`product/${productId}`, session)
  return { session, productId, before, event }
}

describe('undoing a change of a product', () => {
  it.each([
    ['a price', { unitPrice: 9.99 }],
    [
      'several fields',
      { productName: 'Bandage', popularFlag: 1, taxExemptFlag: true, notes: null },
    ],
    ['a sale', { salePrice: 8, optionsAttributes: [{ description: 'CUTPRICE' }] }],
    ['a counted stock', { quantity: 3 }],
  ])('brings %s back to what it was, to the column', async (_, change) => {
    const { session, productId, before, event } = await changedProduct(change)
    expect(event).toMatchObject({ action: 'change', canUndo: true })

    const undone = await undo(event.eventId, session)

    expect(undone.json()).toEqual({
      objectType: 'product',
      objectId: String(productId),
      undone: 1,
      kept: [],
    })
    expect(written(await row(productId))).toEqual(written(before))
    const [undoing, undoneEvent] = await historyOf(`product/${productId}`, session)
    expect(undoing).toMatchObject({ action: 'undo', undoes: event.eventId, canUndo: true })
    expect(undoneEvent).toMatchObject({ undoneBy: undoing.eventId, canUndo: false })
  })

  it('can itself be undone', async () => {
    const { session, productId, event } = await changedProduct({ unitPrice: 9.99 })
    await undo(event.eventId, session)
    const [undoing] = await historyOf(`product/${productId}`, session)

    await undo(undoing.eventId, session)

    expect(await row(productId)).toMatchObject({ unitPriceCents: 9_99 })
  })

  it('works once for two concurrent tries', async () => {
    const { session, event } = await changedProduct({ unitPrice: 9.99 })

    const answers = await Promise.all([undo(event.eventId, session), undo(event.eventId, session)])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is refused if it was changed since, and changes nothing', async () => {
    const { session, productId, event } = await changedProduct({ unitPrice: 9.99, notes: 'Rough' })
    await shop.put('/products/update', { productId, unitPrice: 7 }, session)

    const refused = await undo(event.eventId, session)

    expect(refused.statusCode).toBe(409)
    expect(await row(productId)).toMatchObject({ unitPriceCents: 7_00, notes: 'Rough' })
  })

  it('is for those who may change products', async () => {
    const { event } = await changedProduct({ unitPrice: 9.99 })

    expect((await undo(event.eventId, await staff('SUPPORT'))).statusCode).toBe(403)
    expect((await undo(event.eventId, await staff('MANAGER'))).statusCode).toBe(200)
  })
})

describe('taking back a whole save of the product grid', () => {
  /** Three products, all of them changed in one save by this role. */
  async function savedTogether(role: 'OWNER' | 'CATALOGUE' = 'OWNER') {
    const session = await staff(role)
    const ids: number[] = []
    for (const productName of ['Gauze A', 'Gauze B', 'Gauze C']) {
      ids.push((await shop.make.product({ productName, unitPriceCents: 12_50 })).productId)
    }
    const rows = ids.map((productId) => ({ productId, unitPrice: 9.99 }))
    const saved = await shop.put('/staff/products', { rows }, session)
    expect(saved.json()).toEqual({ saved: 3, eventId: expect.any(Number) })
    const prices = async () => {
      const states = await Promise.all(ids.map(row))
      return states.map(({ unitPriceCents }) => unitPriceCents)
    }
    return { session, ids, prices, eventId: saved.json().eventId as number }
  }
  const listed = async (query: string, session: Session) =>
    (await shop.get(`/staff/history?${query}`, session)).json()

  it('brings all of it back in one step, and forth again', async () => {
    const { session, ids, prices, eventId } = await savedTogether()
    const before = await listed('', session)
    expect(before.total).toBe(1)
    expect(before.rows[0]).toMatchObject({ eventId, action: 'save', parts: 3, canUndo: true })
    const parts = await listed(`partOf=${eventId}`, session)
    expect(parts.rows.map(({ objectId }: { objectId: string }) => Number(objectId))).toEqual(
      ids.toReversed(),
    )

    const undone = await undo(eventId, session)

    expect(undone.json()).toMatchObject({ undone: 3, kept: [] })
    expect(await prices()).toEqual([12_50, 12_50, 12_50])
    const [undoing, save] = (await listed('', session)).rows
    expect(undoing).toMatchObject({ action: 'undo', undoes: eventId, parts: 3, canUndo: true })
    expect(save).toMatchObject({ undoneBy: undoing.eventId, canUndo: false })
    expect((await undo(eventId, session)).statusCode).toBe(409)

    await undo(undoing.eventId, session)
    expect(await prices()).toEqual([9_99, 9_99, 9_99])
  })

  it('leaves alone and names what was changed or undone since', async () => {
    const { session, ids, prices, eventId } = await savedTogether()
    await shop.put('/products/update', { productId: ids[0], unitPrice: 7 }, session)
    const [part] = await historyOf(`product/${ids[1]}`, session)
    await undo(part.eventId, session)

    const undone = await undo(eventId, session)

    expect(undone.json()).toMatchObject({
      undone: 1,
      kept: [
        { objectId: String(ids[0]), subject: 'Gauze A' },
        { objectId: String(ids[1]), subject: 'Gauze B' },
      ],
    })
    expect(await prices()).toEqual([7_00, 12_50, 12_50])
  })

  it('leaves alone what another product took since', async () => {
    const session = await staff('CATALOGUE')
    const ids: number[] = []
    for (const sku of ['UNDO-1', 'UNDO-2']) ids.push((await shop.make.product({ sku })).productId)
    const rows = ids.map((productId, at) => ({ productId, sku: `MOVED-${at}` }))
    const { eventId } = (await shop.put('/staff/products', { rows }, session)).json()
    await shop.make.product({ sku: 'UNDO-1' })

    const undone = await undo(eventId, session)

    expect(undone.json()).toMatchObject({ undone: 1, kept: [{ objectId: String(ids[0]) }] })
    const states = await Promise.all(ids.map(row))
    expect(states.map(({ sku }) => sku)).toEqual(['MOVED-0', 'UNDO-2'])
  })

  it('is refused, and records nothing, where everything was changed since', async () => {
    const { session, ids, eventId } = await savedTogether()
    const rows = ids.map((productId) => ({ productId, unitPrice: 7 }))
    await shop.put('/staff/products', { rows }, session)

    expect((await undo(eventId, session)).statusCode).toBe(409)
    expect((await listed('', session)).total).toBe(2)
  })

  it('works once for two who try at the same time, one of them a part of it', async () => {
    const { session, ids, prices, eventId } = await savedTogether('CATALOGUE')
    const [part] = await historyOf(`product/${ids[1]}`, session)

    const answers = await Promise.all(
      [eventId, eventId, part.eventId].map((id) => undo(id, session)),
    )

    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.slice(0, 2).sort()).toEqual([200, 409])
    expect(await prices()).toEqual([12_50, 12_50, 12_50])
  })

  it('of one product is the change of that product', async () => {
    const { session, ids } = await savedTogether()
    const rows = [{ productId: ids[0], unitPrice: 5 }]
    const { eventId } = (await shop.put('/staff/products', { rows }, session)).json()
    const again = (await shop.put('/staff/products', { rows }, session)).json()

    expect((await listed('', session)).rows[0]).toMatchObject({ eventId, parts: 0, partOf: null })
    expect(again).toEqual({ saved: 1, eventId: null })
  })

  it('is for those who may change products', async () => {
    const { eventId } = await savedTogether()

    expect((await undo(eventId, await staff('SUPPORT'))).statusCode).toBe(403)
  })
})

describe('undoing a change of settings', () => {
  it('restores it at once, for the owner only', async () => {
    const session = await staff('OWNER')
    const tiers = [{ from: 0, cost: 4 }]
    await shop.put('/staff/settings', { shippingTiers: tiers, shopName: 'Corner' }, session)
    const [event] = await historyOf('setting/shippingTiers', session)

    expect((await undo(event.eventId, await staff('MANAGER'))).statusCode).toBe(403)
    expect((await undo(event.eventId, session)).statusCode).toBe(200)

    const config = (await shop.get('/config')).json()
    expect(config.shippingTiers).toContainEqual({ from: 200, cost: 0 })
    expect(config.shopName).toBe('Corner')
  })
})

it('other kinds of changes cannot be undone here', async () => {
  const session = await staff('OWNER')
  const { newsId } = (await shop.post('/newsTracker/save', { news: 'Sale' }, session)).json()
  const [event] = await historyOf(`news/${newsId}`, session)

  expect(event).toMatchObject({ action: 'create', after: { news: 'Sale' }, canUndo: false })
  expect((await undo(event.eventId, session)).statusCode).toBe(409)
  expect((await undo(999, session)).statusCode).toBe(404)
})

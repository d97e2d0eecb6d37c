import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const owner = async () => signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
type Session = Awaited<ReturnType<typeof owner>>

const CUSHION = { productName: 'Gel seat cushion, 18 inch', productDetails: 'Soft.', unitPrice: 20 }
async function add(session: Session, change: object = {}) {
  const { categoryId } = await shop.make.category()
  return (await shop.post('/products/save', { ...CUSHION, categoryId, ...change }, session)).json()
}
const waiting = async (session: Session) => (await shop.get('/staff/kinds/waiting', session)).json()

describe('a product that comes without a kind', () => {
  it('waits as a draft with the kind that its name suggests, until someone confirms it', async () => {
    const session = await owner()
    const { kindKey } = await shop.make.kind({
      name: 'Seat cushions',
      words: ['wheelchair cushion'],
    })
    await shop.make.kind({ name: 'Catheters', words: ['tube'] })
    const { productId, productStatus } = await add(session)

    expect(productStatus).toBe('N')
    expect(await waiting(session)).toMatchObject({
      total: 1,
      rows: [{ productId, proposed: { kindKey, name: 'Seat cushions' } }],
    })

    const rows = [{ productId, kindKey }]
    const confirmed = await shop.post('/staff/kinds/confirm', { rows }, session)

    expect(confirmed.json()).toEqual({ confirmed: 1 })
    expect((await waiting(session)).total).toBe(0)
    const page = (await shop.get(`/products/${productId}`)).json()
    expect(page).toMatchObject({ productStatus: 'A', saleClass: 'OPEN' })
  })

  it('is shown if the form says so, and not for sale until its kind is set', async () => {
    const session = await owner()
    const { productId, productStatus } = await add(session, { productStatus: 'A' })
    const orderItems = [{ productId, quantity: 1 }]

    const quoted = await shop.post('/orders/quote', { orderItems })

    expect(productStatus).toBe('A')
    expect(quoted.json().code).toBe('NOT_SOLD_ONLINE')
    expect((await waiting(session)).rows).toMatchObject([{ productId, proposed: null }])
  })

  it('does not wait if the form sets its kind', async () => {
    const session = await owner()
    const { kindKey } = await shop.make.kind()

    await add(session, { kindKey, productStatus: 'A' })

    expect((await waiting(session)).total).toBe(0)
  })

  it('is confirmed together with others or not at all', async () => {
    const session = await owner()
    const { kindKey } = await shop.make.kind()
    const { productId } = await add(session)
    const rows = [
      { productId, kindKey },
      { productId: 4711, kindKey },
    ]

    expect((await shop.post('/staff/kinds/confirm', { rows }, session)).statusCode).toBe(404)
    expect((await waiting(session)).total).toBe(1)
  })
})

describe('who may buy a kind', () => {
  it('is decided by staff with a reason, applies at once to its products, and can be undone', async () => {
    const session = await owner()
    const { kindKey } = await shop.make.kind({ saleReason: 'For everybody.' })
    const { productId } = await shop.make.product({ kindKey })
    const classOf = async () => (await shop.get(`/products/${productId}`)).json().saleClass
    const body = { kindKey, saleClass: 'AGE', minAge: 21, reason: 'State law.' }

    const changed = await shop.post('/staff/kinds/saleClass', body, session)

    expect(changed.json()).toMatchObject({ saleClass: 'AGE', minAge: 21, saleReason: 'State law.' })
    expect(await classOf()).toBe('AGE')
    const quoted = await shop.post('/orders/quote', { orderItems: [{ productId, quantity: 1 }] })
    expect(quoted.json().ageToConfirm).toBe(21)

    const [event] = (await shop.get(`/staff/history/kind/${kindKey}`, session)).json().rows
    const undone = await shop.post('/staff/history/undo', { eventId: event.eventId }, session)

    expect(undone.statusCode).toBe(200)
    expect(await classOf()).toBe('OPEN')
    const [kind] = (await shop.get('/staff/kinds', session)).json()
    expect(kind).toMatchObject({ saleClass: 'OPEN', minAge: null, saleReason: 'For everybody.' })
  })

  it('needs a reason', async () => {
    const { kindKey } = await shop.make.kind()

    const answer = await shop.post(
      '/staff/kinds/saleClass',
      { kindKey, saleClass: 'NOT_ONLINE', reason: ' ' },
      await owner(),
    )

    expect(answer.json().errors).toMatchObject([{ path: 'reason', message: 'Enter a reason' }])
  })
})

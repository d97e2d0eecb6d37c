import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { openDb, openPool } from '../../db/db.ts'
import { getSales } from './get-sales.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const as = async (role: 'OWNER' | 'FULFILMENT') =>
  signIn(shop, await shop.make.staff({ role, password: PASSWORD }))

it('counts pending work, each part for the roles that may see it', async () => {
  const product = await shop.make.product({ quantity: 6 })
  await shop.make.order({ lines: [{ product, quantity: 2 }] })
  await buy(shop, { lines: [{ productId: product.productId, quantity: 1 }] })

  const owner = (await shop.get('/staff/today', await as('OWNER'))).json()
  const packer = (await shop.get('/staff/today', await as('FULFILMENT'))).json()

  expect(owner).toMatchObject({ newOrders: 1, unpaidOrders: 1, failedJobs: 0, failedMessages: 0 })
  expect(packer).toMatchObject({ newOrders: 1, failedJobs: null, failedMessages: null })
})

it('counts paid unprepared orders as new, like its list', async () => {
  const session = await as('OWNER')
  const { productId } = await shop.make.product({ quantity: 9 })
  const lines = [{ productId, quantity: 1 }]
  const fresh = await buy(shop, { lines })
  await buy(shop, { lines, card: null })
  const prepared = await buy(shop, { lines })
  await shop.post('/orders/move', { orderId: prepared.orderId, status: 'PRINTED' }, session)
  const refunded = await buy(shop, { lines })
  await shop.post('/refunds/save', { orderId: refunded.orderId }, session)
  const inPart = await buy(shop, { lines })
  await shop.post('/refunds/save', { orderId: inPart.orderId, amount: 1 }, session)

  const { newOrders, unpaidOrders } = (await shop.get('/staff/today', session)).json()
  const list = (await shop.get('/staff/orders?status=TO_PREPARE', session)).json()

  expect([newOrders, unpaidOrders]).toEqual([2, 1])
  expect(list.rows.map(({ orderId }: { orderId: number }) => orderId)).toEqual([
    inPart.orderId,
    fresh.orderId,
  ])
})

it('counts paid orders with pieces on hand as to ship, like its list', async () => {
  const session = await as('OWNER')
  const here = await shop.make.product({ quantity: 9 })
  const uncounted = await shop.make.product({ quantity: null })
  const few = await shop.make.product({ quantity: 1 })
  const prepared = async (productId: number, quantity: number, card?: null) => {
    const { orderId } = await buy(shop, { lines: [{ productId, quantity }], card })
    await shop.post('/orders/move', { orderId, status: 'PRINTED' }, session)
    return orderId
  }
  const ready = await prepared(here.productId, 2)
  const inPart = await prepared(few.productId, 3)
  await prepared(here.productId, 1, null)
  await prepared(uncounted.productId, 1)
  const waits = await prepared(few.productId, 2)
  const refunded = await prepared(here.productId, 1)
  await shop.post('/refunds/save', { orderId: refunded }, session)
  const toShip = async () => {
    const { ordersToShip } = (await shop.get('/staff/today', session)).json()
    const list = (await shop.get('/staff/orders?status=TO_SHIP&sort=created', session)).json()
    return [ordersToShip, list.rows.map(({ orderId }: { orderId: number }) => orderId)]
  }

  expect(await toShip()).toEqual([2, [ready, inPart]])
  await shop.make.stock(few.productId, 5)
  expect(await toShip()).toEqual([3, [ready, inPart, waits]])
})

it('counts partly shipped orders, like their list', async () => {
  const session = await as('FULFILMENT')
  const { productId } = await shop.make.product()
  const parts = [1, 2, 0].map(async (quantity) => {
    const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    const parcel = [{ orderItemId: items[0]?.orderItemId, quantity }]
    if (quantity === 0) return
    await shop.post('/shipments/save', { orderId, carrier: 'UPS', items: parcel }, session)
  })
  await Promise.all(parts)

  const { partlySent } = (await shop.get('/staff/today', session)).json()
  const list = (await shop.get('/staff/orders?status=PARTLY_SENT', session)).json()

  expect([partlySent, list.total]).toEqual([1, 1])
})

it('counts low and sold-out products, like their lists', async () => {
  const session = await as('OWNER')
  await shop.make.product({ quantity: 5 })
  await shop.make.product({ quantity: 6 })
  await shop.make.product({ quantity: 5, productStatus: 'N' })

  for (let made = 0; made < 2; made++) await shop.make.product({ quantity: 0 })

  const { lowStock, soldOut } = (await shop.get('/staff/today', session)).json()
  const low = (await shop.get('/staff/products?stock=low&status=A', session)).json()
  const out = (await shop.get('/staff/products?stock=out&status=A', session)).json()

  expect([lowStock, low.total]).toEqual([1, 1])
  expect([soldOut, out.total]).toEqual([2, 2])
})

it('reports every day of the range, and refuses a reversed one', async () => {
  const session = await as('OWNER')
  const day = '2026-01-05'
  const lines = [{ product: await shop.make.product(), quantity: 2 }]
  // In Texas that day is not over yet.
  await shop.make.order({ lines, row: { createdAt: new Date('2026-01-06T05:59:59Z') } })

  const report = (await shop.get(`/staff/sales?from=2026-01-01&to=2026-01-03`, session)).json()
  const evening = (await shop.get(`/staff/sales?from=${day}&to=${day}`, session)).json()
  const wrong = await shop.get('/staff/sales?from=2026-01-03&to=2026-01-01', session)

  expect(report.days.map((each: { day: string }) => each.day)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
  ])
  expect(evening).toMatchObject({ orders: 1, paidOrders: 0, sales: 0, conversion: 0 })
  expect(wrong.json().errors).toMatchObject([{ path: 'from', message: 'From is after To' }])
})

it("reports the last day even if the database's time zone has a day without midnight", async () => {
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const name = new URL(databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set timezone to 'America/Santiago'`.execute(shop.db)
  const db = openDb(openPool({ databaseUrl, max: 1, onError: () => {} }))

  const { days } = await getSales(db, { from: '2026-09-05', to: '2026-09-07' })
  await db.destroy()

  expect(days.map(({ day }) => day)).toEqual(['2026-09-05', '2026-09-06', '2026-09-07'])
})

it.each([
  ['from=x&to=2026-01-01', 'from', 'Expected a date such as 2026-11-20'],
  ['from=2026-01-31&to=2026-02-30', 'to', 'Expected a date such as 2026-11-20'],
  ['from=2024-01-01&to=2026-01-01', 'to', 'At most 400 days'],
])('says of %s one thing: %s is wrong', async (range, path, message) => {
  const answer = await shop.get(`/staff/sales?${range}`, await as('OWNER'))

  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path, message }]])
})

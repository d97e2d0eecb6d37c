import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buy } from '../../../test/buy.ts'
import { signIn } from '../../../test/sign-in.ts'
import { startTestShop } from '../../../test/start-test-shop.ts'
import { openDb, openPool } from '../../db/db.ts'
import { getSales } from './get-sales.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const as = async (role: 'OWNER' | 'FULFILMENT') =>
  signIn(shop, await shop.make.staff({ role, password: PASSWORD }))

it('counts what waits, each part for the roles that may see it', async () => {
  const product = await shop.make.product({ quantity: 6 })
  await shop.make.order({ lines: [{ product, quantity: 2 }] })

  const owner = (await shop.get('/staff/today', await as('OWNER'))).json()
  const packer = (await shop.get('/staff/today', await as('FULFILMENT'))).json()

  expect(owner).toMatchObject({ newOrders: 1, unpaidOrders: 1, failedJobs: 0, failedMessages: 0 })
  expect(packer).toMatchObject({ newOrders: 1, failedJobs: null, failedMessages: null })
})

it('counts the orders of which a part was sent, as their list does', async () => {
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

it('counts as low what its list shows', async () => {
  const session = await as('OWNER')
  await shop.make.product({ quantity: 5 })
  await shop.make.product({ quantity: 6 })
  await shop.make.product({ quantity: 5, productStatus: 'N' })

  const { lowStock } = (await shop.get('/staff/today', session)).json()
  const list = (await shop.get('/staff/products?stock=low&status=A', session)).json()

  expect([lowStock, list.total]).toEqual([1, 1])
})

it('reports every day of the range, and refuses one turned round', async () => {
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
  expect(wrong.json().errors).toEqual([{ path: 'from', message: 'From is after To' }])
})

it('reports the last day too where the zone of the database has a day without midnight', async () => {
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

  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]])
})

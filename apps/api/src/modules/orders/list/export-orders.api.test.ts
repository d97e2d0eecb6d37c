import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  const password = 'a staple for staff'
  staff = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
})
afterAll(() => shop.close())

const fileOf = (query: string) => shop.get(`/staff/orders.csv?${query}`, staff)

const rowsOf = async (query: string): Promise<Record<string, string>[]> =>
  parse((await fileOf(query)).body, { columns: true, bom: true })

it('has the data of the list for each order, and amounts to the cent', async () => {
  const { productId } = await shop.make.product()
  const { orderId, orderNum, grandTotalCents, items } = await buy(shop, {
    lines: [{ productId, quantity: 3 }],
  })
  const part = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
  await shop.post('/shipments/save', { orderId, carrier: 'UPS', items: part }, staff)

  const file = await fileOf('')

  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store',
  })
  expect(await rowsOf('')).toEqual([
    {
      orderNum,
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '555-0100',
      delivery: 'IN STORE',
      status: 'OPEN',
      payment: 'PAID',
      pieces: '3',
      backordered: '0',
      partlySent: 'Y',
      openReturn: 'N',
      total: (grandTotalCents / 100).toFixed(2),
      refunded: '0.00',
      currency: 'USD',
      lots: '',
    },
  ])
})

it('has the rows of all pages of the list, in its order', async () => {
  const first = await shop.make.order({ row: { orderStatus: 'OPEN', lastName: 'Quokka' } })
  const second = await shop.make.order({ row: { orderStatus: 'OPEN' } })
  await shop.make.order()
  const [old, young] = [first.order.orderNum, second.order.orderNum]
  const numbersOf = async (query: string) => (await rowsOf(query)).map(({ orderNum }) => orderNum)

  expect(await numbersOf('status=OPEN')).toEqual([young, old])
  expect(await numbersOf('status=OPEN&sort=created')).toEqual([old, young])
  expect(await numbersOf('q=quokka')).toEqual([old])
  expect(await numbersOf('from=2100-01-01')).toEqual([])
  expect((await fileOf('from=monday')).statusCode).toBe(422)
})

it('contains no formulas for a spreadsheet', async () => {
  const formula = '=HYPERLINK("http://evil.example","Click")'
  await shop.make.order({ row: { firstName: formula, lastName: '', phone1: '+1 512 555 0100' } })

  const [row] = await rowsOf('')

  expect([row?.name, row?.phone]).toEqual([`'${formula}`, "'+1 512 555 0100"])
})

it.each(['', 'sort=created', 'q=ada'])('leaves none out and repeats none: %s', async (query) => {
  const { order } = await shop.make.order()
  const same = sql`cust_id, placed_by, pickup_type, pickup_time, first_name, last_name, email, phone1,
    subtotal_cents, tax_milli_percent, tax_cents, shipping_handling_cents, idempotency_scope`
  // Without items, which a trigger would require. Three per instant, and instants closer than a Date can resolve.
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into orders (${same}, idempotency_key, created_at)
      select ${same}, n::text, created_at - n / 3 * interval '1 microsecond'
      from orders, generate_series(1, 2500) n where order_id = ${order.orderId}`.execute(trx)
  })

  const numbers = (await rowsOf(query)).map(({ orderNum }) => orderNum)

  expect([numbers.length, new Set(numbers).size]).toEqual([2501, 2501])
})

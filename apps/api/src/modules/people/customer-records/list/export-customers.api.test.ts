import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const password = 'a staple for staff'
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  const row = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  staff = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password, ...row }))
})
afterAll(() => shop.close())

const fileOf = (query: string) => shop.get(`/staff/customers.csv?${query}`, staff)

const rowsOf = async (query: string): Promise<Record<string, string>[]> =>
  parse((await fileOf(query)).body, { columns: true, bom: true })

it("has the list's data for each customer, with the day in the shop’s time zone", async () => {
  const { custId } = await shop.make.customer({
    firstName: 'Rosa',
    lastName: 'Quokka',
    email: 'rosa@example.com',
    phone1: '512 555 0148',
    // In Chicago it is still February.
    createdAt: new Date('2026-03-01T03:00:00Z'),
  })
  const details = { firstName: 'Rosa', lastName: 'Quokka', note: 'Deaf', tags: ['VIP', 'Calls'] }
  await shop.put(`/staff/customers/${custId}`, { details }, staff)
  await shop.make.order({ custId })

  const file = await fileOf('q=quokka')

  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="customers.csv"',
    'cache-control': 'no-store',
  })
  expect(await rowsOf('q=quokka')).toEqual([
    {
      customer: String(custId),
      name: 'Rosa Quokka',
      email: 'rosa@example.com',
      phone: '512 555 0148',
      place: expect.any(String),
      kind: 'Guest',
      business: 'N',
      salesRep: 'N',
      salesRepRequested: 'N',
      orders: '1',
      since: '2026-02-28',
      tags: 'VIP, Calls',
    },
  ])
})

it('has the rows of the filter, and no one erased or merged', async () => {
  const rosa = await shop.make.customer({ firstName: 'Rosa' })
  await shop.make.customer({ firstName: 'Erased', erasedAt: new Date() })
  const ada = await shop.make.customer({ firstName: 'Ada', password })
  const details = { firstName: 'Ada', lastName: 'Byron', note: '', tags: ['VIP'] }
  await shop.put(`/staff/customers/${ada.custId}`, { details }, staff)
  const idsOf = async (query: string) => (await rowsOf(query)).map(({ customer }) => customer)

  expect(await idsOf('filter=GUESTS')).toEqual([String(rosa.custId)])
  expect(await idsOf('q=erased')).toEqual([])
  expect(await idsOf('q=vip')).toEqual([String(ada.custId)])
  expect(await idsOf('q=vip&filter=GUESTS')).toEqual([])
  expect(await idsOf('filter=REPRESENTATIVES')).toEqual([])
  expect((await fileOf('filter=EVERYBODY')).statusCode).toBe(422)
})

it('contains no formulas for a spreadsheet', async () => {
  const formula = '=HYPERLINK("http://evil.example","Click")'
  await shop.make.customer({ firstName: formula, lastName: '', phone1: '+1 512 555 0100' })

  const [row] = await rowsOf('filter=GUESTS')

  expect([row?.name, row?.phone]).toEqual([`'${formula}`, "'+1 512 555 0100"])
})

it('records in the history who took it, without the search term', async () => {
  await fileOf('q=rosa&filter=GUESTS')

  const events = await shop.db
    .selectFrom('staffEvent')
    .innerJoin('customer', 'customer.custId', 'staffEvent.custId')
    .select(['email', 'action', 'objectType', 'objectId', 'after'])
    .execute()

  expect(events).toEqual([
    {
      email: 'grace@example.com',
      action: 'export',
      objectType: 'customer',
      objectId: 'list',
      after: { filter: 'GUESTS', searched: true },
    },
  ])
})

it('is refused without the right to export personal data, and nothing is recorded', async () => {
  const clerk = await signIn(shop, await shop.make.staff({ role: 'SUPPORT', password }))

  expect((await shop.get('/staff/customers.csv', clerk)).statusCode).toBe(403)
  expect(await shop.db.selectFrom('staffEvent').selectAll().execute()).toEqual([])
})

it.each(['', 'sort=since', 'sort=name', 'sort=-orders', 'q=twin'])(
  'leaves none out and repeats none: %s',
  async (query) => {
    // Three at the same instant, and instants closer than a Date can resolve; one name for all.
    await sql`insert into customer (first_name, last_name, email, email_canonical, login_id, created_at)
      select 'Twin', 'Twin', mail, mail, mail, now() - n / 3 * interval '1 microsecond'
      from generate_series(1, 5500) n, lateral (select 'twin' || n || '@example.com' as mail) m`.execute(
      shop.db,
    )

    const twins = (await rowsOf(query)).filter(({ name }) => name === 'Twin Twin')

    expect([twins.length, new Set(twins.map(({ email }) => email)).size]).toEqual([5500, 5500])
  },
)

import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { type Db, openPool } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { countWaiting as countToday } from '../../reports/today.repository.ts'
import { countWaiting } from './staff-orders.repository.ts'

const shop = await startTestShop()
const databaseUrl = shop.deps.config.databaseUrl ?? ''
const pool = openPool({ databaseUrl, max: 1, onError: () => {} })
afterAll(async () => {
  await pool.end()
  await shop.close()
})

beforeAll(async () => {
  const { order } = await shop.make.order()
  const same = sql`cust_id, placed_by, pickup_type, pickup_time, first_name, last_name, email, phone1,
    subtotal_cents, tax_milli_percent, tax_cents, shipping_handling_cents, idempotency_scope`
  // Without items, which a trigger would require: these orders are counted, not shown.
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into orders (${same}, idempotency_key)
      select ${same}, n::text from orders, generate_series(1, ${MAX_COUNTED * 2}) n
      where order_id = ${order.orderId}`.execute(trx)
  })
  await sql`analyze orders`.execute(shop.db)
})

it('counts up to a thousand orders, and says that there are more', async () => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

  const behind = await shop.get('/staff/orders?page=999', staff)
  const { total, hasMore, waiting } = behind.json()

  expect({ total, hasMore, waiting }).toEqual({
    total: MAX_COUNTED,
    hasMore: true,
    waiting: { NEW: MAX_COUNTED, PRINTED: 0, OPEN: 0 },
  })
})

it('counts what waits today no further', async () => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

  const today = (await shop.get('/staff/today', staff)).json()

  expect(today).toMatchObject({ newOrders: 0, unpaidOrders: MAX_COUNTED })
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  Plans?: Plan[]
}

const scansOf = (plan: Plan): Plan[] => [
  ...(plan['Relation Name'] ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

it.each([
  { of: 'the list', count: countWaiting, orders: [MAX_COUNTED, 0, 0] },
  { of: 'today', count: countToday, orders: [0, 0, 0, MAX_COUNTED] },
])('reads no more of an index than it counts, for $of', async ({ count, orders }) => {
  const sent: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      sent.push(query)
    },
  }) as Db
  await count(db)
  expect(sent).toHaveLength(1)
  const [{ sql: statement, parameters }] = sent as [CompiledQuery]

  const { rows } = await pool.query(`explain (analyze, format json) ${statement}`, [...parameters])

  const scans = scansOf(rows[0]['QUERY PLAN'][0].Plan).filter(
    (scan) => scan['Relation Name'] === 'orders',
  )
  expect(scans.every((scan) => scan['Node Type'].startsWith('Index'))).toBe(true)
  expect(scans.map((scan) => scan['Actual Rows'])).toEqual(orders)
})

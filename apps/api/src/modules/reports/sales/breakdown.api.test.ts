import type { SalesReportWire } from '@mendwell/contract/reports/sales-reports'
import { BREAKDOWNS, type BreakdownReportWire } from '@mendwell/contract/reports/sales-reports'
import type { LogEvent } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { makeManyOrders } from '../../../../test/shoppers/many-orders.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { ANSWER_WITHIN_MS, openDb, openPool } from '../../../db/db.ts'
import { getBreakdown } from './get-breakdown.ts'
import { getSalesReport } from './get-sales-report.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

/** Of midnights in Texas on which the clocks change, and the seconds beside them. */
const EDGES = [
  ['2026-03-08 05:59:59Z', '2026-03-07'],
  ['2026-03-08 06:00:00Z', '2026-03-08'],
  ['2026-03-09 04:59:59Z', '2026-03-08'],
  ['2026-03-09 05:00:00Z', '2026-03-09'],
  ['2026-11-01 04:59:59Z', '2026-10-31'],
  ['2026-11-01 05:00:00Z', '2026-11-01'],
  ['2026-11-02 05:59:59Z', '2026-11-01'],
  ['2026-11-02 06:00:00Z', '2026-11-02'],
] as const

let owner: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  await shop.reset()
  const kind = await shop.make.kind()
  const brand = await shop.make.brand()
  for (const [index, unitPriceCents] of [10_00, 3_33, 199_99, 49_50, 7_77].entries()) {
    await shop.make.product({
      unitPriceCents,
      taxExemptFlag: index === 1,
      kindKey: index < 2 ? kind.kindKey : null,
      brandId: index > 2 ? brand.brandId : null,
      purchasePriceCents: index === 3 ? null : Math.floor(unitPriceCents / 3),
    })
  }
  await shop.make.tax()
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const when = { from: '2025-06-10T00:00:00Z', to: '2026-10-20T00:00:00Z' }
  await makeManyOrders(databaseUrl, { count: 900, ...when })
  await change(databaseUrl)
  const staff = await shop.make.staff({ role: 'OWNER', password: 'quite a long staple' })
  owner = await signIn(shop, staff)
})

/** Some orders are a sales representative's, and some are paid and refunded at the edges. */
async function change(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query("update customer set sales_rep = true where email = 'many@example.com'")
  await client.query("update orders set placed_by = 'CUSTOMER' where order_id % 3 = 0")
  for (const table of ['payment_attempt', 'refund']) {
    const byHand = table === 'refund' ? '' : 'and received_on is null'
    await client.query(
      `update ${table} set updated_at = edge.at
       from unnest($1::timestamptz[]) with ordinality edge (at, place)
       join (select order_id, row_number() over (order by order_id) as place from ${table} join orders using (order_id)
         where status = 'SUCCEEDED' and orders.currency = 'USD' ${byHand}) made using (place)
       where ${table}.order_id = made.order_id and status = 'SUCCEEDED'`,
      [EDGES.map(([at]) => at)],
    )
  }
  await client.end()
}

const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100)
const ask = async <Answer>(path: string): Promise<Answer> =>
  (await shop.get(`/staff/reports/${path}`, owner)).json()

const KEYS: Record<(typeof BREAKDOWNS)[number], string> = {
  product: 'i.product_id',
  kind: 'p.kind_key',
  category: 'p.category_id',
  brand: 'p.brand_id',
  state: 'o.tax_state_code',
  group: "case when o.placed_by <> 'GUEST' then 'SALES_REP' end",
}

/**
 * What was paid and refunded up to the end, by plain SQL: an amount is spread over goods, tax and shipping of the whole
 * order, pieces over those of their line; lost cents go to the largest remainders. Several refunds of an order are all
 * of it.
 */
const plainly = (key: string) =>
  sql.raw(`
  with paid as (select o.* from orders o where currency = 'USD'
    and exists (select from payment_attempt a where a.order_id = o.order_id and a.status = 'SUCCEEDED')),
  cell as (
    select order_id, order_item_id, 1 as part, order_item_id * 2::bigint as place, line_total_cents - discount_cents as weight
      from order_item
    union all select order_id, order_item_id, 2, order_item_id * 2::bigint + 1, tax_cents from order_item
    union all select order_id, null, 3, 1e12::bigint, shipping_handling_cents from orders),
  back as (
    select r.order_id, sum(r.amount_cents)::bigint as amount,
      max(coalesce(n.order_item_id, q.order_item_id)) as named
    from refund r left join refund_item n using (refund_id) left join return_request q on q.return_id = r.return_id
    where r.status = 'SUCCEEDED' group by r.order_id),
  spread as (
    select order_id, order_item_id, part, place, named, amount, amount * weight as product,
      (sum(weight) over (partition by order_id))::bigint as whole
    from cell join back using (order_id) where named is null or named = order_item_id),
  divided as (
    select *, product / whole as share, product % whole as rest,
      row_number() over (partition by order_id order by product % whole desc, place) as turn,
      amount - (sum(product / whole) over (partition by order_id))::bigint as lost from spread),
  refunded as (
    select order_item_id, sum(share + (turn <= lost)::int) filter (where part = 1) as goods,
      sum(share + (turn <= lost)::int) filter (where part = 2) as tax,
      max((named is not null)::int) as pieces
    from divided group by order_item_id)
  select coalesce(${key}::text, '') as key, count(distinct o.order_id)::int as orders, sum(i.quantity)::int as pieces,
    sum(coalesce(r.pieces, 0))::int as "piecesBack",
    sum(i.line_total_cents - i.discount_cents)::bigint as sales, coalesce(sum(r.goods), 0)::bigint as refunds,
    (sum(i.tax_cents) - coalesce(sum(r.tax), 0))::bigint as tax,
    coalesce(sum(i.line_total_cents - i.discount_cents - coalesce(r.goods, 0)
      - p.purchase_price_cents * (i.quantity - coalesce(r.pieces, 0))), 0)::bigint as margin
  from paid o join order_item i using (order_id) join product p using (product_id) left join refunded r using (order_item_id)
  group by 1`)

it.each(BREAKDOWNS)(
  'sales, refunds, tax and margin by %s equal plain SQL to the cent',
  async (by) => {
    const { rows: plain } = await sql<{ key: string }>`${plainly(KEYS[by])}`.execute(shop.db)
    const report = await ask<BreakdownReportWire>(
      `breakdown?from=2025-06-01&to=2026-12-31&by=${by}`,
    )
    const byKey = <Row extends { key: string }>(rows: readonly Row[]) =>
      rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))

    expect(
      byKey(
        report.rows.map(({ key, orders, pieces, piecesBack, sales, refunds, tax, margin }) => ({
          key,
          orders,
          pieces,
          piecesBack,
          sales: cents(sales),
          refunds: cents(refunds),
          tax: cents(tax),
          margin: cents(margin),
        })),
      ),
    ).toEqual(byKey(plain))
  },
)

it.each(BREAKDOWNS)('the period before is what its own report by %s says', async (by) => {
  const before = ['2025-06-01', '2026-03-31']
  const own = await ask<BreakdownReportWire>(`breakdown?from=${before[0]}&to=${before[1]}&by=${by}`)
  const { rows, netBefore } = await ask<BreakdownReportWire>(
    `breakdown?from=2026-04-01&to=2026-12-31&beforeFrom=${before[0]}&beforeTo=${before[1]}&by=${by}`,
  )

  expect(netBefore).toBe(own.net)
  const known = new Map(own.rows.map(({ key, net }) => [key, net]))
  expect(rows.map(({ key, netBefore }) => [key, netBefore])).toEqual(
    rows.map(({ key }) => [key, known.get(key) ?? 0]),
  )
  expect([...known.keys()].filter((key) => !rows.some((row) => row.key === key))).toEqual([])
})

it.each(BREAKDOWNS)('days that begin or end while clocks change are whole by %s', async (by) => {
  const [first, last] = ['2026-03-07', '2026-11-02']
  const days = await ask<SalesReportWire>(`sales?from=${first}&to=${last}&by=day`)

  for (const day of new Set(EDGES.map(([, day]) => day))) {
    const row = days.rows.find(({ start }) => start === day)
    const { rows } = await ask<BreakdownReportWire>(`breakdown?from=${day}&to=${day}&by=${by}`)
    for (const figure of ['sales', 'refunds', 'net', 'tax'] as const) {
      const together = rows.reduce((total, each) => total + cents(each[figure]), 0)
      expect([day, figure, together]).toEqual([day, figure, cents(row?.[figure] ?? 0)])
    }
    expect(row?.orders).toBeGreaterThan(0)
  }
})

it('reads each line of each period twice at most, in few statements', async () => {
  const sent: string[] = []
  const onStatement = ({ query }: LogEvent) => sent.push(query.sql)
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const pool = openPool({ databaseUrl, answerWithinMs: ANSWER_WITHIN_MS, onError: () => {} })
  const db = openDb(pool, { onStatement })
  const days = {
    from: '2026-01-01',
    to: '2026-10-31',
    beforeFrom: '2025-06-01',
    beforeTo: '2025-12-31',
  }
  const linesRead = () => sent.filter((text) => /\border_item i\b/.test(text)).length

  await getBreakdown(db, { ...days, by: 'state' })

  // Begin, settings, commit; for each period its days, refunds and sales; and the names. Orders have the state, so their
  // totals are enough for the period before.
  expect([sent.length, linesRead()]).toEqual([3 + 2 * 3 + 1, 2 * 2 - 1])
  sent.length = 0

  await getSalesReport(db, { ...days, by: 'month' })

  expect([sent.length, linesRead()]).toEqual([3 + 2 * 3, 0])
  await pool.end()
})

import type { BreakdownReportWire, SalesReportWire } from '@mendwell/contract/reports/sales-reports'
import { BREAKDOWNS } from '@mendwell/contract/reports/sales-reports'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { makeManyOrders } from '../../../../test/shoppers/many-orders.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
/** Clocks go forward on March 8 and back on November 1. */
const DAYS = 'from=2026-03-01&to=2026-11-15&beforeFrom=2025-06-15&beforeTo=2026-02-28'
let owner: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  await shop.reset()
  const kind = await shop.make.kind()
  const brand = await shop.make.brand({ brandName: '=Mend & Co' })
  const prices = [10_00, 3_33, 199_99, 49_50, 7_77]
  for (const [index, unitPriceCents] of prices.entries()) {
    await shop.make.product({
      unitPriceCents,
      taxExemptFlag: index % 2 === 0,
      kindKey: index < 2 ? kind.kindKey : null,
      brandId: index > 2 ? brand.brandId : null,
    })
  }
  await shop.make.tax()
  const when = { from: '2025-06-10T00:00:00Z', to: '2026-11-20T00:00:00Z' }
  await makeManyOrders(shop.deps.config.databaseUrl ?? '', { count: 600, ...when })
  owner = await signIn(shop, await shop.make.staff({ role: 'OWNER', password: PASSWORD }))
})

const cents = (dollars: number) => Math.round(dollars * 100)
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

/** A separate clock, not PostgreSQL's. */
const texas = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })
const isIn = (from: string, to: string) => (day: string) => day >= from && day <= to

async function readPayments() {
  const rows = await shop.db
    .selectFrom('paymentAttempt as a')
    .innerJoin('orders as o', 'o.orderId', 'a.orderId')
    .select([
      'a.orderId',
      'a.amountCents',
      'a.receivedOn',
      'a.updatedAt',
      'o.subtotalCents',
      'o.discountCents',
    ])
    .where('a.status', '=', 'SUCCEEDED')
    .where('o.currency', '=', 'USD')
    .execute()
  return rows.map((row) => ({
    ...row,
    // The driver reads a date as midnight in its local time zone.
    day: row.receivedOn
      ? new Intl.DateTimeFormat('en-CA').format(row.receivedOn)
      : texas.format(row.updatedAt),
  }))
}

async function readRefunds() {
  const rows = await shop.db
    .selectFrom('refund as r')
    .innerJoin('orders as o', 'o.orderId', 'r.orderId')
    .select(['r.amountCents', 'r.updatedAt'])
    .where('r.status', '=', 'SUCCEEDED')
    .where('o.currency', '=', 'USD')
    .execute()
  return rows.map((row) => ({ ...row, day: texas.format(row.updatedAt) }))
}

const getSales = async (query: string): Promise<SalesReportWire> =>
  (await shop.get(`/staff/reports/sales?${query}`, owner)).json()

it("shows each day's income and refunds, as counted by hand", async () => {
  const [payments, refunds, report] = await Promise.all([
    readPayments(),
    readRefunds(),
    getSales(`${DAYS}&by=day`),
  ])
  const byHand = (day: string) => {
    const paid = payments.filter((payment) => payment.day === day)
    const back = refunds.filter((refund) => refund.day === day)
    return {
      orders: paid.length,
      sales: sumOf(paid, (row) => row.subtotalCents - row.discountCents),
      total: sumOf(paid, (row) => row.amountCents) - sumOf(back, (row) => row.amountCents),
    }
  }

  expect(report.rows).toHaveLength(260)
  expect(
    report.rows.map(({ start, orders, sales, total }) => ({
      start,
      orders,
      sales: cents(sales),
      total: cents(total),
    })),
  ).toEqual(report.rows.map(({ start }) => ({ start, ...byHand(start) })))
  expect(report.total.orders).toBeGreaterThan(200)
})

it.each(['week', 'month'])('sums the days of each %s, and the days before', async (by) => {
  const [days, cut] = await Promise.all([getSales(`${DAYS}&by=day`), getSales(`${DAYS}&by=${by}`)])
  const before = await getSales('from=2025-06-15&to=2026-02-28&by=day')
  const ends = [...cut.rows.slice(1).map(({ start }) => start), '9999']
  const summed = cut.rows.map(({ start }, index) =>
    days.rows.filter((day) => day.start >= start && day.start < (ends[index] ?? '')),
  )

  expect(cut.rows.map(({ net }) => cents(net))).toEqual(
    summed.map((rows) => sumOf(rows, ({ net }) => cents(net))),
  )
  expect(cut.total).toEqual(days.total)
  expect(cut.before).toEqual(before.total)
  expect(before.before).toBeNull()
  expect(sumOf(cut.rows, ({ before: beside }) => beside?.orders ?? 0)).toBe(before.total.orders)
})

it.each(BREAKDOWNS)('sales by %s add up to those by day', async (by) => {
  const report: BreakdownReportWire = (
    await shop.get(`/staff/reports/breakdown?${DAYS}&by=${by}`, owner)
  ).json()
  const { total, before } = await getSales(`${DAYS}&by=day`)

  for (const figure of ['sales', 'refunds', 'net', 'tax'] as const) {
    expect(sumOf(report.rows, (row) => cents(row[figure]))).toBe(cents(total[figure]))
  }
  expect(sumOf(report.rows, ({ netBefore }) => cents(netBefore ?? 0))).toBe(cents(before?.net ?? 0))
  expect([report.net, report.netBefore]).toEqual([total.net, before?.net])
  expect(report.count).toBe(report.rows.length)
})

it('lists the products sold, as counted by hand', async () => {
  const paid = (await readPayments()).filter(({ day }) => isIn('2026-03-01', '2026-11-15')(day))
  const orderIds = paid.map(({ orderId }) => orderId)
  const items = await shop.db
    .selectFrom('orderItem')
    .select(['productId', 'orderId', 'quantity', 'lineTotalCents', 'discountCents'])
    .where('orderId', 'in', orderIds)
    .execute()
  const report: BreakdownReportWire = (
    await shop.get(`/staff/reports/breakdown?${DAYS}&by=product`, owner)
  ).json()

  for (const { key, orders, pieces, sales } of report.rows) {
    const ofProduct = items.filter(({ productId }) => String(productId) === key)
    expect([orders, pieces, cents(sales)]).toEqual([
      new Set(ofProduct.map(({ orderId }) => orderId)).size,
      sumOf(ofProduct, ({ quantity }) => quantity),
      sumOf(ofProduct, (item) => item.lineTotalCents - item.discountCents),
    ])
  }
  expect(report.rows).toHaveLength(5)
})

const KEYS: Record<(typeof BREAKDOWNS)[number], string> = {
  product: 'i.product_id',
  kind: 'p.kind_key',
  category: 'p.category_id',
  brand: 'p.brand_id',
  state: 'o.tax_state_code',
  group: 'null',
}

it.each(BREAKDOWNS)('counts each order once by %s, like plain SQL', async (by) => {
  const { rows: plain } = await sql`
    select coalesce(${sql.raw(KEYS[by])}::text, '') as key, count(distinct o.order_id) as orders,
      sum(i.quantity)::int as pieces, sum(i.unit_price_cents * i.quantity - i.discount_cents)::bigint as sales
    from orders o join order_item i on i.order_id = o.order_id join product p on p.product_id = i.product_id
    join payment_attempt a on a.order_id = o.order_id and a.status = 'SUCCEEDED'
    where o.currency = 'USD' and coalesce(a.received_on, (a.updated_at at time zone 'America/Chicago')::date)
      between '2026-03-01' and '2026-11-15'
    group by 1 order by 1`.execute(shop.db)
  const report: BreakdownReportWire = (
    await shop.get(`/staff/reports/breakdown?${DAYS}&by=${by}`, owner)
  ).json()
  const sold = report.rows.filter(({ pieces }) => pieces > 0)

  expect(
    sold
      .map(({ key, orders, pieces, sales }) => ({ key, orders, pieces, sales: cents(sales) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  ).toEqual(plain)
})

it('attributes refunded pieces to their line, and an amount to the whole order', async () => {
  const exempt = await shop.make.product({ taxExemptFlag: true, unitPriceCents: 100_00 })
  const taxed = await shop.make.product({ unitPriceCents: 50_00 })
  const bought = await buy(shop, {
    lines: [exempt, taxed].map(({ productId }) => ({ productId, quantity: 2 })),
  })
  const [first] = bought.items
  const items = [{ orderItemId: first?.orderItemId, quantity: 1 }]
  const { orderId } = bought
  const today = texas.format(new Date())
  const netOf = async () => {
    const query = `from=${today}&to=${today}&by=product`
    const { rows }: BreakdownReportWire = (
      await shop.get(`/staff/reports/breakdown?${query}`, owner)
    ).json()
    return [exempt, taxed].map(({ productId }) => {
      const row = rows.find(({ key }) => key === String(productId))
      return [row?.pieces, row?.piecesBack, row?.sales, row?.refunds, row?.net]
    })
  }

  await shop.post('/refunds/save', { orderId, items }, owner)
  const afterPieces = await netOf()
  await shop.post('/refunds/save', { orderId }, owner)

  expect(afterPieces).toEqual([
    [2, 1, 180, 90, 90],
    [2, 0, 90, 0, 90],
  ])
  expect(await netOf()).toEqual([
    [2, 1, 180, 180, 0],
    [2, 0, 90, 90, 0],
  ])
})

it('shows the margin at the cost on the day of sale, by product and by group', async () => {
  const today = texas.format(new Date())
  const row = async (by: string, key: unknown) => {
    const answer = await shop.get(
      `/staff/reports/breakdown?from=${today}&to=${today}&by=${by}`,
      owner,
    )
    const found = (answer.json() as BreakdownReportWire).rows.find((one) => one.key === String(key))
    return [found?.net, found?.margin, found?.marginOf, found?.piecesWithoutCost]
  }
  const costed = await shop.make.product({ unitPriceCents: 100_00, purchasePriceCents: 60_00 })
  const unknown = await shop.make.product({ unitPriceCents: 10_00 })
  const seller = await shop.make.customer({ salesRep: true, password: PASSWORD })
  const lines = [costed, unknown].map(({ productId }) => ({ productId, quantity: 2 }))
  const { orderId, items } = await buy(shop, { lines, as: await signIn(shop, seller) })
  await shop.db.updateTable('product').set({ purchasePriceCents: 1_00 }).execute()

  expect(await row('product', costed.productId)).toEqual([180, 60, 180, 0])
  // Sold before a cost was known: today's is used.
  expect(await row('product', unknown.productId)).toEqual([18, 16, 18, 0])
  expect(await row('group', 'SALES_REP')).toEqual([198, 76, 198, 0])

  await shop.db.updateTable('product').set({ purchasePriceCents: null }).execute()
  const piece = items.find(({ productId }) => productId === costed.productId)
  const back = { orderId, items: [{ orderItemId: piece?.orderItemId, quantity: 1 }] }
  await shop.post('/refunds/save', back, owner)

  expect(await row('product', costed.productId)).toEqual([90, 30, 90, 0])
  expect(await row('product', unknown.productId)).toEqual([18, null, 0, 2])
  expect(await row('group', 'SALES_REP')).toEqual([108, 30, 90, 2])
})

it('writes the same figures to a file without formulas', async () => {
  const answer = await shop.get(`/staff/reports/breakdown.csv?${DAYS}&by=brand`, owner)
  const report: BreakdownReportWire = (
    await shop.get(`/staff/reports/breakdown?${DAYS}&by=brand`, owner)
  ).json()
  const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true })
  const days = await shop.get(`/staff/reports/sales.csv?${DAYS}&by=month`, owner)
  const months: Record<string, string>[] = parse(days.body, { columns: true, bom: true })

  expect(answer.headers['content-disposition']).toContain('sales-by-brand.csv')
  expect(rows.map(({ name }) => name).toSorted()).toEqual(["'=Mend & Co", 'No brand'])
  expect(rows.map(({ netSales }) => Number(netSales))).toEqual(report.rows.map(({ net }) => net))
  expect(months.map(({ from }) => from)).toEqual(
    ['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-01`),
  )
})

it.each([
  ['from=2026-02-02&to=2026-02-01', 'from', 'From is after To'],
  ['from=2020-01-01&to=2026-02-01', 'to', 'At most 1827 days'],
  ['from=2026-01-01&to=2026-02-01&beforeFrom=2025-01-01', 'beforeTo', 'Expected with beforeFrom'],
])('says of %s that %s is wrong', async (query, path, message) => {
  const answer = await shop.get(`/staff/reports/sales?${query}`, owner)

  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path, message }]])
})

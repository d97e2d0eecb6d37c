import type {
  JournalReportWire,
  RefundsReportWire,
  TaxReportWire,
} from '@mendwell/contract/reports/money-reports'
import type { SalesReportWire } from '@mendwell/contract/reports/sales-reports'
import type { StockReportWire } from '@mendwell/contract/reports/stock-reports'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { makeManyOrders } from '../../../test/shoppers/many-orders.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

const DAYS = 'from=2026-01-01&to=2026-03-31'
const WITH_BEFORE = `${DAYS}&beforeFrom=2025-10-01&beforeTo=2025-12-31`
let owner: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  await shop.reset()
  for (const [index, unitPriceCents] of [10_00, 3_33, 199_99].entries()) {
    await shop.make.product({ unitPriceCents, taxExemptFlag: index === 0, quantity: null })
  }
  await shop.make.tax()
  const when = { from: '2025-09-20T00:00:00Z', to: '2026-04-10T00:00:00Z' }
  await makeManyOrders(shop.deps.config.databaseUrl ?? '', { count: 500, ...when })
  owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
})

const cents = (dollars: number) => Math.round(dollars * 100)
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)
const ask = async <Answer>(path: string): Promise<Answer> =>
  (await shop.get(`/staff/reports/${path}`, owner)).json()
const fileOf = async (path: string): Promise<Record<string, string>[]> =>
  parse((await shop.get(`/staff/reports/${path}`, owner)).body, { columns: true, bom: true })

it('counts refunds by reason like plain SQL', async () => {
  const report = await ask<RefundsReportWire>(`refunds?${WITH_BEFORE}`)
  const { rows } = await sql<{ reason: string; count: number; cents: number }>`
    select reason, count(*)::int as count, sum(amount_cents)::int as cents from refund join orders using (order_id)
    where status = 'SUCCEEDED' and currency = 'USD'
      and refund.updated_at >= '2026-01-01 06:00Z' and refund.updated_at < '2026-04-01 05:00Z'
    group by reason order by cents desc`.execute(shop.db)

  expect(
    report.refunds.map(({ reason, count, amount }) => ({ reason, count, cents: cents(amount) })),
  ).toEqual(rows)
  expect(cents(report.amount)).toBe(sumOf(rows, (row) => row.cents))
  expect(cents(report.amountBefore ?? 0)).toBe(
    sumOf(report.refunds, ({ amountBefore }) => cents(amountBefore ?? 0)),
  )
})

it("counts returns by the customers' words, ignoring case", async () => {
  const { reasons, products } = await ask<RefundsReportWire>(`refunds?${DAYS}`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from return_request
    where created_at >= '2026-01-01 06:00Z' and created_at < '2026-04-01 05:00Z'`.execute(shop.db)
  const all = rows[0]?.count

  expect(reasons.map(({ reason }) => reason.toLowerCase()).toSorted()).toEqual([
    'arrived damaged',
    'ordered by mistake',
    'too small',
  ])
  expect(all).toBeGreaterThan(0)
  expect(sumOf(reasons, ({ count }) => count)).toBe(all)
  expect(sumOf(products, ({ pieces }) => pieces)).toBe(all)
})

it('adds up the tax of each month and state to the tax of all sales', async () => {
  const report = await ask<TaxReportWire>(`taxes?${DAYS}`)
  const sales = await ask<SalesReportWire>(`sales?${DAYS}&by=month`)
  const { rows } = await sql<{ tax: number }>`
    select sum(o.tax_cents)::int as tax from orders o join payment_attempt a using (order_id)
    where a.status = 'SUCCEEDED' and o.currency = 'USD' and tax_state_code = 'TX' and (
      received_on between '2026-02-01' and '2026-02-28'
      or received_on is null and a.updated_at >= '2026-02-01 06:00Z' and a.updated_at < '2026-03-01 06:00Z')`.execute(
    shop.db,
  )
  const texas = report.rows.find((row) => row.month === '2026-02-01' && row.stateCode === 'TX')

  expect(texas?.stateName).toBe('Texas')
  expect(cents(texas?.taxCharged ?? 0)).toBe(rows[0]?.tax)
  expect(report.rows).toHaveLength(3 * 6)
  for (const { start, tax, net, orders } of sales.rows) {
    const ofMonth = report.rows.filter(({ month }) => month === start)
    expect(sumOf(ofMonth, (row) => cents(row.tax))).toBe(cents(tax))
    expect(sumOf(ofMonth, (row) => cents(row.taxable) + cents(row.exempt))).toBe(cents(net))
    expect(sumOf(ofMonth, (row) => row.orders)).toBe(orders)
  }
  expect(report.tax).toBe(sales.total.tax)
})

it('books each day in balance, and no day that is not over', async () => {
  const journal = await ask<JournalReportWire>(`journal?${DAYS}`)
  const days = Map.groupBy(journal.rows, ({ day }) => day)
  const { rows } = await sql<{ cents: number }>`
    select (select sum(amount_cents) from payment_attempt where status = 'SUCCEEDED' and currency = 'USD'
        and updated_at >= '2026-01-01 06:00Z' and updated_at < '2026-04-01 05:00Z')::int
      - (select sum(amount_cents) from refund join orders using (order_id) where status = 'SUCCEEDED'
        and currency = 'USD' and refund.updated_at >= '2026-01-01 06:00Z' and refund.updated_at < '2026-04-01 05:00Z')::int
      as cents`.execute(shop.db)
  const money = journal.rows.filter(({ account }) => account.startsWith('10'))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
  const open = await shop.get(`/staff/reports/journal?from=${today}&to=${today}`, owner)

  expect(days.size).toBeGreaterThan(60)
  for (const lines of days.values()) {
    expect(sumOf(lines, ({ debit }) => cents(debit))).toBe(
      sumOf(lines, ({ credit }) => cents(credit)),
    )
  }
  expect(sumOf(money, ({ debit, credit }) => cents(debit) - cents(credit))).toBe(rows[0]?.cents)
  expect([open.statusCode, open.json().detail]).toEqual([
    409,
    'The journal ends with yesterday: today is not over',
  ])
})

it('exports the journal as accounting programs import it', async () => {
  const { rows, debit } = await ask<JournalReportWire>(`journal?${DAYS}`)
  const quickbooks = await fileOf(`journal.csv?${DAYS}`)
  const xero = await fileOf(`journal.csv?${DAYS}&format=xero`)

  expect(quickbooks).toHaveLength(rows.length)
  expect(sumOf(quickbooks, ({ Debits }) => cents(Number(Debits)))).toBe(cents(debit))
  expect(quickbooks[0]).toMatchObject({ JournalNo: 'MW20260101', JournalDate: '01/01/2026' })
  expect(sumOf(xero, (row) => cents(Number(row['*Amount'])))).toBe(0)
})

it('shows stock, its value and when it is sold out', async () => {
  const lasting = await shop.make.product({ quantity: 30, purchasePriceCents: 4_00 })
  const unsold = await shop.make.product({ quantity: 7, productName: '=1+1' })
  const soldOut = await shop.make.product({ quantity: 3 })
  const lines = [
    { productId: lasting.productId, quantity: 10 },
    { productId: soldOut.productId, quantity: 3 },
  ]
  await buy(shop, { lines })
  const report = await ask<StockReportWire>('stock')
  const byValue = await ask<StockReportWire>('stock?order=value')
  const file = await fileOf('stock.csv?order=value')
  const facts = ({
    productId,
    quantity,
    value,
    retail,
    sold,
    daysLeft,
  }: StockReportWire['rows'][number]) => [productId, quantity, value, retail, sold, daysLeft]

  expect(report.rows.map(facts)).toEqual([
    [soldOut.productId, 0, null, 0, 3, 0],
    [lasting.productId, 20, 80, 200, 10, 180],
    [unsold.productId, 7, null, 70, 0, null],
  ])
  expect(byValue.rows.map(({ productId }) => productId)).toEqual([
    lasting.productId,
    unsold.productId,
    soldOut.productId,
  ])
  expect(report).toMatchObject({ count: 3, pieces: 27, value: 80, retail: 270, withoutCost: 1 })
  expect(file.map(({ name }) => name)).toEqual([lasting.productName, "'=1+1", soldOut.productName])
})

it('exports searches without results', async () => {
  await shop.db.insertInto('searchMiss').values({ term: '=xylophone', partial: false }).execute()
  const misses = await ask<{ term: string }[]>('searches')
  const file = await fileOf('searches.csv')

  expect(misses.map(({ term }) => term)).toEqual(['=xylophone'])
  expect(file).toMatchObject([{ term: "'=xylophone", times: '1', someWordsFit: 'N' }])
})

// `node bench/reports.ts [--data FOLDER] [--orders 100000] [--rounds 5]`: how long each report takes over this many
// orders of two years, comparing one year with the other, and whether it matches plain SQL. CPU time of the process and
// its one connection counts, since other work on the machine slows wall time; the minimum of the rounds.
import fs from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BREAKDOWNS } from '@mendwell/contract/reports/sales-reports'
import { sum } from '@mendwell/domain/money/money'
import { readConfig } from '../apps/api/src/config/config.ts'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { WITHOUT_BOUNDS } from '../apps/api/src/db/session-settings.ts'
import { getSales } from '../apps/api/src/modules/reports/get-sales.ts'
import { getJournal } from '../apps/api/src/modules/reports/journal/get-journal.ts'
import { getRefundsReport } from '../apps/api/src/modules/reports/refunds/get-refunds-report.ts'
import { getBreakdown } from '../apps/api/src/modules/reports/sales/get-breakdown.ts'
import { getSalesReport } from '../apps/api/src/modules/reports/sales/get-sales-report.ts'
import { getStockReport } from '../apps/api/src/modules/reports/stock/get-stock-report.ts'
import { getTaxReport } from '../apps/api/src/modules/reports/taxes/get-tax-report.ts'
import { findMisses } from '../apps/api/src/modules/search/synonyms/synonyms.repository.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { openDatabase } from '../apps/api/src/start/open-database.ts'
import { makeManyOrders } from '../apps/api/test/shoppers/many-orders.ts'
import { removeData } from './shop/started-shop.ts'
import { cpuOf } from './speed/processes.ts'
import { report } from './yardstick.ts'

const MAX_MS = 1_000

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
  },
})
const folder = values.data ?? fs.mkdtempSync(path.join(tmpdir(), 'mendwell-reports-'))
const database = await openDatabase(readConfig({ DATA_DIR: folder }))
const loader = openPool({
  databaseUrl: database.url,
  bounds: WITHOUT_BOUNDS,
  onError: console.error,
})
await stock()

async function stock() {
  await migrate(loader)
  await seedCatalogue(openDb(loader), () => {})
  const { rows } = await loader.query('select count(*)::int as count from orders')
  if (rows[0].count > 0) return
  const when = { from: '2024-02-01T00:00:00Z', to: '2025-12-31T00:00:00Z' }
  await makeManyOrders(database.url, { count: Number(values.orders), ...when })
}

const now = { from: '2025-01-01', to: '2025-12-31' }
const days = { ...now, beforeFrom: '2024-01-01', beforeTo: '2024-12-31' }
/** As for a request: one connection, with its limits and settings. */
const pool = openPool({ databaseUrl: database.url, max: 1, onError: console.error })
const db = openDb(pool)

const { rows: backends } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
const cpu = () => cpuOf(process.pid) + cpuOf(backends[0]?.pid ?? 0)

/** The minimum of this many rounds, in ms, and the result. */
async function measure<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  const rounds: { cpuMs: number; ms: number }[] = []
  let answer = await ask()
  for (let round = 0; round < Number(values.rounds); round++) {
    const begin = { cpu: cpu(), time: performance.now() }
    answer = await ask()
    rounds.push({ cpuMs: cpu() - begin.cpu, ms: performance.now() - begin.time })
  }
  const waited = Math.min(...rounds.map(({ ms }) => ms)).toFixed(0)
  report(
    `${what} (waited ${waited} ms)`,
    Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
    MAX_MS,
    'ms',
  )
  return answer
}

/** One number from a statement that shares nothing with the reports. */
async function plainly(statement: string): Promise<number> {
  const { rows } = await loader.query<{ number: string | number }>(statement)
  return Number(rows[0]?.number)
}

function agree(what: string, reported: number, plain: number) {
  if (reported === plain) return
  console.log(`${what}: ${reported} reported, ${plain} by plain SQL`)
  process.exitCode = 1
}

const inYear = (moment: string) =>
  `${moment} >= '2025-01-01 06:00Z' and ${moment} < '2026-01-01 06:00Z'`
const PAID = `from payment_attempt a join orders o using (order_id) where a.status = 'SUCCEEDED' and o.currency = 'USD'
  and case when received_on is null then ${inYear('a.updated_at')} else received_on between '2025-01-01' and '2025-12-31' end`
const BOOKED = `from payment_attempt a where status = 'SUCCEEDED' and currency = 'USD' and ${inYear('updated_at')}`
const BACK = `from refund r join orders o using (order_id) where r.status = 'SUCCEEDED' and o.currency = 'USD'
  and ${inYear('r.updated_at')}`

const paid = await plainly(`select sum(a.amount_cents) as number ${PAID}`)
const orders = await plainly(`select count(*) as number ${PAID}`)
const back = await plainly(`select sum(r.amount_cents) as number ${BACK}`)
const goods = await plainly(
  `select sum(line_total_cents) as number from order_item where order_id in (select order_id ${PAID})`,
)

for (const by of ['day', 'week', 'month'] as const) {
  const sales = await measure(`Overview by ${by}`, () => getSalesReport(db, { ...days, by }))
  agree('Orders', sales.total.orders, orders)
  agree('Total', sales.total.total, paid - back)
  agree('Sales', sales.total.sales, goods)
}
for (const by of BREAKDOWNS) {
  const sales = await measure(`Sales by ${by}`, () => getBreakdown(db, { ...days, by }))
  agree(`Sales by ${by}`, sum(sales.rows.map((row) => row.sales)), goods)
}
const refunds = await measure('Refunds and returns', () => getRefundsReport(db, days))
agree('Refunds', refunds.amount, back)
const taxes = await measure('Taxes', () => getTaxReport(db, now))
const charged = sum(taxes.rows.map(({ taxCharged }) => taxCharged))
agree('Tax charged', charged, await plainly(`select sum(tax_cents) as number ${PAID}`))
const journal = await measure('Journal', () => getJournal(db, now))
const money = journal.rows.filter(({ account }) => account.startsWith('10'))
const booked = await plainly(`select sum(amount_cents) as number ${BOOKED}`)
agree('Money of the journal', sum(money.map(({ debit, credit }) => debit - credit)), booked - back)
const onHand = await measure('Stock', () => getStockReport(db, { order: 'soonest' }))
const pieces = await plainly('select sum(quantity) as number from product where quantity > 0')
agree('Pieces in stock', onHand.pieces, pieces)
await measure('Searches', () => findMisses(db, 500))
const today = await measure('Sales of today’s page', () => getSales(db, now))
const placed = await plainly(
  `select count(*) as number from orders where order_status <> 'REJECTED' and ${inYear('created_at')}`,
)
agree('Orders placed', today.orders, placed)
console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)

await pool.end()
await loader.end()
await database.stop()
if (!values.data) await removeData(folder)

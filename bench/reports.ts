// `node bench/reports.ts [--data FOLDER] [--orders 100000] [--rounds 5]`: how long each report takes over this many
// orders of the two years until yesterday, comparing one year with the other, and whether it matches plain SQL. The median
// wall time counts; CPU time of the process and of its one connection stands beside it, since other work on the machine
// slows wall time only.
import fs from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BREAKDOWNS } from '@mendwell/contract/reports/sales-reports'
import { addDays } from '@mendwell/domain/days/calendar'
import { sum } from '@mendwell/domain/money/money'
import { readConfig } from '../apps/api/src/config/config.ts'
import { ANSWER_WITHIN_MS, openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { WITHOUT_BOUNDS } from '../apps/api/src/db/session-settings.ts'
import { bookEarlierRefunds } from '../apps/api/src/modules/payments/refunds/book-refunds.ts'
import { getSales } from '../apps/api/src/modules/reports/get-sales.ts'
import { exportJournal, getJournal } from '../apps/api/src/modules/reports/journal/get-journal.ts'
import { findToday } from '../apps/api/src/modules/reports/money/shop-days.repository.ts'
import { getRefundsReport } from '../apps/api/src/modules/reports/refunds/get-refunds-report.ts'
import { refundsCsv } from '../apps/api/src/modules/reports/refunds/refunds-csv.ts'
import { getBreakdown } from '../apps/api/src/modules/reports/sales/get-breakdown.ts'
import { getSalesReport } from '../apps/api/src/modules/reports/sales/get-sales-report.ts'
import { breakdownCsv, salesCsv } from '../apps/api/src/modules/reports/sales/sales-csv.ts'
import { getStockReport } from '../apps/api/src/modules/reports/stock/get-stock-report.ts'
import { searchesCsv, stockCsv } from '../apps/api/src/modules/reports/stock/stock-csv.ts'
import { getTaxReport } from '../apps/api/src/modules/reports/taxes/get-tax-report.ts'
import { taxesCsv } from '../apps/api/src/modules/reports/taxes/taxes-csv.ts'
import { getVisitsReport } from '../apps/api/src/modules/reports/visits/get-visits-report.ts'
import { visitsCsv } from '../apps/api/src/modules/reports/visits/visits-csv.ts'
import { findMisses } from '../apps/api/src/modules/search/synonyms/synonyms.repository.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { progressOf } from '../apps/api/src/start/log/progress.ts'
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
await migrate(loader)
const today = await findToday(openDb(loader))
const now = { from: addDays(today, -365), to: addDays(today, -1) }
const days = { ...now, beforeFrom: addDays(today, -730), beforeTo: addDays(today, -366) }
await stock()

async function stock() {
  await seedCatalogue(openDb(loader), () => {})
  await bookEarlierRefunds(openDb(loader), progressOf('Booking earlier refunds'))
  const { rows } = await loader.query('select count(*)::int as count from orders')
  if (rows[0].count > 0) return
  const when = { from: `${addDays(days.beforeFrom, 10)}T00:00:00Z`, to: `${now.to}T00:00:00Z` }
  await makeManyOrders(database.url, { count: Number(values.orders), ...when })
  await loader.query(
    "insert into search_miss (term, partial) select 'words ' || n, n % 2 = 0 from generate_series(1, 5000) n",
  )
  await loader.query(
    `insert into visit_day (day, step, visitors) select $1::date + n, step, 500 from generate_series(0, 729) n,
      unnest('{any,home,list,product,cart,checkout,order}'::text[]) step`,
    [days.beforeFrom],
  )
}

/** As for a request: one connection, with its limits and settings. */
const pool = openPool({
  databaseUrl: database.url,
  max: 1,
  answerWithinMs: ANSWER_WITHIN_MS,
  onError: console.error,
})
const db = openDb(pool)

const { rows: backends } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
const cpuOfDatabase = () => cpuOf(backends[0]?.pid ?? 0)

/** Prints medians of this many rounds, and the maximum, in ms, of a report and its file; returns the report. */
async function measure<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  file?: (answer: Answer) => string,
): Promise<Answer> {
  const rounds: { ms: number; processMs: number; databaseMs: number }[] = []
  let answer = await ask()
  for (let round = 0; round < Number(values.rounds); round++) {
    const begin = [performance.now(), cpuOf(process.pid), cpuOfDatabase()] as const
    answer = await ask()
    file?.(answer)
    rounds.push({
      ms: performance.now() - begin[0],
      processMs: cpuOf(process.pid) - begin[1],
      databaseMs: cpuOfDatabase() - begin[2],
    })
  }
  const middle = (of: 'ms' | 'processMs' | 'databaseMs') =>
    rounds.map((round) => round[of]).toSorted((one, other) => one - other)[rounds.length >> 1] ?? 0
  const most = Math.max(...rounds.map(({ ms }) => ms)).toFixed(0)
  const cpu = `CPU ${middle('processMs').toFixed(0)} + ${middle('databaseMs').toFixed(0)} ms`
  report(`${what} (${cpu}, at most ${most} ms)`, middle('ms'), MAX_MS, 'ms')
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
  `(${moment} at time zone 'America/Chicago')::date between '${now.from}' and '${now.to}'`
const PAID = `from payment_attempt a join orders o using (order_id) where a.status = 'SUCCEEDED' and o.currency = 'USD'
  and case when received_on is null then ${inYear('a.updated_at')} else received_on between '${now.from}' and '${now.to}' end`
const BOOKED = `from payment_attempt a where status = 'SUCCEEDED' and currency = 'USD' and ${inYear('updated_at')}`
const BACK = `from refund r join orders o using (order_id) where r.status = 'SUCCEEDED' and o.currency = 'USD'
  and ${inYear('r.updated_at')}`

const paid = await plainly(`select sum(a.amount_cents) as number ${PAID}`)
const orders = await plainly(`select count(*) as number ${PAID}`)
const back = await plainly(`select sum(r.amount_cents) as number ${BACK}`)
const goods = await plainly(
  `select sum(line_total_cents - discount_cents) as number from order_item where order_id in (select order_id ${PAID})`,
)

for (const by of ['day', 'week', 'month'] as const) {
  const sales = await measure(
    `Overview by ${by}`,
    () => getSalesReport(db, { ...days, by }),
    salesCsv,
  )
  agree('Orders', sales.total.orders, orders)
  agree('Total', sales.total.total, paid - back)
  agree('Sales', sales.total.sales, goods)
}
for (const by of BREAKDOWNS) {
  const sales = await measure(
    `Sales by ${by}`,
    () => getBreakdown(db, { ...days, by }),
    breakdownCsv,
  )
  agree(`Sales by ${by}`, sum(sales.rows.map((row) => row.sales)), goods)
}
const refunds = await measure('Refunds and returns', () => getRefundsReport(db, days), refundsCsv)
agree('Refunds', refunds.amount, back)
const taxes = await measure('Taxes', () => getTaxReport(db, now), taxesCsv)
const charged = sum(taxes.rows.map(({ taxCharged }) => taxCharged))
agree('Tax charged', charged, await plainly(`select sum(tax_cents) as number ${PAID}`))
const journal = await measure('Journal', () => getJournal(db, now))
const money = journal.rows.filter(({ account }) => account.startsWith('10'))
const booked = await plainly(`select sum(amount_cents) as number ${BOOKED}`)
agree('Money of the journal', sum(money.map(({ debit, credit }) => debit - credit)), booked - back)
await measure('Journal as a file', () => exportJournal(db, { ...now, format: 'quickbooks' }))
const onHand = await measure('Stock', () => getStockReport(db, { order: 'soonest' }), stockCsv)
const pieces = await plainly('select sum(quantity) as number from product where quantity > 0')
agree('Pieces in stock', onHand.pieces, pieces)
await measure('Searches', () => findMisses(db, 500), searchesCsv)
await measure('Visits', () => getVisitsReport(db, { ...days, by: 'day' }), visitsCsv)
const placedSales = await measure('Sales of today’s page', () => getSales(db, now))
const placed = await plainly(
  `select count(*) as number from orders where order_status <> 'REJECTED' and ${inYear('created_at')}`,
)
agree('Orders placed', placedSales.orders, placed)
console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)

await pool.end()
await loader.end()
await database.stop()
if (!values.data) await removeData(folder)

// `node bench/hostile-searches.ts [--data FOLDER] [--terms 5000] [--products 100000] [--slowest 20]`: how long the database
// takes for the worst that can be typed, and how long the process is blocked. What exceeds a bound is asked again: on a
// busy machine only the shortest of several times says what a search costs.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { readConfig } from '../apps/api/src/config/config.ts'
import { type Db, openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { naming } from '../apps/api/src/db/named-statements.ts'
import type { DB } from '../apps/api/src/db/schema.ts'
import { OF_SEARCHES } from '../apps/api/src/db/session-settings.ts'
import { searchProducts } from '../apps/api/src/modules/search/search-products.ts'
import { suggestProducts } from '../apps/api/src/modules/search/suggest-products.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { openDatabase } from '../apps/api/src/start/open-database.ts'
import { hostileTerms } from '../apps/api/test/shoppers/hostile-terms.ts'
import { removeData } from './shop/started-shop.ts'
import { loadProducts } from './speed/load-products.ts'
import { report } from './yardstick.ts'

const MAX_DATABASE_MS = 50
const MAX_BLOCKED_MS = 30
const TRIES = 12

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    terms: { type: 'string', default: '5000' },
    products: { type: 'string', default: '100000' },
    slowest: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
  },
})
const folder = values.data ?? fs.mkdtempSync(path.join(tmpdir(), 'mendwell-hostile-'))
const database = values.url
  ? { url: values.url, stop: async () => {} }
  : await openDatabase(readConfig({ DATA_DIR: folder }))
if (!values.url) {
  const stocking = openPool({
    databaseUrl: database.url,
    max: 2,
    bounds: {},
    onError: console.error,
  })
  await stocking.query('set statement_timeout = 0')
  await migrate(stocking)
  await seedCatalogue(openDb(stocking), () => {})
  const { rows } = await stocking.query('select count(*)::int as count from product')
  const missing = Number(values.products) - rows[0].count
  if (missing > 0) await loadProducts(stocking, missing)
  await stocking.end()
}

/** One connection: no statement runs beside another, so that their times add up. */
const pool = openPool({
  databaseUrl: database.url,
  max: 1,
  bounds: { ...OF_SEARCHES, statement_timeout: '0' },
  onError: console.error,
})
interface Sent {
  sql: string
  ms: number
}
let statements: Sent[] = []
const databaseMsOf = (one: { statements: readonly Sent[] }) =>
  one.statements.reduce((sum, { ms }) => sum + ms, 0)
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: naming(pool) }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  log: ({ queryDurationMillis, query }) => {
    statements.push({ ms: queryDurationMillis, sql: query.sql })
  },
}) as Db
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

const CALLS = {
  search: (term: string) =>
    searchProducts(db, term, {
      options: { page: 1, pageSize: 25, sort: 'relevance', families: true },
      onMiss: async () => {},
    }),
  suggestion: (term: string) => suggestProducts(db, term),
}
type Call = keyof typeof CALLS

async function once(call: Call, term: string) {
  await nextTurn()
  delay.reset()
  statements = []
  await CALLS[call](term)
  const blockedMs = delay.max / 1e6 || 0
  return { blockedMs, statements }
}

interface Measured {
  call: Call
  family: string
  term: string
  databaseMs: number
  blockedMs: number
  statements: Sent[]
}

/** Asked again while it exceeds a bound: of each of its statements the shortest time counts. */
async function measure(call: Call, family: string, term: string): Promise<Measured> {
  let best = await once(call, term)
  const isTooMuch = () => databaseMsOf(best) > MAX_DATABASE_MS || best.blockedMs > MAX_BLOCKED_MS
  for (let tries = 1; tries < TRIES && isTooMuch(); tries++) {
    const again = await once(call, term)
    best = {
      blockedMs: Math.min(best.blockedMs, again.blockedMs),
      statements: best.statements.map((one, at) => {
        const other = again.statements[at]
        return other && other.sql === one.sql && other.ms < one.ms ? other : one
      }),
    }
  }
  return { call, family, term, ...best, databaseMs: databaseMsOf(best) }
}

const terms = hostileTerms(Number(values.terms), Number(values.seed))
// What is read and planned once.
for (const { term } of terms.slice(0, 50))
  for (const call of ['search', 'suggestion'] as const) await once(call, term)

const measured: Measured[] = []
for (const { family, term } of terms) {
  measured.push(await measure('search', family, term), await measure('suggestion', family, term))
}

const times = (list: readonly Measured[]) =>
  list.map((one) => one.databaseMs).toSorted((one, other) => one - other)
const quantile = (list: readonly number[], share: number) =>
  list[Math.floor((list.length - 1) * share)] ?? 0
for (const call of ['search', 'suggestion'] as const) {
  const all = measured.filter((one) => one.call === call)
  for (const family of [...new Set(all.map((one) => one.family)), '']) {
    const list = times(all.filter((one) => family === '' || one.family === family))
    const [median, most, max] = [0.5, 0.99, 1].map((share) => quantile(list, share).toFixed(1))
    const over = list.filter((ms) => ms > MAX_DATABASE_MS).length
    console.log(
      `${call}, ${family || 'all'}: median ${median} ms, p99 ${most}, slowest ${max}, ${over} of ${list.length} over`,
    )
  }
}
const slowest = measured.toSorted((one, other) => other.databaseMs - one.databaseMs)
for (const { call, term, databaseMs, family, statements: sent } of slowest.slice(
  0,
  Number(values.slowest),
)) {
  console.log(`${databaseMs.toFixed(1)} ms: ${call} of ${JSON.stringify(term)} (${family})`)
  for (const one of sent)
    if (one.ms > 4)
      console.log(
        '      ',
        one.ms.toFixed(1),
        one.sql
          .replace(/\s+/g, ' ')
          .slice(0, 60)
          .replace(/^(.*)$/, '$1'),
        '…',
        one.sql.includes('as failed') ? 'FACETS' : '',
      )
}
report('slowest of the database', slowest[0]?.databaseMs ?? 0, MAX_DATABASE_MS, 'ms')
report(
  'process blocked at most',
  Math.max(...measured.map((one) => one.blockedMs)),
  MAX_BLOCKED_MS,
  'ms',
)
await pool.end()
await database.stop()
if (!values.data && !values.url) await removeData(folder)

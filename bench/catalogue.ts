// `node bench/catalogue.ts [rows]`: imports that many products into a fresh shop and takes them back,
// asks the shop meanwhile, and times the staff's list on what was imported. Prints one line per measurement.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { buildApp } from '../apps/api/src/app.ts'
import { makeResponseCache } from '../apps/api/src/cache/response-cache.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { startEmbeddedPostgres } from '../apps/api/src/db/postgres/embedded-postgres.ts'
import type { Deps } from '../apps/api/src/deps.ts'
import { listStaffProducts } from '../apps/api/src/modules/catalog/list-staff-products.ts'
import { applyImport } from '../apps/api/src/modules/product-imports/apply-import.ts'
import { checkImport } from '../apps/api/src/modules/product-imports/check-import.ts'
import {
  findImport,
  moveImport,
} from '../apps/api/src/modules/product-imports/imports.repository.ts'
import { receiveImport } from '../apps/api/src/modules/product-imports/receive-import.ts'
import { undoImport } from '../apps/api/src/modules/product-imports/undo-import.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { readSeedFile, SEED_FOLDER } from '../apps/api/src/seed/seed-files.ts'
import { openLogger } from '../apps/api/src/start/logger.ts'
import { openGateways } from '../apps/api/src/start/open-gateways.ts'

const wanted = Number(process.argv[2] ?? 10_000)
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-bench-'))
const server = await startEmbeddedPostgres(folder)
const pool = openPool({ databaseUrl: server.databaseUrl('postgres'), onError: console.error })
try {
  await migrate(pool)
  await bench()
} finally {
  await pool.end()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

async function bench() {
  const db = openDb(pool)
  await seedCatalogue(db, () => {})
  const clock = { now: () => new Date() }
  const config = readConfig({ DATA_DIR: folder })
  const cache = makeResponseCache({ maxBytes: 0 })
  const gateways = openGateways({ db, clock, config })
  const deps: Deps = { db, cache, config, clock, logger: openLogger('warn'), ...gateways }
  const app = await buildApp(deps)
  const asked = askMeanwhile(async () => {
    await app.inject('/api/products/findProductsByCategory/61?pageSize=25')
  })

  const file = [Buffer.from(csvOf(wanted))]
  const by = { fileName: 'bench.csv', startedBy: 'bench', custId: null }
  const importId = await receiveImport(db, {
    file: (async function* () {
      yield* file
    })(),
    ...by,
  })
  await timed(`checked ${wanted}`, () => checkImport(db, importId))
  await moveImport(db, importId, { from: 'CHECKED', to: 'APPLYING' })
  await timed(`applied ${wanted}`, () => applyImport(deps, importId))
  asked.report()
  await pool.query('vacuum analyze')
  for (const query of [
    {},
    { q: 'catheter' },
    { q: 'bra' },
    { sort: 'productName', page: 100 },
    { stock: 'low' as const },
    { categoryId: 61 },
    { status: 'N' as const },
    { sort: '-unitPrice' },
  ]) {
    const list = () => listStaffProducts(db, { page: 1, size: 25, ...query })
    await list()
    await timed(`list ${JSON.stringify(query)}`, list)
  }
  await moveImport(db, importId, { from: 'DONE', to: 'UNDOING' })
  await timed(`undone ${wanted}`, () => undoImport(deps, importId))
  console.log(
    'ends as',
    (await findImport(db, importId))?.status,
    (await pool.query('select count(*) from product')).rows[0],
  )
  asked.stop()
  await app.close()
}

/** Rows of the seed catalogue again and again, with SKUs of their own and no numbers. */
function csvOf(rows: number): string {
  const seed = readSeedFile(SEED_FOLDER, 'products.csv')
  const columns = Object.keys(seed[0] ?? {}).filter((name) => name !== 'productId')
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = { ...seed[index % seed.length], sku: `BENCH-${index}` } as Record<string, string>
    row.productName = `${row.productName} ${index}`.slice(0, 200)
    return columns.map((name) => row[name] ?? '')
  })
  return stringify([columns, ...lines])
}

async function timed(what: string, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`)
}

/** What visitors wait while staff imports. */
function askMeanwhile(ask: () => Promise<void>) {
  const waits: number[] = []
  let isOver = false
  void (async () => {
    while (!isOver) {
      const start = performance.now()
      await ask()
      waits.push(performance.now() - start)
      await wait(100)
    }
  })()
  return {
    report() {
      waits.sort((one, other) => one - other)
      const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
      console.log(
        `visitors meanwhile: ${waits.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`,
      )
    },
    stop: () => {
      isOver = true
    },
  }
}

// `npm run bench`: how fast the shop answers, beside a bare Fastify that sends the same bytes; see docs/performance.md.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readConfig } from '../apps/api/src/config.ts'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { locateInstallation } from '../apps/api/src/db/postgres/installation.ts'
import { seedCatalogue } from '../apps/api/src/seed/seed-catalogue.ts'
import { openDatabase } from '../apps/api/src/start/open-database.ts'
import { loadProducts, stockForSale } from './speed/load-products.ts'
import { type Measured, measure, median } from './speed/measure.ts'
import { type Operation, operations } from './speed/operations.ts'
import { cpuOf, cpuOfServer, memoryOf, startProgram } from './speed/processes.ts'
import { checkout, removeData } from './started-shop.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string', default: '' },
    /** A folder of an earlier run, with its products loaded. */
    data: { type: 'string' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)

const data = options.data ?? fs.mkdtempSync(path.join(tmpdir(), 'mendwell-bench-'))
fs.mkdirSync(data, { recursive: true })
const database = await openDatabase(readConfig({ DATA_DIR: data }))
const pool = openPool({ databaseUrl: database.url, max: 2, onError: console.error })
await pool.query('set statement_timeout = 0')
const { saleable, categories } = await prepare()
const postmaster = Number(
  fs
    .readFileSync(path.join((await locateInstallation(data)).data, 'postmaster.pid'), 'utf8')
    .split('\n')[0],
)
const shop = await startProgram('apps/api/src/main.ts', {
  DATA_DIR: data,
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'error',
})
const bare = await startProgram('bench/speed/bare-fastify.ts', {})

console.log(
  `\n${new Date().toISOString()}, commit ${git('rev-parse', '--short', 'HEAD')}, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
)
console.log(`node bench/speed.ts ${process.argv.slice(2).join(' ')}\n`)
console.log(
  '| | connections | operations/s | p50 ms | p99 ms | CPU ms node + PostgreSQL | bare Fastify/s | ratio | failed |',
)
console.log('|---|---|---|---|---|---|---|---|---|')
for (const operation of operations(saleable, categories)) {
  if (!operation.name.includes(options.only)) continue
  await keepBytes(operation)
  for (const connections of options.connections.split(',').map(Number))
    await compare(operation, connections)
}
const memory = memoryOf(shop.pid)
console.log(
  `\nMemory of the shop's process: ${memory.now.toFixed(0)} MB now, ${memory.highest.toFixed(0)} MB at most`,
)
await bare.stop()
await shop.stop()
await pool.end()
await database.stop()
if (!options.data) await removeData(data)

async function prepare() {
  await migrate(pool)
  await seedCatalogue(openDb(pool), () => {})
  const { rows } = await pool.query('select count(*)::int as count from product')
  const missing = Number(options.products) - rows[0].count
  if (missing > 0) await loadProducts(pool, missing)
  const largest = await pool.query(
    'select category_id from product group by 1 order by count(*) desc, 1 limit 30',
  )
  return {
    saleable: await stockForSale(pool, 200),
    categories: largest.rows.map((row) => row.category_id),
  }
}

/** Hands the shop's answer to the bare Fastify, packed as it comes. */
async function keepBytes({ name, sample }: Operation) {
  const { method, path: url, body } = sample
  const request = http.request(shop.address + url, {
    method,
    headers: {
      'accept-encoding': 'br',
      ...(body && {
        'content-type': 'application/json',
        'idempotency-key': `sample-${Date.now()}`,
      }),
    },
  })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  const bytes = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${bytes}`)
  await fetch(`${bare.address}/keep/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'x-type': answer.headers['content-type'] ?? '',
      'x-encoding': answer.headers['content-encoding'] ?? '',
    },
    body: new Uint8Array(bytes),
  })
}

/** Shop and bare Fastify in turn, so that whatever else the machine does meets both. */
async function compare({ name, requests }: Operation, connections: number) {
  const ours: Measured[] = []
  const bares: Measured[] = []
  const path = `/bytes/${encodeURIComponent(name)}`
  for (let round = 0; round < rounds; round++) {
    const cpu = () => ({ node: cpuOf(shop.pid), postgres: cpuOfServer(postmaster) })
    ours.push(await measure({ url: shop.address, requests, connections, seconds, cpu }))
    const noCpu = () => ({ node: cpuOf(bare.pid), postgres: 0 })
    bares.push(
      await measure({
        url: bare.address,
        requests: [{ method: 'GET', path }],
        connections,
        seconds,
        cpu: noCpu,
      }),
    )
  }
  const [our, bareRun] = [median(ours), median(bares)]
  const cells = [
    name,
    connections,
    our.rate.toFixed(0),
    our.p50,
    our.p99,
    `${our.nodeCpu.toFixed(2)} + ${our.postgresCpu.toFixed(2)}`,
    bareRun.rate.toFixed(0),
    (our.rate / bareRun.rate).toFixed(3),
    our.failed,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
}

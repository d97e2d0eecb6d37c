// Fills the disk under the shop's PostgreSQL while shoppers order, makes room again, and looks whether
// each order was placed once. As root on Linux: the data lies on a small tmpfs meanwhile.
// node bench/disk-full.ts
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { locateInstallation, urlOf } from '../apps/api/src/db/postgres/installation.ts'
import { auditDatabase } from '../apps/api/src/modules/audit/audit-database.ts'
import { guestOrder } from '../apps/api/test/guest-order.ts'
import { blankFolder, end } from '../apps/api/test/postgres/held-server.ts'
import { openShopProcess } from '../apps/api/test/start/shop-process.ts'

const ROOM_MB = 40
/** Orders that are tried on the full disk; the first of them still fit in what PostgreSQL set aside. */
const TRIES = 1_500
const ENOUGH_REFUSED = 40
const PATIENCE_MS = 120_000

const place = await blankFolder()
const settings = { DATA_DIR: place.folder, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal' }
await end((await openShopProcess(settings)).process, 'SIGTERM')
moveToSmallDisk(place.data)
const shop = await openShopProcess(settings)
const installation = await locateInstallation(path.resolve(place.folder))
const pool = openPool({ databaseUrl: urlOf(installation, 'mendwell'), max: 2, onError: () => {} })
const sold = await pool.query<{ id: number }>(`
  select product_id::int as id from product where product_status = 'A' and quantity > 0 and rx is distinct from true
  order by product_id limit 1`)
const productId = sold.rows[0]?.id
const filler = path.join(place.data, 'filler')
const statuses = new Map<string, number>()
const keys: string[] = []

for (let order = 0; order < 20; order++) await orderUnder(newKey())
console.log(`With room: ${told()}`)
fillDisk()
for (let order = 0; order < TRIES && (statuses.get('503') ?? 0) < ENOUGH_REFUSED; order++) {
  await orderUnder(newKey())
}
console.log(`On a full disk: ${told()}`)
console.log(
  `A product's page there: ${await statusOf(fetch(`${shop.address}/api/products/${productId}`))}`,
)
fs.rmSync(filler)
const begin = performance.now()
for (const key of keys) await untilPlaced(key)
const seconds = ((performance.now() - begin) / 1000).toFixed(1)
console.log(`With room again every order was placed within ${seconds} s: ${told()}`)

const { rows } = await pool.query('select count(*)::int as count from orders')
const wrong = (await auditDatabase(openDb(pool))).filter(({ violations }) => violations.length > 0)
console.log(`${keys.length} orders were asked for, ${rows[0].count} are stored`)
for (const { rule, violations } of wrong) console.error(`WRONG: ${rule}`, violations)
if (wrong.length > 0 || rows[0].count !== keys.length) process.exitCode = 1
else console.log('Nothing lost, nothing doubled')
await pool.end()
await end(shop.process, 'SIGTERM')
execFileSync('umount', [place.data])
place.remove()

function newKey() {
  const key = randomUUID()
  keys.push(key)
  return key
}

/** What was answered since the last time. */
function told() {
  const text = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  statuses.clear()
  return text
}

function moveToSmallDisk(data: string) {
  const { uid, gid } = fs.statSync(data)
  const kept = `${data}-kept`
  fs.renameSync(data, kept)
  fs.mkdirSync(data)
  const megabytes = Number(execFileSync('du', ['-sm', kept], { encoding: 'utf8' }).split('\t')[0])
  const size = `size=${megabytes + ROOM_MB}m,uid=${uid},gid=${gid},mode=0700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', data])
  execFileSync('cp', ['-a', `${kept}/.`, data])
  fs.rmSync(kept, { recursive: true })
}

function fillDisk() {
  const file = fs.openSync(filler, 'w')
  try {
    for (;;) fs.writeSync(file, Buffer.alloc(64 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    fs.closeSync(file)
  }
}

function statusOf(answer: Promise<Response>): Promise<string> {
  return answer.then(({ status }) => String(status)).catch(() => 'no answer')
}

async function orderUnder(key: string) {
  const answer = fetch(`${shop.address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(guestOrder([{ productId, quantity: 1 }])),
  })
  const status = await statusOf(answer)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return status
}

async function untilPlaced(key: string) {
  const givenUpAt = Date.now() + PATIENCE_MS
  while ((await orderUnder(key)) !== '200') {
    if (Date.now() > givenUpAt) throw new Error('The shop did not come back')
    await wait(50)
  }
}

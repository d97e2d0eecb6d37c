import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { openDb, openPool } from '../../apps/api/src/db/db.ts'
import { makeStripeCards } from '../../apps/api/src/gateways/cards/stripe/stripe-cards.ts'
import { openLogger } from '../../apps/api/src/start/log/logger.ts'
import {
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripeServer,
} from '../../apps/api/test/providers/stripe-server.ts'
import { startCourier } from '../../bench/kill-orders/courier.ts'
import { examine, reconcileAll } from '../../bench/kill-orders/examine.ts'
import { unforeseen } from '../../bench/kill-orders/patient-client.ts'
import type { Random } from '../../bench/kill-orders/random.ts'
import { faults, last } from './faults/faults.ts'
import { mountSmallDisk, unmountSmallDisk } from './faults/full-disk.ts'
import type { Fault, Ground } from './faults/ground.ts'
import { judge, type Outcome, seconds, table } from './judge.ts'
import { type Cluster, SHOP_USER } from './topology/cluster.ts'
import { until } from './topology/programs.ts'
import { Shops } from './topology/shops.ts'
import type { Topology } from './topology/topology.ts'
import { Tallies } from './traffic/tally.ts'
import { READS, startTraffic } from './traffic/traffic.ts'

/** Lists and searches read from the replicas, whatever the primary does. */
const FROM_REPLICAS = ['home', 'list', 'search']
const PAUSE_MS = 150

interface Drill {
  topology: Topology
  cluster: Cluster
  /** Stops whatever was started. */
  undo: AsyncDisposableStack
  checkout: string
  random: Random
  only: string
  shoppers: number
  report: string
}

/** The whole drill; returns whether nothing was lost or duplicated and every limit was met. */
export async function drill(given: Drill): Promise<boolean> {
  const { topology, cluster, undo, checkout, random, shoppers } = given
  const { say, clock } = announcer()
  mountSmallDisk(topology)
  // Drawn first, before the shoppers use the same random numbers in whatever order.
  const tried = [...inOrder(faults(), random), last].filter(({ name }) => name.includes(given.only))
  undo.defer(() => unmountSmallDisk(topology))
  undo.defer(() => cluster.stop())
  await cluster.start()
  say('three etcd, three PostgreSQL under Patroni and HAProxy are up')
  const stripe = await startStripeServer()
  undo.defer(() => stripe.close())
  const databaseUrl = await makeDatabase(cluster, topology)
  const shops = new Shops({
    topology,
    databaseUrl,
    // One of them through PgBouncer, which must not change anything.
    bouncedUrl: databaseUrl.replace(`:${topology.writePort}/`, `:${topology.bouncerPort}/`),
    replicaUrl: databaseUrl.replace(`:${topology.writePort}/`, `:${topology.readPort}/`),
    stripePort: stripe.address.port,
  })
  undo.defer(() => shops.stop())
  await shops.start('a', checkout)
  await shops.start('b', checkout)
  say('two shops are open, the catalog is loaded')
  const pool = openPool({ databaseUrl, max: 3, onError: () => {} })
  undo.defer(() => pool.end().catch(() => {}))
  const db = openDb(pool)
  await pool.query('checkpoint').catch(() => {})
  await cluster.untilWhole()

  const address = `http://127.0.0.1:${topology.shopPort}`
  const tallies = new Tallies()
  const ids = await findIds(db)
  const traffic = startTraffic({ address, ...ids, random, tallies, shoppers, pauseMs: PAUSE_MS })
  const courier = startCourier(stripe, address, random)
  /** More than the responses that may have been in flight when counting began, one per shopper. */
  const moreOrders = async (what: string) => {
    const before = tallies.count('order')
    await until(() => tallies.count('order') > before + 2 * shoppers, { what, withinMs: 120_000 })
  }
  await moreOrders('first orders')

  const measured: string[] = []
  const ground: Ground = {
    topology,
    cluster,
    shops,
    checkout,
    acknowledged: () => traffic.acknowledged.length,
    shoppers,
    moreOrders,
    tell: (what) => void measured.push(what),
    pick: (list) => random.pick(list),
  }
  const outcomes: Outcome[] = []
  /** Faults after which nothing recovered by itself. */
  const failed: string[] = []
  for (const fault of tried) {
    if (fault.skipped) {
      say(`${fault.name}: skipped, ${fault.skipped}`)
      continue
    }
    say(`${fault.name} …`)
    const fromMs = performance.now()
    try {
      await fault.strike(ground)
      await moreOrders(`orders after ${fault.name}`)
    } catch (error) {
      failed.push(`${fault.name}: ${error instanceof Error ? error.message : error}`)
    }
    await fault.mend(ground)
    await cluster.untilWhole()
    await moreOrders(`orders after all was mended`)
    const outcome = outcomeOf(fault.name, tallies, fromMs)
    outcomes.push(outcome)
    say(`  no order for ${seconds(outcome.withoutOrdersMs)} s; all is whole again`)
  }
  await traffic.goHome()
  await courier.goHome()
  say(`${traffic.acknowledged.length} orders acknowledged; judging`)

  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecrets: [STRIPE_WEBHOOK_SECRET] }
  const cards = makeStripeCards({ ...keys, address: stripe.address }, { now: () => new Date() })
  const settled = await reconcileAll({ db, cards, logger: openLogger('fatal') })
  const wrong = [
    ...failed,
    ...(await examine({ db }, stripe.books, traffic.acknowledged)),
    ...unforeseen,
    ...traffic.unseen.map((orderNum) => `order ${orderNum} was not seen by its own shopper`),
    ...judge({ outcomes, replicaReads: FROM_REPLICAS, shoppers }),
    ...(await staleServers(cluster, topology)),
  ]
  const paid = traffic.acknowledged.filter(({ isPaid }) => isPaid).length
  const report = {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout })
      .toString()
      .trim(),
    seconds: Math.round(clock() / 1000),
    orders: traffic.acknowledged.length,
    paid,
    settledByReconciler: settled,
    skipped: tried.filter(({ skipped }) => skipped).map(({ name }) => name),
    outcomes,
    measured,
    wrong,
  }
  fs.writeFileSync(given.report, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`\n${table(outcomes, READS)}\n`)
  console.log(
    `${report.orders} orders acknowledged, ${paid} of them paid, in ${report.seconds} s; ${settled} charges were left to the reconciler`,
  )
  for (const line of measured) console.log(line)
  for (const line of wrong) console.error(`WRONG: ${line}`)
  console.log(
    wrong.length === 0
      ? 'Nothing lost, nothing doubled, every bound kept'
      : `${wrong.length} things wrong`,
  )
  return wrong.length === 0
}

function announcer() {
  const begin = performance.now()
  const clock = () => performance.now() - begin
  return {
    clock,
    say: (what: string) => console.log(`${seconds(clock()).padStart(7)} s  ${what}`),
  }
}

/** The shop's own role and database, as documented; returns their connection string. */
async function makeDatabase(cluster: Cluster, { writePort }: Topology): Promise<string> {
  const admin = openPool({
    databaseUrl: cluster.urlOf(writePort, 'postgres'),
    max: 1,
    onError: () => {},
  })
  try {
    await until(() => admin.query('select 1'), { what: 'PostgreSQL', withinMs: 30_000 })
    await admin.query(`create role ${SHOP_USER.name} login password '${SHOP_USER.password}'`)
    await admin.query(`create database shop owner ${SHOP_USER.name}`)
  } finally {
    await admin.end()
  }
  return `postgres://${SHOP_USER.name}:${SHOP_USER.password}@127.0.0.1:${writePort}/shop`
}

async function findIds(db: ReturnType<typeof openDb>) {
  const products = await db
    .selectFrom('product')
    .select('productId')
    .where('productStatus', '=', 'A')
    .where('quantity', '>', 0)
    .where('rx', 'is distinct from', true)
    .where('saleClass', '=', 'OPEN')
    .where('quoteOnly', '=', false)
    .orderBy('productId')
    .limit(40)
    .execute()
  const categories = await db.selectFrom('category').select('categoryId').limit(40).execute()
  return {
    productIds: products.map(({ productId }) => productId),
    categoryIds: categories.map(({ categoryId }) => categoryId),
  }
}

/** The same faults in another order for each seed. */
function inOrder(all: Fault[], random: Random): Fault[] {
  const left = [...all]
  const ordered: Fault[] = []
  while (left.length > 0) ordered.push(...left.splice(random.between(0, left.length - 1), 1))
  return ordered
}

function outcomeOf(fault: string, tallies: Tallies, fromMs: number): Outcome {
  const toMs = performance.now()
  return {
    fault,
    withoutOrdersMs: tallies.longestGap('order', fromMs, toMs),
    withoutReadsMs: Object.fromEntries(
      READS.map((kind) => [kind, tallies.longestGap(kind, fromMs, toMs)]),
    ),
    tallies: tallies.between(fromMs, toMs),
  }
}

/** Servers that lack some of the primary's orders two seconds after the last one. */
async function staleServers(cluster: Cluster, topology: Topology): Promise<string[]> {
  const counts = await Promise.all(
    Object.entries(topology.members).map(async ([name, { postgresPort }]) => {
      const pool = openPool({ databaseUrl: cluster.urlOf(postgresPort), max: 1, onError: () => {} })
      const { rows } = await pool
        .query<{ count: number }>('select count(*)::int as count from orders')
        .finally(() => pool.end())
      return { name, count: rows[0]?.count ?? 0 }
    }),
  )
  const most = Math.max(...counts.map(({ count }) => count))
  return counts
    .filter(({ count }) => count < most)
    .map(({ name, count }) => `server ${name} has ${count} orders of ${most}`)
}

// Kills the shop, its PostgreSQL or both with kill -9 at random moments while shoppers order and pay by card and a
// warehouse receives and ships by lot, and then compares what was acknowledged, what is stored and what the card provider
// has.
//   node bench/kill-orders.ts [kills, 200] [seed]
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb, openPool } from '../apps/api/src/db/db.ts'
import { locateInstallation, urlOf } from '../apps/api/src/db/postgres/installation.ts'
import { makeStripeCards } from '../apps/api/src/gateways/cards/stripe/stripe-cards.ts'
import { openLogger } from '../apps/api/src/start/log/logger.ts'
import { blankFolder, end, serverPid } from '../apps/api/test/postgres/held-server.ts'
import {
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripeServer,
} from '../apps/api/test/providers/stripe-server.ts'
import { openShopProcess } from '../apps/api/test/start/shop-process.ts'
import { startCourier } from './kill-orders/courier.ts'
import { examine, reconcileAll } from './kill-orders/examine.ts'
import { examineLots } from './kill-orders/examine-lots.ts'
import { unforeseen } from './kill-orders/patient-client.ts'
import { randomOf } from './kill-orders/random.ts'
import { startShoppers } from './kill-orders/shoppers.ts'
import { openWarehouse } from './kill-orders/warehouse.ts'

const SHOPPERS = 6
const PRODUCTS = 40
const TRACKED_PRODUCTS = 12
const login = { loginId: 'warehouse@mendwell.example', loginPassword: 'a staple for the kills' }
const [kills = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const random = randomOf(seed)
console.log(`${kills} kills, seed ${seed}`)

const stripe = await startStripeServer()
const place = await blankFolder()
const program = path.join(import.meta.dirname, 'kill-orders/shop-with-stripe.ts')
const open = (port: string) =>
  openShopProcess(
    {
      DATA_DIR: place.folder,
      PORT: port,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      STAFF_EMAIL: login.loginId,
      STAFF_PASSWORD: login.loginPassword,
      STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_server_in_this_process',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_PORT: String(stripe.address.port),
    },
    program,
  )
let shop = await open('0')
const { address } = shop
const { port } = new URL(address)
const installation = await locateInstallation(path.resolve(place.folder))
const pool = openPool({ databaseUrl: urlOf(installation, 'mendwell'), max: 3, onError: () => {} })
const db = openDb(pool)
// A recovery should not spend its time on the seed's writes.
await pool.query('checkpoint')
const products = await db
  .selectFrom('product')
  .leftJoin('productPack', 'productPack.productId', 'product.productId')
  .select(['product.productId', 'productPack.pieceName'])
  .where('productStatus', '=', 'A')
  .where('quantity', '>', 0)
  .where('rx', 'is distinct from', true)
  .where('saleClass', '=', 'OPEN')
  .where('quoteOnly', '=', false)
  .orderBy('product.productId')
  .limit(PRODUCTS)
  .execute()
const productIds = products.map(({ productId }) => productId)
// Packs of the same pieces share their stock, which is not kept by lot.
const trackable = products.filter(({ pieceName }) => pieceName === null)
const warehouse = await openWarehouse({
  ...{ address, login, random },
  productIds: trackable.slice(0, TRACKED_PRODUCTS).map(({ productId }) => productId),
})
const shoppers = startShoppers({
  ...{ count: SHOPPERS, address, productIds, random },
  onOrder: ({ orderId, isPaid }) => {
    if (isPaid) warehouse.pack(orderId)
  },
})
const courier = startCourier(stripe, address, random)

const KINDS = ['shop', 'database', 'both'] as const
const killed = { shop: 0, database: 0, both: 0 }
const begin = performance.now()
for (let kill = 0; kill < kills; kill++) {
  await wait(random.between(20, 700))
  if (random.chance(0.1)) stripe.fail({ on: 'confirm', how: 'drop after acting', times: 3 })
  const kind = random.pick(KINDS)
  killed[kind] += 1
  if (kind !== 'shop') process.kill(serverPid(place.data), 'SIGKILL')
  // Each shopper may have had a response in flight: only more than that prove that the database is back.
  if (kind === 'database') await untilMore(shoppers.acknowledged.length + SHOPPERS)
  else {
    await end(shop.process, 'SIGKILL')
    shop = await open(port)
  }
  if ((kill + 1) % 20 === 0) console.log(`${kill + 1} kills, ${progress()}`)
}
await untilMore(shoppers.acknowledged.length)
await shoppers.goHome()
await warehouse.goHome()
await courier.goHome()
await end(shop.process, 'SIGTERM')

// The shop is stopped; its database is started once more, and the reconcilers run as they do every minute.
shop = await open(port)
const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecrets: [STRIPE_WEBHOOK_SECRET] }
const clock = { now: () => new Date() }
const cards = makeStripeCards({ ...keys, address: stripe.address }, clock)
const reconciled = await reconcileAll({ db, cards, logger: openLogger('fatal') })
const wrong = [
  ...(await examine({ db }, stripe.books, shoppers.acknowledged)),
  ...(await examineLots({ db }, warehouse)),
  ...unforeseen,
]
console.log(`Killed: ${JSON.stringify(killed)}; ${progress()}`)
console.log(`${reconciled} payments were open at the end and were settled by the reconciler`)
console.log(await paidOrders())
for (const line of wrong) console.error(`WRONG: ${line}`)
console.log(wrong.length === 0 ? 'Nothing lost, nothing doubled' : `${wrong.length} things wrong`)
if (wrong.length > 0) process.exitCode = 1
await pool.end()
await end(shop.process, 'SIGTERM')
await stripe.close()
place.remove()

/** The shop and its database work once more orders than these are acknowledged. */
async function untilMore(before: number) {
  const died = once(shop.process, 'exit').then(() => true)
  const deadline = Date.now() + 120_000
  while (shoppers.acknowledged.length <= before) {
    if (Date.now() > deadline) throw new Error('No order for two minutes')
    if (await Promise.race([died, wait(20, false)])) throw new Error('The shop ended by itself')
  }
}

function progress() {
  const seconds = Math.round((performance.now() - begin) / 1000)
  const { receipts, parcels } = warehouse
  return `${shoppers.acknowledged.length} orders, ${receipts.length} receipts and ${parcels.length} parcels acknowledged in ${seconds} s`
}

async function paidOrders() {
  const paid = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('paymentStatus', '=', 'PAID')
    .executeTakeFirstOrThrow()
  const captured = [...stripe.books.intents.values()].filter(
    ({ id, status }) => status === 'succeeded' && stripe.books.refundedOf(id) === 0,
  )
  return `${paid.count} orders paid, ${captured.length} charges captured and kept`
}

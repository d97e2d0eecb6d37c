// How fast the back office finds orders, returns and customers: `node bench/staff-lists.ts [orders] [products]`.
// Prints the median of each question over HTTP.
import pg from 'pg'
import { signIn } from '../apps/api/test/sign-in.ts'
import { startTestShop } from '../apps/api/test/start-test-shop.ts'
import { startTestServer } from '../apps/api/test/test-server.ts'
import { makeOrders } from './make-orders.ts'
import { loadProducts } from './speed/load-products.ts'
import { report } from './yardstick.ts'

const ORDERS = Number(process.argv[2] ?? 200_000)
const PRODUCTS = Number(process.argv[3] ?? 100_000)
const ROUNDS = 15
const LIMIT_MS = 100

const QUESTIONS = [
  '/staff/orders',
  '/staff/orders?status=NEW',
  '/staff/orders?status=OPEN&size=200',
  '/staff/orders?status=PARTLY_SENT',
  '/staff/orders?status=CLOSED&payment=PAID&page=40',
  '/staff/orders?payment=UNPAID',
  '/staff/orders?pickupType=DELIVERY&from=2025-01-01&to=2025-12-31',
  '/staff/orders?q=chen',
  '/staff/orders?q=person1234%40',
  '/staff/orders?q=nobody-at-all',
  '/staff/orders?q=glove',
  '/staff/orders?q=e&status=CLOSED',
  '/staff/customers',
  '/staff/customers?q=lindqvist',
  '/staff/customers?filter=GUESTS',
  '/staff/returns?status=WAITING',
  '/staff/returns?q=lindqvist',
]

const server = await startTestServer()
const shop = await startTestShop({ withCatalogue: true })
try {
  const pool = new pg.Pool({ connectionString: shop.deps.config.databaseUrl ?? '' })
  await loadProducts(pool, PRODUCTS)
  await pool.end()
  await makeOrders(shop.db, ORDERS)
  await measure()
} finally {
  await shop.close()
  await server.stop()
}

async function measure() {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const { rows } = (await shop.get('/staff/orders?status=CLOSED', staff)).json()
  const [{ orderId, orderNum, custId }] = rows
  const one = [
    `/staff/orders?q=${orderNum}`,
    `/staff/orders/${orderId}`,
    `/staff/orders/papers?orderIds=${orderId}`,
    `/staff/customers/${custId}`,
  ]
  for (const question of [...QUESTIONS, ...one]) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const begin = performance.now()
      const answer = await shop.get(question, staff)
      times.push(performance.now() - begin)
      if (answer.statusCode !== 200) throw new Error(`${question}: ${answer.body}`)
    }
    times.sort((a, b) => a - b)
    report(question, times[Math.floor(ROUNDS / 2)] ?? 0, LIMIT_MS, 'ms')
  }
}

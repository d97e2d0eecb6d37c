// What the server's process holds with the seed catalogue, after it was browsed, searched and bought from (Linux only).
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { guestOrder } from '../apps/api/test/guest-order.ts'
import { checkout, removeData, startShop } from './started-shop.ts'
import { report } from './yardstick.ts'

const LIST = '/api/products/findProductsByCategory/-1?pageSize=100'
/** Kept by the shop after the first time. */
const PAGES = [
  '/',
  '/p/1929-true-metrix-testing-strips-pack-of-100',
  '/api/departments/findAll',
  '/api/category/findAll',
  '/api/products/1929',
  LIST,
]
/** Another address every time: made and packed anew. */
const UNCACHED = [
  `${LIST}&sort=price`,
  '/api/products/findProductsByCategory/61?inStock=true&minPrice=1',
  '/api/products/searchProducts/glove?pageSize=25',
  '/api/products/searchProducts/weelchair?pageSize=25',
  '/api/products/suggest?q=str',
]
const ROUNDS = 100
/** A product that is always on sale. */
const STRIPS = 1929

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-memory-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0', RATE_LIMIT_FACTOR: '1000000' },
})
for (let round = 0; round < ROUNDS; round++) {
  const fresh = UNCACHED.map((page) => `${page}${page.includes('?') ? '&' : '?'}n=${round}`)
  await Promise.all([...[...PAGES, ...fresh].map((page) => ask(page)), buy(round)])
}
const megabytes = residentMegabytes(shop.group)
await shop.stop()
await removeData(data)
const asked = ROUNDS * (PAGES.length + UNCACHED.length + 2)
report(`Memory of the server after ${asked} requests`, megabytes, 250, 'MB')

async function ask(page: string, init: RequestInit = {}) {
  const answer = await fetch(shop.address + page, init)
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.arrayBuffer()
}

/** An order of a guest, charged to the sandbox's card. */
async function buy(round: number) {
  const post = (page: string, body: object, headers: Record<string, string> = {}) =>
    ask(page, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { orders, orderToken } = await post(
    '/api/orders/save',
    guestOrder([{ productId: STRIPS, quantity: 1 }], `ada${round}@example.com`),
  )
  const { orderId, grandTotal } = orders
  const amount = Math.round(grandTotal * 100)
  const charge = { amount, token: 'tok_visa', payment: { orderId } }
  await post('/api/payment/charge', charge, { 'x-order-token': orderToken })
}

/** The process of the group that runs main.ts: not npm, not the launcher. */
function residentMegabytes(group: number): number {
  const processes = execFileSync('ps', ['-e', '-o', 'pgid=,rss=,args='], { encoding: 'utf8' })
  const server = processes
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\d+)\s+(.*)$/))
    .find((match) => Number(match?.[1]) === group && match?.[3]?.includes('src/main.ts'))
  if (!server) throw new Error('The server is not among the processes')
  return Number(server[2]) / 1024
}

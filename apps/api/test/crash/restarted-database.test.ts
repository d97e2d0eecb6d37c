import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/db/postgres/embedded-postgres.ts'
import { isAlive } from '../../src/db/postgres/process-list.ts'
import { blankFolder, serverPid, startedAt } from '../postgres/held-server.ts'
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
let server: EmbeddedPostgres
let shop: TestShop
beforeAll(async () => {
  place = await blankFolder()
  server = await startEmbeddedPostgres(place.folder)
  const adminUrl = server.databaseUrl('postgres')
  shop = await startTestShop({ server: { adminUrl, run: process.pid } })
  // What fails while the database is away is meant to.
  shop.deps.logger.error = () => {}
})
afterAll(async () => {
  await shop.close()
  await server.stop()
  place.remove()
})

const PATIENCE = { timeout: 60_000, interval: 50 }

/** As an administrator does it: every connection is ended, and the server is away for a while. */
async function restartServer() {
  const pid = serverPid(place.data)
  process.kill(pid, 'SIGINT')
  // By its process: the next one may be there before a look at the folder.
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE)
}

type Answer = Awaited<ReturnType<TestShop['post']>>

function expectDoneOrAway({ statusCode, headers }: Answer) {
  expect([200, 503]).toContain(statusCode)
  if (statusCode === 503) expect(headers['retry-after']).toMatch(/^\d+$/)
}

/** The same call again, as the web app sends it, until the shop can answer. */
async function untilAnswered(call: () => Promise<Answer>) {
  return vi.waitFor(async () => {
    const answer = await call()
    expectDoneOrAway(answer)
    expect(answer.statusCode).toBe(200)
    return answer
  }, PATIENCE)
}

async function expectInOrder(orders: number) {
  expect(await shop.count('orders')).toBe(orders)
  const findings = await auditDatabase(shop.db)
  expect(findings.flatMap(({ violations }) => violations)).toEqual([])
}

const save = (productId: number, key: string) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]), {
    headers: { 'idempotency-key': key },
  })

it('orders that meet a restart of PostgreSQL are placed once each, when it is back', async () => {
  const { productId } = await shop.make.product({ quantity: 50 })
  const before = await startedAt(server.databaseUrl('postgres'))
  const keys = Array.from({ length: 12 }, () => randomUUID())

  const restarted = restartServer()
  const answers = await Promise.all(keys.map((key) => save(productId, key)))
  await restarted
  await Promise.all(keys.map((key) => untilAnswered(() => save(productId, key))))

  for (const answer of answers) expectDoneOrAway(answer)
  expect(await startedAt(server.databaseUrl('postgres'))).not.toBe(before)
  await expectInOrder(12)
})

it('a charge whose outcome meets the restart is told when asked again, and charged once', async () => {
  const { productId } = await shop.make.product({ quantity: 5 })
  const { orders, orderToken } = (await save(productId, randomUUID())).json()
  const { cards } = shop.deps
  let charges = 0
  shop.deps.cards = {
    ...cards,
    async charge(request) {
      const charge = await cards.charge(request)
      charges += 1
      await restartServer()
      return charge
    },
  }
  onTestFinished(() => {
    shop.deps.cards = cards
  })
  const key = randomUUID()
  const charge = () =>
    shop.post(
      '/payment/charge',
      {
        amount: Math.round(orders.grandTotal * 100),
        token: 'tok_visa',
        payment: { orderId: orders.orderId },
      },
      { headers: { 'x-order-token': orderToken, 'idempotency-key': key } },
    )

  const first = await charge()
  // The worker is missed only after a while.
  await vi.waitFor(
    () =>
      shop.db
        .updateTable('paymentAttempt')
        .set({ createdAt: new Date(Date.now() - 60_000) })
        .execute(),
    PATIENCE,
  )
  await untilAnswered(charge)
  const confirm = () =>
    shop.post(
      '/payment/confirm',
      { orderId: orders.orderId },
      { headers: { 'x-order-token': orderToken } },
    )
  const told = await vi.waitFor(async () => {
    const answer = await confirm()
    expect(answer.json().statusCode).toBe(0)
    return answer
  }, PATIENCE)

  expectDoneOrAway(first)
  expect(told.statusCode).toBe(200)
  expect(charges).toBe(1)
  expect(await shop.count('sandbox_charge')).toBe(1)
  await expectInOrder(13)
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/db/postgres/embedded-postgres.ts'
import { isAlive } from '../../src/db/postgres/process-list.ts'
import { blankFolder, serverPid, startedAt } from '../postgres/held-server.ts'
import type { CallOptions } from '../shop/calls.ts'
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { addSupplier, sendPurchase } from '../shoppers/purchase.ts'
import { signIn } from '../shoppers/sign-in.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
let server: EmbeddedPostgres
let shop: TestShop
beforeAll(async () => {
  place = await blankFolder()
  server = await startEmbeddedPostgres(place.folder)
  const adminUrl = server.databaseUrl('postgres')
  shop = await startTestShop({ server: { adminUrl, run: process.pid } })
  // Failures while the database is away are intended.
  shop.deps.logger.error = () => {}
})
afterAll(async () => {
  await shop.close()
  await server.stop()
  place.remove()
})

const PATIENCE = { timeout: 60_000, interval: 50 }

/** As an administrator does: every connection is closed, and the server is down for a while. */
async function restartServer() {
  const pid = serverPid(place.data)
  process.kill(pid, 'SIGINT')
  // By its process: the next one may be running before the folder is checked.
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE)
}

type Answer = Awaited<ReturnType<TestShop['post']>>

function expectDoneOrAway({ statusCode, headers }: Answer) {
  expect([200, 503]).toContain(statusCode)
  if (statusCode === 503) expect(headers['retry-after']).toMatch(/^\d+$/)
}

/** Repeats the call, as the web app does, until the shop can answer. */
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

it('orders during a restart of PostgreSQL are placed once each', async () => {
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

it('a charge whose outcome is lost in the restart is found on retry, and charged once', async () => {
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
  // It takes a while until the worker counts as lost.
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
  const charged = await vi.waitFor(async () => {
    const answer = await confirm()
    expect(answer.json().statusCode).toBe(0)
    return answer
  }, PATIENCE)

  expectDoneOrAway(first)
  expect(charged.statusCode).toBe(200)
  expect(charges).toBe(1)
  expect(await shop.count('sandbox_charge')).toBe(1)
  await expectInOrder(13)
})

/** A purchase order for ten pieces of a product tracked by lot. */
async function orderedFromSupplier(staff: CallOptions) {
  const { productId } = await shop.make.product({ quantity: 0 })
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  const supplierId = await addSupplier(shop, staff)
  const lines = [{ productId, quantity: 10, cost: 2.5 }]
  const id = await sendPurchase(shop, staff, { supplierId, lines })
  return { url: `/staff/purchase-orders/${id}`, productId }
}

it('a receipt whose database is killed before its ledger is written is booked once, after the restart', async () => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const { url, productId } = await orderedFromSupplier(staff)
  const sound = { lotCode: 'A', serial: null, expiresOn: null, neverExpires: true }
  const lines = [{ productId, quantity: 10, condition: 'SOUND', ...sound }]
  const headers = { 'idempotency-key': randomUUID() }
  const receive = () => shop.post(`${url}/receive`, { lines, note: 'DN 77' }, { ...staff, headers })
  const keeper = new pg.Client(shop.deps.config.databaseUrl)
  keeper.on('error', () => {})
  await keeper.connect()
  await keeper.query('begin; lock table lot_movement in exclusive mode')

  const receiving = receive()
  await vi.waitFor(async () => {
    const { rows } = await keeper.query(`select from pg_locks where not granted
      and relation = 'lot_movement'::regclass`)
    expect(rows).toHaveLength(1)
  }, PATIENCE)
  process.kill(serverPid(place.data), 'SIGKILL')

  expectDoneOrAway(await receiving)
  const answers = [await untilAnswered(receive), await untilAnswered(receive)]
  const { lots, quantity } = (await shop.get(`/staff/products/${productId}/lots`, staff)).json()
  expect(lots).toMatchObject([{ lotCode: 'A', stock: [{ bucket: 'AVAILABLE', quantity: 10 }] }])
  expect([
    quantity,
    await shop.count('lot_movement'),
    await shop.count('purchase_receipt'),
  ]).toEqual([10, 1, 1])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  const findings = await auditDatabase(shop.db)
  expect(findings.flatMap(({ violations }) => violations)).toEqual([])
})

import pg from 'pg'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { startPgBouncer, systemPgBouncers } from '../../../test/postgres/pgbouncer.ts'
import { openLine } from '../../../test/postgres/silent-line.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { migrated } from '../../../test/shop/templates.ts'
import { createTestDatabase, currentTestServer } from '../../../test/shop/test-server.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { startWorker } from '../../jobs/worker.ts'
import { openDatabase } from '../../start/open-database.ts'
import { openPool } from '../db.ts'
import { migrate } from '../migrate/migrate.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { applicationName } from './presence.ts'
import { refuseSharedSessions } from './refuse-shared-sessions.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

it('uses no connection option that a pooler such as PgBouncer refuses', async () => {
  const line = await openLine(shop.deps.config.databaseUrl ?? '')
  onTestFinished(line.close)
  const config = { ...shop.deps.config, databaseUrl: line.url }

  await openDatabase(config)
  const pool = openPool({
    databaseUrl: line.url,
    applicationName: applicationName('shop'),
    onError: () => {},
  })
  await migrate(pool)
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as bound, current_setting('timezone') as zone, current_setting('jit') as jit`,
  )
  const listener = await listenForChanges({ ...shop.deps, databaseUrl: line.url })
  await listener.stop()
  await pool.end()

  // PgBouncer supports these; it refuses a connection with any other.
  expect([...line.said].sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  expect(rows).toEqual([{ bound: '15s', zone: 'UTC', jit: 'off' }])
})

it('refuses a pooler that gives two connections the same server session, and no other', async () => {
  const session = await openClient(shop.deps.config.databaseUrl)
  const another = await openClient(shop.deps.config.databaseUrl)

  const refused = await refuseSharedSessions(session, session).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(StartProblem)
  expect(String(refused)).toContain('a pooler in transaction mode: set it to session mode')
  await expect(refuseSharedSessions(session, another)).resolves.toBeUndefined()
})

async function openClient(databaseUrl: string | undefined) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

// The pooler itself, if the machine has one.

it.each(systemPgBouncers())('refuses to start through %s in transaction mode', async (program) => {
  const pooler = await startPgBouncer(program, currentTestServer(), 'transaction')
  onTestFinished(pooler.stop)
  const { pathname } = new URL(shop.deps.config.databaseUrl ?? '')
  const databaseUrl = Object.assign(new URL(pooler.server.adminUrl), { pathname }).href

  const refused = await openDatabase({ ...shop.deps.config, databaseUrl }).catch(String)

  expect(refused).toContain('a pooler in transaction mode')
})

it.each(systemPgBouncers())(
  'sells, mails and receives notifications through %s in session mode',
  async (program) => {
    // Not through the pooler, which stays connected to the template database.
    await createTestDatabase(currentTestServer(), migrated)
    const pooler = await startPgBouncer(program, currentTestServer())
    const pooled = await startTestShop({ server: pooler.server, caches: true })
    const databaseUrl = pooled.deps.config.databaseUrl ?? ''
    const pool = openPool({ databaseUrl, onError: () => {} })
    const worker = await startWorker(pooled.deps, pool)
    onTestFinished(async () => {
      await worker.stop()
      await pool.end()
      await pooled.close()
      await pooler.stop()
    })
    await pooled.make.product({ quantity: 50 })
    const buy = async (buyer: number) => {
      const order = guestOrder([{ productId: 1, quantity: 1 }], `ada${buyer}@example.com`)
      const { orders, orderToken } = (await pooled.post('/orders/save', order)).json()
      const charge = {
        amount: Math.round(orders.grandTotal * 100),
        token: 'tok_visa',
        payment: { orderId: orders.orderId },
      }
      const headers = { 'x-order-token': orderToken }
      return (await pooled.post('/payment/charge', charge, { headers })).statusCode
    }

    const paid = await Promise.all(Array.from({ length: 20 }, (_, buyer) => buy(buyer)))

    expect(paid).toEqual(Array(20).fill(200))
    await vi.waitFor(
      async () => {
        const waiting = (await pooled.mail.outbox()).filter(({ state }) => state !== 'SENT')
        expect(waiting).toEqual([])
      },
      { timeout: 60_000, interval: 100 },
    )
    const findings = await auditDatabase(pooled.db)
    expect(findings.flatMap(({ violations }) => violations)).toEqual([])
  },
)

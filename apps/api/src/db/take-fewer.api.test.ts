import pg from 'pg'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { openPool } from './db.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

/** A pool of ten whose user may have only this many connections. */
async function openLimited(limit: number) {
  const role = `few_${process.pid}_${limit}`
  const admin = new pg.Client({ connectionString: shop.deps.config.databaseUrl })
  await admin.connect()
  await admin.query(`create role ${role} login connection limit ${limit}`)
  const databaseUrl = new URL(shop.deps.config.databaseUrl ?? '')
  databaseUrl.username = role
  const pool = openPool({ databaseUrl: databaseUrl.href, onError: () => {} })
  onTestFinished(async () => {
    await pool.end()
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  const allow = (more: number) => admin.query(`alter role ${role} connection limit ${more}`)
  return { pool, allow }
}

/** How many of these concurrent statements were answered. */
async function answered(pool: pg.Pool, count: number) {
  const all = Array.from({ length: count }, () => pool.query('select pg_sleep(0.005)'))
  const outcomes = await Promise.allSettled(all)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

it('waits for one of its connections if the server gives no more', async () => {
  const { pool } = await openLimited(2)

  const first = await answered(pool, 50)
  const then = await answered(pool, 200)

  // In the first burst, those that opened a connection of their own fail.
  expect(first).toBeGreaterThanOrEqual(40)
  expect(then).toBe(200)
})

it('retries a server without connections only a few times, and recovers once there are some', async () => {
  const { pool, allow } = await openLimited(0)
  const tries = vi.spyOn(pg.Client.prototype, 'connect')
  onTestFinished(() => tries.mockRestore())
  const begin = performance.now()
  let refused = 0

  while (refused < 1_000) refused += 20 - (await answered(pool, 20))
  const seconds = (performance.now() - begin) / 1_000
  const tried = tries.mock.calls.length
  await allow(20)
  await vi.waitFor(async () => expect(await answered(pool, 1)).toBe(1), {
    timeout: 60_000,
  })

  expect(tried).toBeLessThan(20 * (seconds + 1))
  expect(await answered(pool, 50)).toBe(50)
})

import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLine } from '../../test/silent-line.ts'
import { startTestShop } from '../../test/start-test-shop.ts'
import { isDatabaseLost } from './database-errors.ts'
import { giveUpSilent } from './give-up-silent.ts'

const shop = await startTestShop()
const databaseUrl = shop.deps.config.databaseUrl ?? ''
let line: Awaited<ReturnType<typeof openLine>>
let pool: pg.Pool
beforeEach(async () => {
  line = await openLine(databaseUrl)
  pool = new pg.Pool({ connectionString: line.url })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  giveUpSilent(pool, { silentMs: 100, askMs: 500, lookEveryMs: 20 })
  await pool.query('select')
})
afterEach(async () => {
  line.close()
  await pool.end()
})
afterAll(() => shop.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('what waits for a database that is out of reach fails as after a restart, and goes on when it is back', async () => {
  line.fallSilent()

  const failure = await failureOf(pool.query('select'))
  line.speakAgain()

  expect(isDatabaseLost(failure)).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('what waits over a connection that alone is dead fails too', async () => {
  line.fallSilent()
  const failure = failureOf(pool.query('select'))
  await vi.waitFor(() => expect(line.lostBytes).toBeGreaterThan(0), { interval: 1 })
  line.speakAgain()

  expect(isDatabaseLost(await failure)).toBe(true)
})

it('a statement that takes its time is waited for, and so is one of a server that takes nobody else', async () => {
  const slow = pool.query('select pg_sleep(0.7)')
  await expect(slow).resolves.toBeDefined()

  const others = vi.spyOn(pg.Client.prototype, 'connect')
  others.mockRejectedValue(new pg.DatabaseError('sorry, too many clients already', 0, 'error'))
  const slower = pool.query('select pg_sleep(0.7)')
  await expect(slower).resolves.toBeDefined()
  expect(others).toHaveBeenCalled()
  others.mockRestore()
})

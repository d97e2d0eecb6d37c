import { afterAll, expect, it, vi } from 'vitest'
import { openLine } from '../../../test/postgres/silent-line.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { openDb, openPool } from '../../db/db.ts'

const shop = await startTestShop()
// Failures while the database is away are intended.
shop.deps.logger.error = () => {}
afterAll(() => shop.close())

const ready = async () => {
  const answer = await shop.app.inject('/readyz')
  return [answer.statusCode, answer.json().database]
}

/** Connects the shop to its database by a link that can be cut. */
async function openWay() {
  const line = await openLine(shop.deps.config.databaseUrl ?? '')
  const { db } = shop.deps
  const other = openDb(openPool({ databaseUrl: line.url, onError: () => {} }))
  shop.deps.db = other
  const close = async () => {
    shop.deps.db = db
    line.close()
    await other.destroy()
  }
  return { line, close }
}

it('a starting process, and one whose database answers, is ready', async () => {
  expect(await ready()).toEqual([200, undefined])
})

it.each(['refuses', 'is silent'])(
  'stays ready through a failover in which the database %s, and is not after a minute',
  async (how) => {
    const { line, close } = await openWay()
    expect(await ready()).toEqual([200, undefined])
    if (how === 'is silent') line.fallSilent()
    else line.close()

    const first = await ready()
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    clock.mockImplementation(() => now() + 30_000)
    const inTime = await ready()
    clock.mockImplementation(() => now() + 61_000)
    const [after] = await ready()
    const healthy = await shop.app.inject('/healthz')
    clock.mockRestore()
    await close()

    expect([first, inTime]).toEqual([
      [200, 'away'],
      [200, 'away'],
    ])
    expect(after).toBe(503)
    expect(healthy.statusCode).toBe(200)
    expect(await ready()).toEqual([200, undefined])
  },
)

it('stays ready through a failover when nobody had asked for longer than that', async () => {
  const { line, close } = await openWay()
  expect(await ready()).toEqual([200, undefined])
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now')
  clock.mockImplementation(() => now() + 300_000)
  line.close()

  const asked = await ready()
  clock.mockRestore()
  await close()

  expect(asked).toEqual([200, 'away'])
})

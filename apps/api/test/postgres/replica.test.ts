import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openDb, openPool } from '../../src/db/db.ts'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import { preferReplica } from '../../src/db/replica.ts'
import { ask, blankFolder } from './held-server.ts'
import { makeReplica } from './replica-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>
beforeEach(async () => {
  place = await blankFolder()
  server = await startEmbeddedPostgres(place.folder)
})
afterEach(async () => {
  await server.stop()
  place.remove()
})

const waiting = { timeout: 60_000, interval: 50 }
const NOT_USED = expect.stringContaining('lists are read from the primary')
const open = (databaseUrl: string) => openPool({ databaseUrl, max: 5, onError: () => {} })

it('reads from a replica that is available and fresh, otherwise from the primary, and never fails because of it', async () => {
  const primaryUrl = server.databaseUrl('postgres')
  await ask(primaryUrl, 'create table price (cents int)')
  await ask(primaryUrl, 'insert into price values (79044) returning 1')
  const replica = await makeReplica(place.folder)
  onTestFinished(replica.remove)
  const first = await replica.start()
  const replicaPool = open(replica.url('postgres'))
  const pool = preferReplica({
    primary: open(primaryUrl),
    replica: replicaPool,
    logger: { warn: () => {} },
  })
  onTestFinished(() => pool.end())
  const db = openDb(pool)
  const read = async () => {
    const { rows } = await sql<{ isReplica: boolean; cents: number }>`
      select pg_is_in_recovery() as is_replica, max(cents) as cents from price`.execute(db)
    return rows[0]
  }
  const readsFrom = async (isReplica: boolean) =>
    vi.waitFor(async () => expect(await read()).toMatchObject({ isReplica }), waiting)

  await readsFrom(true)
  const ofOther = await readingFrom(replica.url('template1'))
  expect(ofOther).toEqual({ name: 'postgres', warned: NOT_USED })

  // It is paused: for two seconds it may be read, and no longer.
  await ask(replica.url('postgres'), 'select pg_wal_replay_pause()')
  await ask(primaryUrl, 'insert into price values (100000) returning 1')
  const changed = performance.now()
  let lastOld = changed
  await vi.waitFor(async () => {
    const asked = performance.now()
    const seen = await read()
    if (seen?.cents !== 100_000) lastOld = asked
    expect(seen).toEqual({ isReplica: false, cents: 100_000 })
  }, waiting)
  expect(lastOld - changed).toBeLessThan(6_000)
  await ask(replica.url('postgres'), 'select pg_wal_replay_resume()')
  await readsFrom(true)

  await first.kill()
  // Requests in flight may fail, also those that this process sends before it hears that its connections closed.
  await vi.waitFor(() => expect(replicaPool.idleCount).toBe(0), waiting)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => read().then((row) => row?.isReplica, String)),
  )
  expect(outcomes).toEqual(outcomes.map(() => false))

  const second = await replica.start()
  await readsFrom(true)
  await second.kill()
})

/** What is read with this replica, and what is logged about it. */
async function readingFrom(replicaUrl: string) {
  const warn = vi.fn()
  const primary = open(server.databaseUrl('postgres'))
  const pool = preferReplica({ primary, replica: open(replicaUrl), logger: { warn } })
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), waiting)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    openDb(pool),
  )
  await pool.end()
  return { name: rows[0]?.name, warned: warn.mock.calls[0]?.[1] }
}

it.each([
  ['is not a replica', () => server.databaseUrl('postgres')],
  ['is not there', () => 'postgresql://postgres@127.0.0.1:1/postgres'],
])('reads from the primary, and says so once, where the replica %s', async (_, replicaUrl) => {
  expect(await readingFrom(replicaUrl())).toEqual({ name: 'postgres', warned: NOT_USED })
})

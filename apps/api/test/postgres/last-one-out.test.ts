import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { LOCKS } from '../../src/db/locks.ts'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import { locateInstallation, urlOf } from '../../src/db/postgres/installation.ts'
import { openDatabase } from '../../src/start/open-database.ts'
import { blankFolder, end, hasStopped, holdServer } from './held-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

/** A process about to join, and whether it has a server after that one was stopped. */
async function comer(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  return async () => {
    const isIn = await client.query(`select pg_advisory_lock_shared(${LOCKS.serverInUse})`).then(
      () => true,
      () => false,
    )
    return { isIn, leave: () => client.end(), ask: () => client.query('select 1') }
  }
}

it('lets no one join while the last one stops the server', async () => {
  for (let round = 0; round < 5; round++) {
    const server = await startEmbeddedPostgres(place.folder)
    const url = server.databaseUrl('postgres')
    const comers = await Promise.all(Array.from({ length: 8 }, () => comer(url)))

    const stopped = server.stop()
    await setImmediate()
    const joined = await Promise.all(comers.map((join) => join()))
    await stopped

    for (const { isIn, ask } of joined) if (isIn) await ask()
    await Promise.all(joined.map(({ leave }) => leave().catch(() => {})))
  }
})

it('leaves the server alone if a start fails after it joined', async () => {
  const holder = await holdServer(place.folder)
  // PostgreSQL copies it into a new database, and only while no one is connected to it.
  const url = urlOf(await locateInstallation(place.folder), 'template1')
  const template = new pg.Client({ connectionString: url })
  await template.connect()

  const opening = openDatabase(readConfig({ DATA_DIR: place.folder }))

  await expect(opening).rejects.toThrow('is being accessed')
  await template.end()
  await end(holder.process, 'SIGTERM')
  expect(hasStopped(place.data)).toBe(true)
})

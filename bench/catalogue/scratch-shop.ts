import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { buildApp } from '../../apps/api/src/app.ts'
import { makeCache } from '../../apps/api/src/cache.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { openDb, openPool } from '../../apps/api/src/db/db.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/db/postgres/embedded-postgres.ts'
import type { Deps } from '../../apps/api/src/deps.ts'
import { openSession } from '../../apps/api/src/modules/sessions/open-session.ts'
import { seedCatalogue } from '../../apps/api/src/seed/seed-catalogue.ts'
import { openLogger } from '../../apps/api/src/start/logger.ts'
import { openGateways } from '../../apps/api/src/start/open-gateways.ts'
import { makersOf } from '../../apps/api/test/make.ts'
import { removeData } from '../started-shop.ts'

/** The app with the seed catalogue on a server and a data folder of its own; nothing is cached. */
export async function openScratchShop() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-catalogue-'))
  const server = await startEmbeddedPostgres(folder)
  const databaseUrl = server.databaseUrl('postgres')
  const pool = openPool({ databaseUrl, onError: console.error })
  const patient = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool)
  const db = openDb(pool)
  await seedCatalogue(db, () => {})
  const clock = { now: () => new Date() }
  const config = readConfig({ DATA_DIR: folder })
  const cache = makeCache({ maxBytes: 0 })
  const gateways = await openGateways({ db, clock, config })
  const deps: Deps = {
    db,
    catalogue: db,
    cache,
    config,
    clock,
    logger: openLogger('warn'),
    ...gateways,
  }
  const app = await buildApp(deps)
  const { custId } = await makersOf(db).staff({ password: 'a password of a bench' })
  const visit = { ip: '127.0.0.1', mode: 'BEARER', userAgent: null } as const
  const session = await openSession(deps, custId, visit)
  return {
    deps,
    /** For questions of the bench itself, which may take longer than a visitor's call. */
    patient,
    /** One call as staff; an answer other than 200 ends the bench. */
    async get(address: string): Promise<void> {
      const headers = { authorization: `Bearer ${session?.token}` }
      const answer = await app.inject({ url: `/api${address}`, headers })
      if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`)
    },
    async close() {
      await app.close()
      await Promise.all([pool.end(), patient.end()])
      await server.stop()
      await removeData(folder)
    },
  }
}

import cluster from 'node:cluster'
import fs from 'node:fs'
import path from 'node:path'
import { buildApp } from '../app.ts'
import { sweepDrafts } from '../backup/drafts.ts'
import { listenForChanges } from '../cache/listen-for-changes.ts'
import { makeResponseCache } from '../cache/response-cache.ts'
import type { Config } from '../config.ts'
import { type Db, openDb, openPool } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { makeFolder } from '../db/postgres/make-folder.ts'
import type { Deps } from '../deps.ts'
import { startWorker } from '../jobs/worker.ts'
import { productCards } from '../modules/catalog/product-cards.ts'
import { makeSearchIndex } from '../modules/catalog/search-index/search-index.ts'
import { makeCardWriter } from '../modules/catalog/write-cards.ts'
import { createFirstStaff } from '../modules/customers/create-first-staff.ts'
import { seedCatalogue } from '../seed/seed-catalogue.ts'
import { errorCode, StartProblem } from '../start-problem.ts'
import type { LifeCycle } from './life-cycle.ts'
import { listen } from './listen.ts'
import { openLogger } from './logger.ts'
import { openDatabase } from './open-database.ts'
import { openGateways } from './open-gateways.ts'
import { progressOf } from './progress.ts'
import { runProcesses } from './run-processes.ts'
import { buildSetUpPage } from './set-up-page.ts'

/**
 * Opens the shop: at once a page that says it is being set up, then the shop itself.
 * @throws StartProblem with one clear line for every foreseen obstacle.
 */
export async function openShop(given: Config, lifeCycle: LifeCycle): Promise<void> {
  // One of several: whoever started this process has set the shop up.
  if (cluster.isWorker) return serve(await openDeps(given, lifeCycle), lifeCycle)
  const setUpPage = buildSetUpPage()
  await lifeCycle.opened(() => setUpPage.close())
  const config = withPort(given, await listen(setUpPage, given))
  prepareFolder(config.dataDir)
  const opened = await openDeps(config, lifeCycle)
  await migrate(opened.pool)
  await sweepDrafts({ pool: opened.pool, config })
  await fill(opened.deps.db, config)
  if (config.processes === 1) {
    await serve(opened, lifeCycle, () => setUpPage.close())
  } else {
    await setUpPage.close()
    const env = { PORT: String(config.port), PUBLIC_URL: config.publicUrl }
    const processes = await runProcesses(config.processes, env)
    await lifeCycle.opened(() => processes.stop())
  }
  console.log(`Mendwell is open at ${config.publicUrl}`)
}

/** Answers calls and works the job queue. */
async function serve(
  { deps, pool, databaseUrl }: Opened,
  lifeCycle: LifeCycle,
  beforeListening = async () => {},
) {
  const listener = await listenForChanges({ ...deps, databaseUrl })
  await lifeCycle.opened(() => listener.stop())
  const worker = await startWorker(deps, pool)
  await lifeCycle.opened(() => worker.stop())
  const app = await buildApp({ ...deps, catchUp: listener.catchUp })
  await beforeListening()
  await lifeCycle.opened(() => app.close())
  await listen(app, deps.config)
  const { searchIndex } = deps
  if (!searchIndex) return
  await lifeCycle.opened(() => searchIndex.stop())
  const cardWriter = makeCardWriter(productCards, deps)
  await lifeCycle.opened(() => cardWriter.stop())
  // Searches ask PostgreSQL until it is loaded.
  void searchIndex.load().then(cardWriter.start)
}

type Opened = Awaited<ReturnType<typeof openDeps>>

/** With PORT=0 the system chose one. */
const withPort = (config: Config, port: number): Config =>
  config.port === port ? config : { ...config, port, publicUrl: `http://localhost:${port}` }

function prepareFolder(dataDir: string) {
  try {
    makeFolder(dataDir)
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (cause) {
    throw new StartProblem(
      `The data folder ${path.resolve(dataDir)} cannot be written (${errorCode(cause)}): ` +
        'give it to the user who starts Mendwell, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}

async function openDeps(config: Config, lifeCycle: LifeCycle) {
  const logger = openLogger(config.logLevel)
  const database = await openDatabase(config)
  await lifeCycle.opened(() => database.stop())
  const pool = openPool({
    databaseUrl: database.url,
    onError: (error) => logger.warn(`lost a database connection: ${error.message}`),
  })
  const db = openDb(pool)
  // Not db.destroy(), which does nothing before the first query.
  await lifeCycle.opened(() => pool.end())
  const replica = await openReplica(config, lifeCycle, logger)
  const clock = { now: () => new Date() }
  const gateways = await openGateways({ db, clock, config })
  const cache = makeResponseCache()
  const searchIndex = makeSearchIndex({ db, logger, cacheOf: () => cache })
  const deps: Deps = { db, ...replica, searchIndex, cache, config, logger, clock, ...gateways }
  return { deps, pool, databaseUrl: database.url }
}

/** A copy of the database for reading the catalogue, where there is one. */
async function openReplica(
  { databaseReplicaUrl }: Config,
  lifeCycle: LifeCycle,
  logger: Deps['logger'],
): Promise<Pick<Deps, 'replica'>> {
  if (!databaseReplicaUrl) return {}
  const pool = openPool({
    databaseUrl: databaseReplicaUrl,
    onError: (error) => logger.warn(`lost a connection to the replica: ${error.message}`),
  })
  await lifeCycle.opened(() => pool.end())
  return { replica: openDb(pool) }
}

/** What a shop needs on its shelves before the first visitor; nothing on later starts. */
async function fill(db: Db, config: Config) {
  await seedCatalogue(db, progressOf('Loading the catalogue'))
  const login = await createFirstStaff(db, config)
  if (!login) return
  const password = login.isGenerated ? login.password : 'as set in STAFF_PASSWORD'
  console.log(`Staff log-in, shown this once: ${login.email} with the password ${password}`)
}

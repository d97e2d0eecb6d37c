import cluster from 'node:cluster'
import fs from 'node:fs'
import path from 'node:path'
import { sweepDrafts } from '../backup/drafts.ts'
import type { Config } from '../config/config.ts'
import { errorCode, StartProblem } from '../config/start-problem.ts'
import { listenForChanges } from '../db/connections/listen-for-changes.ts'
import { applicationName, refuseWhileReplaced } from '../db/connections/presence.ts'
import { ANSWER_WITHIN_MS, openDb, openPool } from '../db/db.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { makeFolder } from '../db/postgres/place/make-folder.ts'
import { preferReplica } from '../db/replica.ts'
import { OF_SEARCHES } from '../db/session-settings.ts'
import type { Deps } from '../deps/deps.ts'
import { makeCache } from '../ground/cache.ts'
import { startWorker } from '../jobs/worker.ts'
import { openTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { buildApp } from '../wiring/app.ts'
import { fillShop } from './fill-shop.ts'
import type { LifeCycle } from './life-cycle.ts'
import { listen } from './listen.ts'
import { openLogger } from './log/logger.ts'
import { openDatabase } from './open-database.ts'
import { openGateways } from './open-gateways.ts'
import { isRoot, RUNS_AS_ROOT } from './root-user.ts'
import { runProcesses } from './run-processes.ts'
import { buildSetUpPage } from './set-up-page.ts'

/**
 * Opens the shop: at once a page that says it is being set up, then the shop itself.
 * @throws StartProblem with one clear line for every foreseeable obstacle.
 */
export async function openShop(given: Config, lifeCycle: LifeCycle): Promise<void> {
  // One of several: the process that started this one has set the shop up.
  if (cluster.isWorker) return serve(await openDeps(given, lifeCycle), lifeCycle)
  const setUpPage = buildSetUpPage(given)
  await lifeCycle.opened(() => setUpPage.close())
  const config = withPort(given, await listen(setUpPage, given))
  prepareFolder(config.dataDir)
  const opened = await openDeps(config, lifeCycle)
  await refuseWhileReplaced(opened.pool)
  await migrate(opened.pool)
  await sweepDrafts({ pool: opened.pool, config })
  await fillShop(opened.databaseUrl, config)
  await serveMetrics(opened.deps, lifeCycle)
  if (config.processes === 1) {
    await serve(opened, lifeCycle, () => setUpPage.close())
  } else {
    await setUpPage.close()
    const env = { PORT: String(config.port), PUBLIC_URL: config.publicUrl }
    const processes = await runProcesses(config.processes, env)
    await lifeCycle.opened(() => processes.stop())
  }
  console.log(`Mendwell is open at ${config.publicUrl}`)
  if (isRoot()) console.log(RUNS_AS_ROOT)
}

/** Answers calls and runs queued jobs. */
async function serve(
  { deps, pool, databaseUrl }: Opened,
  lifeCycle: LifeCycle,
  beforeListening = async () => {},
) {
  const listener = await listenForChanges({ ...deps, databaseUrl })
  await lifeCycle.opened(() => listener.stop())
  const worker = await startWorker(deps, pool)
  await lifeCycle.opened(() => worker.stop())
  const app = await buildApp(deps)
  await beforeListening()
  await lifeCycle.opened(() => app.close())
  await listen(app, deps.config)
}

/** One port for all processes of a shop, so that Prometheus gets the same metrics whichever of them answers. */
async function serveMetrics(deps: Deps, lifeCycle: LifeCycle) {
  const { metrics, host } = deps.config
  if (!metrics) return
  const { buildMetricsServer } = await import('../telemetry/metrics-server.ts')
  const server = buildMetricsServer(deps, metrics)
  await lifeCycle.opened(() => server.close())
  const port = await listen(server, { host, port: metrics.port, setting: 'METRICS_PORT' })
  console.log(`Figures for Prometheus are at http://localhost:${port}/metrics`)
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
  const telemetry = await openTelemetry(config)
  await lifeCycle.opened(async () => telemetry?.close())
  const onStatement = telemetry?.onStatement
  const database = await openDatabase(config)
  await lifeCycle.opened(() => database.stop())
  const options = {
    databaseUrl: database.url,
    applicationName: applicationName('shop'),
    onError: (error: Error) => logger.warn({ err: error }, 'lost a database connection'),
  }
  const pool = openPool({ ...options, answerWithinMs: ANSWER_WITHIN_MS })
  telemetry?.watchPool('main', pool)
  const db = openDb(pool, { onStatement })
  // Not db.destroy(), which does nothing before the first query.
  await lifeCycle.opened(() => pool.end())
  const patientPool = openPool({ ...options, max: 5 })
  telemetry?.watchPool('patient', patientPool)
  const patientDb = openDb(patientPool, { onStatement })
  await lifeCycle.opened(() => patientPool.end())
  const catalogue = await openCatalogue(database.url, { config, lifeCycle, logger, telemetry })
  const clock = { now: () => new Date() }
  const gateways = await openGateways({ db, clock, config, telemetry })
  const cache = makeCache()
  const shared = { db, patientDb, catalogue, cache, config, logger, clock, telemetry }
  const deps: Deps = { ...shared, ...gateways }
  return { deps, pool, databaseUrl: database.url }
}

interface Reading extends Pick<Deps, 'config' | 'logger'> {
  lifeCycle: LifeCycle
  telemetry: Telemetry | undefined
}

/** A separate pool for lists and searches, so that they cannot take the connections of orders. */
async function openCatalogue(databaseUrl: string, reading: Reading) {
  const { config, lifeCycle, logger, telemetry } = reading
  const open = (url: string) =>
    openPool({
      databaseUrl: url,
      max: 5,
      bounds: OF_SEARCHES,
      applicationName: applicationName('shop'),
      answerWithinMs: ANSWER_WITHIN_MS,
      onError: (error) => logger.warn({ err: error }, 'lost a connection of the catalogue'),
    })
  const primary = open(databaseUrl)
  telemetry?.watchPool('catalogue', primary)
  const { databaseReplicaUrl } = config
  const replica = databaseReplicaUrl ? open(databaseReplicaUrl) : undefined
  if (replica) telemetry?.watchPool('replica', replica)
  const pool = replica ? preferReplica({ primary, replica, logger }) : primary
  await lifeCycle.opened(() => pool.end())
  return openDb(pool, { onStatement: telemetry?.onStatement })
}

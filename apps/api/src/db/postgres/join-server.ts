import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'
import { LOCKS } from '../locks.ts'
import { type Installation, urlOf } from './installation.ts'
import { isAlive } from './process-list.ts'
import { lastFatal, logFile } from './server-log.ts'
import { askToStop, launch, runningServer, type Settings } from './server-process.ts'

/** Crash recovery with a full write-ahead log takes a while. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 30_000
const POLL_MS = 50
/** After this many launches that exit by themselves, give up. */
const MAX_FAILED_LAUNCHES = 3
/** Backends of a killed server need a moment to notice; another process may be starting one. */
const PASSING = /pre-existing shared memory|lock file .* already exists|is being used by/

/** A connection that holds the in-use lock for as long as this process lives. */
export async function joinServer(installation: Installation, settings: Settings) {
  const deadline = Date.now() + START_TIMEOUT_MS
  let launched: ChildProcess | undefined
  let failures = 0
  for (;;) {
    const client = await connect(installation)
    if (client) return client
    if (launched && hasEnded(launched)) {
      launched = undefined
      if (!PASSING.test(lastFatal(installation.data) ?? '')) failures += 1
    }
    if (failures >= MAX_FAILED_LAUNCHES || Date.now() > deadline) throw didNotStart(installation)
    if (!launched && !runningServer(installation)) launched = launch(installation, settings)
    await sleep(POLL_MS)
  }
}

async function connect(installation: Installation) {
  const client = new pg.Client({ connectionString: urlOf(installation, 'postgres') })
  client.on('error', () => {}) // 'end' follows
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${LOCKS.serverInUse})`)
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

// A server that could not be spawned has no process id.
const hasEnded = (server: ChildProcess) =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null

const didNotStart = ({ data }: Installation) =>
  new StartProblem(
    `PostgreSQL did not start: ${lastFatal(data) ?? 'no answer'} (see ${logFile(data)}).`,
  )

/**
 * Releases the lock; the last process stops the server and waits until it is down. Until then it holds the lock
 * exclusively: otherwise a new process would join a server that is about to stop.
 */
export async function leaveServer(installation: Installation, presence: pg.Client) {
  const unlock = `select pg_advisory_unlock_shared(${LOCKS.serverInUse})`
  const alone = `${unlock}, pg_try_advisory_lock(${LOCKS.serverInUse}) as alone`
  // No answer: the server is already gone.
  const { rows } = await presence.query(alone).catch(() => ({ rows: [] }))
  const server = rows[0]?.alone ? runningServer(installation) : undefined
  if (server) askToStop(server)
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (server && isAlive(server) && Date.now() < deadline) await sleep(POLL_MS)
  await presence.end().catch(() => {})
}

import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Deps } from '../deps/deps.ts'
import { postMessages } from '../modules/messages/messages.repository.ts'
import { watchForJumps } from './clock-jumps.ts'
import { showAtRest, showAtWork } from './free-abandoned-jobs.ts'
import { observeTasks } from './observe-tasks.ts'
import { makeTasks, SCHEDULE } from './tasks.ts'

/** Jobs run at once. */
const CONCURRENCY = 4
/** Jobs taken from the queue in one statement. */
const TAKE_TOGETHER = 8
/** Jobs taken and not started by then are returned: another worker may be idle. */
const KEEP_TAKEN_MS = 30_000
/** Jobs that finish within this time are deleted in one statement; one that is not, by a crash, finds its work done. */
const COMPLETE_TOGETHER_MS = 100
/** New jobs notify the worker; polling is for those that become due. */
const POLL_MS = 5_000

/** A worker that lost the database restarts after this pause, doubled after each failed attempt. */
const RESTART_AFTER_MS = 1_000
const LONGEST_PAUSE_MS = 15_000
/** One that ran this long was a successful restart. */
const IN_VAIN_MS = 60_000
/** The longest that messages wait for their jobs. */
const POST_EVERY_MS = 500
/** More often than any schedule. */
const LOOK_AT_CLOCK_MS = 10_000

/**
 * Works on queued jobs until stopped, reconnecting after the database was away; processes share one queue. Restarts
 * when the clock was set: scheduled tasks would otherwise wait until a clock set back catches up, or run for every
 * minute that one set forward skipped.
 */
export async function startWorker(
  deps: Deps,
  pgPool: pg.Pool,
  { lookAtClockMs = LOOK_AT_CLOCK_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let runner = await startRunner(deps, pgPool)
  const watched = watch()
  const wasSet = watchForJumps(
    () => deps.clock.now().getTime(),
    () => performance.now(),
  )
  const looking = setInterval(() => {
    if (!wasSet()) return
    deps.logger.warn('the clock was set: the worker restarts')
    void endRunner()
  }, lookAtClockMs)

  let isPosting = false
  async function post() {
    if (isPosting) return
    isPosting = true
    try {
      await postMessages(deps.db)
    } catch (error) {
      deps.logger.debug({ err: error }, 'messages wait for their jobs')
    } finally {
      isPosting = false
    }
  }
  const posting = setInterval(() => void post(), POST_EVERY_MS)

  /** It may have just ended by itself. */
  const endRunner = () => runner.stop().catch(() => {})

  async function watch(): Promise<void> {
    let pauseMs = RESTART_AFTER_MS
    while (!stopping.signal.aborted) {
      const beganMs = performance.now()
      await runner.promise.catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'the worker lost the database and restarts'),
      )
      if (performance.now() - beganMs > IN_VAIN_MS) pauseMs = RESTART_AFTER_MS
      pauseMs = await restart(pauseMs)
    }
  }

  /** Retries until the database is back, or the worker is stopped; returns the next pause. */
  async function restart(firstPauseMs: number): Promise<number> {
    let pauseMs = firstPauseMs
    while (!stopping.signal.aborted) {
      try {
        await wait(pauseMs, undefined, { signal: stopping.signal })
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
        runner = await startRunner(deps, pgPool)
        break
      } catch (error) {
        if (!stopping.signal.aborted) deps.logger.debug({ err: error }, 'the worker waits')
      }
    }
    return pauseMs
  }

  return {
    async stop() {
      clearInterval(looking)
      clearInterval(posting)
      stopping.abort()
      await endRunner()
      await watched
    },
  }
}

async function startRunner(deps: Deps, pgPool: pg.Pool): Promise<Runner> {
  return run({
    pgPool,
    events: showingLife(),
    taskList: observeTasks(makeTasks(deps), deps.telemetry),
    parsedCronItems: parseCronItems(await nameSchedule(deps)),
    concurrency: CONCURRENCY,
    preset: {
      worker: {
        completeJobBatchDelay: COMPLETE_TOGETHER_MS,
        localQueue: { size: TAKE_TOGETHER, ttl: KEEP_TAKEN_MS },
      },
    },
    pollInterval: POLL_MS,
    // Signals are handled by main.
    noHandleSignals: true,
    logger: loggerOf(deps),
  })
}

/**
 * The schedule, each item with the name under which the queue stores its last run. One whose last run is in the future,
 * because the clock was set back, would not run until then: it gets another name, the same in every process.
 */
async function nameSchedule({ db, clock }: Deps): Promise<CronItem[]> {
  const { rows } = await sql<{ identifier: string; lastExecution: Date }>`
    select identifier, last_execution from graphile_worker._private_known_crontabs
    where last_execution > ${clock.now()}::timestamptz + interval '2 minutes'`.execute(db)
  const runsToCome = new Map(rows.map((row) => [row.identifier, row.lastExecution]))
  const nameOf = (name: string): string => {
    const lastRun = runsToCome.get(name)
    return lastRun ? nameOf(`${name}@${lastRun.toISOString()}`) : name
  }
  return SCHEDULE.map((item) => ({ ...item, identifier: nameOf(item.task) }))
}

/** Over the connection that every worker keeps to itself, to listen for new jobs. */
function showingLife(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  // The queue sends its own statement over it at once, and pg wants one after the other. If a statement fails the
  // connection is lost, and the next one starts over.
  const afterwards = (client: pg.PoolClient, statement: pg.QueryConfig) =>
    client.once('drain', () => void client.query(statement).catch(() => {}))
  events.on('pool:listen:success', ({ workerPool, client }) =>
    afterwards(client, showAtWork(workerPool.id)),
  )
  events.on('pool:listen:release', ({ workerPool, client }) =>
    afterwards(client, showAtRest(workerPool.id)),
  )
  return events
}

/** Runs all jobs that are due, once, and returns; for tests and commands. */
export async function runDueJobs(deps: Deps, pgPool: pg.Pool): Promise<void> {
  const options = { pgPool, noHandleSignals: true, logger: loggerOf(deps) }
  await postMessages(deps.db)
  do {
    await runOnce({ ...options, taskList: observeTasks(makeTasks(deps), deps.telemetry) })
    // Jobs queue messages too.
  } while ((await postMessages(deps.db)) > 0)
}

/** A failed try is a warning: there are more, and its task reports the last one. */
const loggerOf = ({ logger }: Pick<Deps, 'logger'>) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn(message)
    else logger.debug(message)
  })

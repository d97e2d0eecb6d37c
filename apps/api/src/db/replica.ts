import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { isPassing } from './database-errors.ts'

/** A replica may lag behind by this much, and no more. */
const MAX_LAG_MS = 2_000
const LOOK_EVERY_MS = 500
/** A check that takes longer means that the replica is away. */
const LOOK_MS = 2_000

const NOT_USED =
  'the replica is away, behind, or no replica of this database: lists are read from the primary'

/** The parts of a pool that reading needs. */
export type ReadingPool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** Identifies the database of one cluster; a copy of its files has the same. */
const IDENTITY = `(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

interface Seen {
  atMs: number
  lsn: string
  identity: string
}

interface Reading {
  primary: pg.Pool
  replica: pg.Pool
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * A pool that reads from the replica while it is available and lags by at most two seconds, and otherwise from the
 * primary. The lag is measured by the primary's log positions: neither clocks nor a disconnected replica can make an
 * old one look fresh.
 */
export function preferReplica({ primary, replica, logger }: Reading): ReadingPool {
  /** Log positions of the primary, oldest first; the first one is older than the allowed lag. */
  const seen: Seen[] = []
  /** Undefined until it was checked. */
  let isFresh: boolean | undefined
  let isLooking = false
  let hasEnded = false

  function judge(now: boolean, err?: unknown) {
    if (hasEnded || now === isFresh) return
    isFresh = now
    if (now) logger.warn('lists and searches are read from the replica')
    else logger.warn({ err }, NOT_USED)
  }

  async function notePrimary() {
    const atMs = performance.now()
    const { rows } = await ask<Omit<Seen, 'atMs'>>(
      primary,
      `select pg_current_wal_flush_lsn() as lsn, ${IDENTITY} as identity`,
    )
    if (rows[0]) seen.push({ ...rows[0], atMs })
    while (seen[1] && atMs - seen[1].atMs >= MAX_LAG_MS) seen.shift()
  }

  async function look() {
    if (isLooking) return
    isLooking = true
    try {
      // While the primary is away, nothing new is written that the replica could miss.
      await notePrimary().catch(() => {})
      const [reference] = seen
      if (!reference) return
      const { rows } = await ask<{ hasAll: boolean | null }>(
        replica,
        `select pg_last_wal_replay_lsn() >= $1::pg_lsn and ${IDENTITY} = $2 as "hasAll"`,
        [reference.lsn, reference.identity],
      )
      const hasAll = rows[0]?.hasAll === true
      // At the start it may miss recent commits.
      if (hasAll || performance.now() - reference.atMs >= MAX_LAG_MS) judge(hasAll)
    } catch (error) {
      judge(false, error)
    } finally {
      isLooking = false
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  void look()
  return {
    options: replica.options,
    connect: (async () => {
      if (isFresh) {
        try {
          return await replica.connect()
        } catch (error) {
          if (!isPassing(error)) throw error
          judge(false, error)
        }
      }
      return primary.connect()
    }) as pg.Pool['connect'],
    async end() {
      hasEnded = true
      clearInterval(timer)
      await Promise.all([primary.end(), replica.end()])
    },
  }
}

/**
 * Reads from the primary, and while that is away from the server for lists: data some seconds old is better than none.
 * @param aside undefined if there is no replica, so that the same server is not tried twice.
 * @throws what reading throws, that of the second try if both fail.
 */
export async function readEvenAside<From, T>(
  primary: From,
  aside: From | undefined,
  read: (from: From) => Promise<T>,
): Promise<T> {
  try {
    return await read(primary)
  } catch (error) {
    if (aside === undefined || !isPassing(error)) throw error
    return read(aside)
  }
}

/** A statement with a limit of its own, which the pool's types do not declare. */
function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: string[] = []) {
  const statement = { text, values, query_timeout: LOOK_MS }
  return pool.query<Row>(statement)
}

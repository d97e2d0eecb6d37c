import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { isPassing } from './database-errors.ts'

/** A replica may miss what was committed in this time, and nothing older. */
const MAX_LAG_MS = 2_000
const LOOK_EVERY_MS = 500
/** A look that takes longer says that the replica is away. */
const LOOK_MS = 2_000

const NOT_USED =
  'the replica is away, behind, or no replica of this database: lists are read from the primary'

/** What is needed of a pool to read by it. */
export type ReadingPool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** Tells the database of one cluster from all others; a copy by its files has the same. */
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
 * A pool that reads from the replica while that is there and has all but the last two seconds of what was committed,
 * and from the primary at all other times. How far the replica is behind is found by where the primary's log stood
 * then: neither clocks nor a replica that hears of nothing can make an old one look fresh.
 */
export function preferReplica({ primary, replica, logger }: Reading): ReadingPool {
  /** Where the primary's log stood, oldest first; the first one is older than the lag that is allowed. */
  const seen: Seen[] = []
  /** Undefined until it was looked at. */
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
      // While it is away, nothing new is written that the replica could miss.
      await notePrimary().catch(() => {})
      const [reference] = seen
      if (!reference) return
      const { rows } = await ask<{ hasAll: boolean | null }>(
        replica,
        `select pg_last_wal_replay_lsn() >= $1::pg_lsn and ${IDENTITY} = $2 as "hasAll"`,
        [reference.lsn, reference.identity],
      )
      const hasAll = rows[0]?.hasAll === true
      // At the start it may miss what was committed a moment ago.
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
 * Reads from the primary, and while that is away from where lists are read: a page of some seconds ago beats none.
 * @param aside nothing where there is no replica, so that nobody waits for the same server twice.
 * @throws what the reading throws, that of the second try where both fail.
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

/** A statement with a bound of its own, as the pool's types do not know it. */
function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: string[] = []) {
  const statement = { text, values, query_timeout: LOOK_MS }
  return pool.query<Row>(statement)
}

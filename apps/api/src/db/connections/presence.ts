import cluster from 'node:cluster'
import { hostname } from 'node:os'
import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'
import { LOCKS } from '../locks.ts'

/** The prefix of `application_name` for every Mendwell connection, so that pg_stat_activity shows who is connected. */
const OURS = 'mendwell '

/** The `application_name` of this process: `mendwell shop, process 4711 on web1`. PostgreSQL keeps 63 bytes of it. */
export function applicationName(role: 'shop' | 'command'): string {
  const pid = cluster.isWorker ? process.ppid : process.pid
  return `${OURS}${role}, process ${pid} on ${hostname()}`.slice(0, 63)
}

/**
 * Runs work that replaces the whole database.
 * @throws StartProblem, before any work, while another process of Mendwell is connected: it says what to close.
 */
export async function withDatabaseToItself<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const lock = await pool.connect()
  try {
    const { rows } = await lock.query<{ isFree: boolean }>(
      `select pg_try_advisory_lock(${LOCKS.replaceDatabase}) as "isFree"`,
    )
    if (!rows[0]?.isFree) throw beingReplaced()
    // After the lock: a shop connects first and requests the lock then, so one of the two sees the other.
    await refuseWhileOpen(lock)
    return await work()
  } finally {
    // Ends the session, and the lock with it.
    lock.release(true)
  }
}

async function refuseWhileOpen(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1)
       and application_name <> current_setting('application_name')
     order by 1`,
    [OURS],
  )
  if (rows.length === 0) return
  const open = rows.map(({ name }) => name.slice(OURS.length)).join('; ')
  throw new StartProblem(
    `Mendwell is using this database: ${open}. Close it (Ctrl+C, or kill with the process number), then give the command again. Nothing was changed.`,
  )
}

/** @throws StartProblem while a reset or a restore has exclusive access to the database. */
export async function refuseWhileReplaced(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${LOCKS.replaceDatabase}) as "isFree"`,
  )
  if (!rows[0]?.isFree) throw beingReplaced()
}

const beingReplaced = () =>
  new StartProblem(
    'The database is being reset or restored by another command. Wait until it has ended.',
  )

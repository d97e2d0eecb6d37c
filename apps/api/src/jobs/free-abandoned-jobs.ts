import { sql } from 'kysely'
import { LOCKS } from '../db/locks.ts'
import { isToCome } from '../db/sql/to-come.ts'
import type { Deps } from '../deps/deps.ts'

/** A worker that lost its connection has a new one within this time. */
const GRACE_SECONDS = 30

/**
 * Marks a worker as alive for as long as the connection lasts over which it is sent: that ends with the process, and
 * survives its pauses.
 */
export const showAtWork = (workerId: string) => ({
  text: 'select pg_advisory_lock_shared($1, hashtext($2))',
  values: [LOCKS.worker, workerId],
})
/** Removes the mark, before the connection is used for something else. */
export const showAtRest = (workerId: string) => ({
  text: 'select pg_advisory_unlock_shared($1, hashtext($2))',
  values: [LOCKS.worker, workerId],
})

/**
 * Releases jobs that a killed process had taken from the queue and not finished; every minute. The queue itself would
 * wait for four hours. A live worker keeps its jobs, however long they take: nothing is done twice. Jobs scheduled
 * before the clock was set back are tried now.
 */
export async function freeAbandonedJobs({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs
      where locked_by is not null
        and not exists (
          select from pg_locks
          where locktype = 'advisory' and objsubid = 2 and granted
            and database = (select oid from pg_database where datname = current_database())
            and classid = ${LOCKS.worker} and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)
      group by locked_by
      having bool_and(locked_at < now() - make_interval(secs => ${GRACE_SECONDS})
        or ${isToCome(sql`locked_at`)})))`.execute(db)
  await sql`
    select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where ${isToCome(sql`updated_at`)} and locked_at is null and run_at > now()), run_at => now())`.execute(
    db,
  )
}

import { sql } from 'kysely'
import { isToCome } from '../db/to-come.ts'
import type { Deps } from '../deps.ts'
import type { Jobs } from './queue.ts'

/** None of these takes a minute: gateways are given up after some seconds. */
const SHORT: readonly (keyof Jobs)[] = [
  'deliver_message',
  'deliver_sms',
  'mail_password_link',
  'send_sandbox_event',
]
const LEASE_MINUTES = 2

/**
 * Hands out anew what a killed process had taken from the queue and not done; each minute. The queue itself
 * would wait for four hours. What waits since before the clock was set back is tried now. Imports tell by themselves how far they are (resumeImports), and what runs by the clock
 * comes again.
 */
export async function freeAbandonedJobs({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where (locked_at < now() - make_interval(mins => ${LEASE_MINUTES}) or ${isToCome(sql`locked_at`)})
      and task_id in (select id from graphile_worker._private_tasks where identifier = any(${[...SHORT]}))`.execute(
    db,
  )
  await sql`
    update graphile_worker._private_jobs set run_at = now(), updated_at = now()
    where ${isToCome(sql`updated_at`)} and locked_at is null and run_at > now()`.execute(db)
}

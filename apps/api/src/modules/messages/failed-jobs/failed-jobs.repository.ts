import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** More than anyone reads. */
const MAX_JOBS = 100

interface FailedJob {
  jobId: string
  task: string
  attempts: number
  lastError: string | null
  failedAt: Date
}

/** Only the first line of an error: the rest is a stack for the log. */
export async function findFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as job_id, task_identifier as task, attempts,
      left(split_part(last_error, E'\n', 1), 300) as last_error, updated_at as failed_at
    from graphile_worker.jobs where attempts >= max_attempts
    order by updated_at desc, id desc limit ${MAX_JOBS}`.execute(db)
  return rows
}

/** Resets the tries of a failed job; returns the name of its task, undefined if there is no such job. */
export async function rescheduleJob(tx: Queryable, jobId: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    with failed as (
      select id, task_identifier as task from graphile_worker.jobs
      where id = ${jobId}::bigint and attempts >= max_attempts
    )
    select failed.task
    from failed, graphile_worker.reschedule_jobs(array(select id from failed), run_at => now(), attempts => 0) as again`.execute(
    tx,
  )
  return rows[0]?.task
}

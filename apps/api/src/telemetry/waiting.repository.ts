import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** What is queued in the database, for all processes together. */
export interface Waiting {
  /** Jobs that are due. */
  jobsDue: number
  /** For how many seconds the oldest of them has been due. */
  oldestJobSeconds: number
  /** Jobs without tries left. */
  jobsFailed: number
  /** Mails and text messages that have no job yet; each gets one within a second. */
  messagesToPost: number
  oldestMessageSeconds: number
  /** Messages whose delivery failed. */
  messagesFailed: number
  /** Charges without an answer from the provider yet. */
  chargesOpen: number
  oldestChargeSeconds: number
}

/** Counted no further: the cost of a check must not grow with the backlog. */
const MAX_COUNTED = 10_000

export async function findWaiting(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with due as (
      select run_at as since from graphile_worker.jobs
      where run_at <= now() and locked_at is null and attempts < max_attempts limit ${MAX_COUNTED}),
    failed as (
      select from graphile_worker.jobs where attempts >= max_attempts limit ${MAX_COUNTED}),
    to_post as (select outbox_id from message_to_post limit ${MAX_COUNTED}),
    given_up as (select from outbox where given_up limit ${MAX_COUNTED}),
    charges as (
      select updated_at as since from payment_attempt where status in ('PENDING', 'UNKNOWN')
      limit ${MAX_COUNTED}),
    age as (select 'job' as of, min(since) as since from due
      union all select 'message', min(created_at) from to_post join outbox using (outbox_id)
      union all select 'charge', min(since) from charges)
    select (select count(*) from due) as jobs_due, (select count(*) from failed) as jobs_failed,
      (select count(*) from to_post) as messages_to_post, (select count(*) from given_up) as messages_failed, (select count(*) from charges) as charges_open,
      (select coalesce(extract(epoch from now() - since), 0)::float8 from age where of = 'job') as oldest_job_seconds,
      (select coalesce(extract(epoch from now() - since), 0)::float8 from age where of = 'message') as oldest_message_seconds,
      (select coalesce(extract(epoch from now() - since), 0)::float8 from age where of = 'charge') as oldest_charge_seconds`.execute(
    db,
  )
  const [waiting] = rows
  if (!waiting) throw new Error('A select without a table has one row')
  return waiting
}

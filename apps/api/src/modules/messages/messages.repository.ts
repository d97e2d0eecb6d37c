import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import { traceparentOfNow } from '../../telemetry/context/traceparent.ts'
import { storedSettings } from '../settings/shop/stored-settings.sql.ts'

interface NewMessage {
  channel: 'MAIL' | 'SMS'
  kind: string
  dedupeKey: string
  recipient: string
  payload: unknown
  messageId: string
  orderId: number | null
  custId: number | null
  /** Of a mail. */
  mailLanguage?: string | null
}

interface DeliveryJob {
  task: 'deliver_message' | 'deliver_sms'
  maxTries: number
}

/** A message with the job that delivers it. */
export interface Posting {
  message: NewMessage
  job: DeliveryJob
  /** Its mailbox has reached its limit: it is held for staff to send, without a job. */
  isHeld: boolean
}

/** What staff see of a mail that was held because its mailbox reached its limit. */
const HELD_BACK = 'Held back: this mailbox got many order mails within an hour'

/**
 * Adds a message to the outbox; false if there is one with its key. postMessages adds the job that delivers it, after
 * the commit: a job notifies the workers, and commits that notify wait for each other.
 */
export async function insertMessage(
  db: Queryable,
  { message, job, isHeld }: Posting,
): Promise<boolean> {
  const { channel, kind, dedupeKey, recipient, payload, messageId, orderId, custId } = message
  const { mailLanguage = null } = message
  const { rows } = await sql`
    with queued as (
      insert into outbox
        (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, mail_language, state, last_error)
      values (${channel}, ${kind}, ${dedupeKey}, ${recipient}, ${JSON.stringify(payload)},
        ${messageId}, ${orderId}, ${custId}, ${mailLanguage},
        ${isHeld ? 'WITHHELD' : 'QUEUED'}, ${isHeld ? HELD_BACK : null})
      on conflict (dedupe_key) do nothing
      returning outbox_id, state),
    waiting as (
      insert into message_to_post (outbox_id, task, max_tries, traceparent)
      select outbox_id, ${job.task}, ${job.maxTries}, ${traceparentOfNow() ?? null} from queued where state = 'QUEUED')
    select outbox_id from queued`.execute(db)
  return rows.length > 0
}

/** More would make the transaction too long. */
const POSTED_AT_ONCE = 500

/**
 * Adds the jobs of committed messages, with one notification for all; returns how many. Concurrent processes take
 * different ones.
 */
export async function postMessages(db: Queryable): Promise<number> {
  const { rows } = await sql<{ posted: number }>`
    with taken as (
      delete from message_to_post where outbox_id in (
        select outbox_id from message_to_post order by outbox_id limit ${POSTED_AT_ONCE} for update skip locked)
      returning outbox_id, task, max_tries, traceparent),
    specs as (
      select array_agg(row(task,
          json_strip_nulls(json_build_object('outboxId', outbox_id, 'traceparent', traceparent)), null, null, max_tries, message_id, null,
          null)::graphile_worker.job_spec order by outbox_id) as all_of_them
      from taken join outbox using (outbox_id)),
    added as (
      select job.id from specs, graphile_worker.add_jobs(all_of_them) as job where all_of_them is not null)
    select count(*)::int as posted from added`.execute(db)
  return rows[0]?.posted ?? 0
}

export type StoredMessage = Selectable<DB['outbox']>

/** A message of the outbox. */
export function findMessage(db: Queryable, outboxId: number) {
  return db.selectFrom('outbox').selectAll().where('outboxId', '=', outboxId).executeTakeFirst()
}

/** A message of the outbox with the owner's settings, which every mail shows part of. */
export function findMessageAndSettings(db: Queryable, outboxId: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .select(storedSettings.as('storedSettings'))
    .where('outboxId', '=', outboxId)
    .executeTakeFirst()
}

/** Marks the mail as sent. */
export async function markSent(db: Queryable, outboxId: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'SENT',
      sentAt: sql<Date>`now()`,
      attempts: eb('attempts', '+', 1),
      lastError: null,
    }))
    .where('outboxId', '=', outboxId)
    .execute()
}

/** Marks the mail as no longer needed. */
export async function markObsolete(db: Queryable, outboxId: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'WITHHELD', lastError: 'Not needed any more' })
    .where('outboxId', '=', outboxId)
    .execute()
}

interface Failure {
  outboxId: number
  error: string
  /** This is the last try. */
  last: boolean
}

/** Records a failed try; after the last one the mail is dead until staff act. */
export async function markFailed(db: Queryable, { outboxId, error, last }: Failure) {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      lastError: error.slice(0, 500),
      ...(last && { state: 'DEAD' }),
    }))
    .where('outboxId', '=', outboxId)
    .where('state', '=', 'QUEUED')
    .execute()
}

/** Whether an order's confirmation was held: then no other mail about it is sent while it is unpaid. */
export async function isConfirmationHeld(db: Queryable, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('outboxId')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'order_created')
    .where('state', '=', 'WITHHELD')
    .where('lastError', '=', HELD_BACK)
    .executeTakeFirst()
  return found !== undefined
}

/** The latest mail of a kind about an order, with its age by the database's clock. */
export function findNewestMessage(db: Queryable, about: { kind: string; orderId: number }) {
  return db
    .selectFrom('outbox')
    .select(['state', sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds')])
    .where('kind', '=', about.kind)
    .where('orderId', '=', about.orderId)
    .orderBy('outboxId', 'desc')
    .limit(1)
    .executeTakeFirst()
}

import { type RawBuilder, type Selectable, sql } from 'kysely'
import { committedSoon } from '../../db/committed-soon.ts'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Db, Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'

interface NewMessage {
  channel: 'MAIL' | 'SMS'
  kind: string
  dedupeKey: string
  recipient: string
  payload: unknown
  messageId: string
  orderId: number | null
  custId: number | null
}

interface DeliveryJob {
  task: 'deliver_message' | 'deliver_sms'
  maxTries: number
}

/** A message with the job that delivers it. */
export interface Posting {
  message: NewMessage
  job: DeliveryJob
  /** A statement without a row where its mailbox has got enough: it is kept for staff to send then, without a job. */
  counting?: RawBuilder<unknown> | undefined
}

/** What staff read of a mail that was not sent because its mailbox had got so many. */
const HELD_BACK = 'Held back: this mailbox got many order mails within an hour'

/**
 * Puts a message into the outbox together with the job that delivers it, as part of a statement: what every order
 * does twice needs no call of its own. `told` has a row when no message with this key was there before; the statement
 * must read it, or no job is queued. The job's key is new, like the Message-ID: told so, the queue looks for no job to
 * replace, which took most of its time.
 */
export function postingParts({ message, job, counting }: Posting): RawBuilder<unknown> {
  const { channel, kind, dedupeKey, recipient, payload, messageId, orderId, custId } = message
  const isHeld = counting ? sql`not exists (select from counted)` : sql`false`
  return sql`${counting ? sql`counted as (${counting}),` : sql``}
    queued as (
      insert into outbox
        (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, state, last_error)
      values (${channel}, ${kind}, ${dedupeKey}, ${recipient}, ${JSON.stringify(payload)},
        ${messageId}, ${orderId}, ${custId},
        case when ${isHeld} then 'WITHHELD' else 'QUEUED' end, case when ${isHeld} then ${HELD_BACK} end)
      on conflict (dedupe_key) do nothing
      returning outbox_id, state),
    told as (
      select graphile_worker.add_job(${job.task}, json_build_object('outboxId', outbox_id),
        max_attempts => ${job.maxTries}, job_key => ${messageId}, job_key_mode => 'unsafe_dedupe')
      from queued where state = 'QUEUED')`
}

/** Puts a message into the outbox with its job; false when one with this key is there already. */
export async function insertMessage(db: Queryable, posting: Posting): Promise<boolean> {
  const { rows } = await sql`with ${postingParts(posting)} select from told`.execute(db)
  return rows.length > 0
}

export type StoredMessage = Selectable<DB['outbox']>

/** A message of the outbox. */
export function findMessage(db: Queryable, outboxId: number) {
  return db.selectFrom('outbox').selectAll().where('outboxId', '=', outboxId).executeTakeFirst()
}

/** A message of the outbox, and what the owner has set, which every mail shows something of. */
export const findMessageAndSettings = (db: Queryable, outboxId: number) =>
  messageAndSettings.first(db, { outboxId })

const messageAndSettings = compiledOnce((db, place: Place<{ outboxId: number }>) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .select(
      sql<object | null>`(select jsonb_object_agg(name, value) from setting)`.as('storedSettings'),
    )
    .where('outboxId', '=', place('outboxId')),
)

/** The mail was handed over. A crash may forget it, and send the mail once more under the same Message-ID. */
export async function markSent(db: Db, outboxId: number): Promise<void> {
  await sent.all(db, { outboxId })
}

const sent = compiledOnce((db, place: Place<{ outboxId: number }>) =>
  db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'SENT',
      sentAt: sql<Date>`now()`,
      attempts: eb('attempts', '+', 1),
      lastError: null,
    }))
    .where('outboxId', '=', place('outboxId'))
    .returning(committedSoon),
)

/** Nobody needs the mail any more: its occasion is over. */
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
  /** No further try follows. */
  last: boolean
}

/** A try failed; after the last one the mail is dead until staff act. */
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

/** Whether the confirmation of an order was held back: then nothing else of an order that nobody paid is mailed. */
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

/** The last mail of a kind about an order, with its age by the database's clock. */
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

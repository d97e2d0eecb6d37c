import type { Language } from '@mendwell/domain/words/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { traceparentOfNow } from '../../telemetry/context/traceparent.ts'
import { isSubscribed } from '../content/newsletter/subscribed.sql.ts'

/** Newsletters with something to do now: their moment has come, or they are being sent. */
export async function findDueNewsletters(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter')
    .select('newsletterId')
    .where(sql<boolean>`state = 'SENDING' or (state = 'SCHEDULED' and send_at <= now())`)
    .orderBy('newsletterId')
    .execute()
  return rows.map(({ newsletterId }) => newsletterId)
}

/**
 * Begins a newsletter whose moment has come, or goes on with it; locked until the end of the transaction. False if
 * there is nothing to do.
 */
export async function startSending(tx: Queryable, newsletterId: number): Promise<boolean> {
  const { rows } = await sql`
    update newsletter set state = 'SENDING', started_at = coalesce(started_at, now())
    where newsletter_id = ${newsletterId} and (state = 'SENDING' or (state = 'SCHEDULED' and send_at <= now()))
    returning newsletter_id`.execute(tx)
  return rows.length > 0
}

/** Whether emails of the last batch have not been tried yet; those that wait for another try do not count. */
export async function hasUntried(db: Queryable, newsletterId: number): Promise<boolean> {
  const row = await db
    .selectFrom('newsletterRecipient')
    .select('subscriptionId')
    .where('newsletterId', '=', newsletterId)
    .where('state', '=', 'WAITING')
    .where('attempts', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Batch {
  newsletterId: number
  limit: number
  maxTries: number
  messageIdDomain: string
}

/** Newsletters with the subscribers they are meant for: those who had confirmed when sending began. */
const meantFor = sql`newsletter join subscription
  on subscription.confirmed_at <= newsletter.started_at and ${isSubscribed}`

/** Queues the emails to the next subscribers; returns how many. */
export const queueBatch = (tx: Queryable, batch: Batch): Promise<number> =>
  queueMails(tx, batch, {
    next: sql`
      insert into newsletter_recipient (newsletter_id, subscription_id)
      select newsletter.newsletter_id, subscription.subscription_id from ${meantFor}
      where newsletter.newsletter_id = ${batch.newsletterId}
        and subscription.subscription_id > coalesce((select max(subscription_id) from newsletter_recipient
          where newsletter_id = ${batch.newsletterId}), 0)
      order by subscription.subscription_id limit ${batch.limit}
      on conflict do nothing returning newsletter_id, subscription_id`,
    dedupeKey: sql`'newsletter:' || newsletter_id || ':' || subscription_id`,
  })

/**
 * Queues the emails to subscribers whom a stop left out; returns how many. Their first emails may still be queued: which
 * of the two goes out is decided by claimLetter.
 */
export const queueLeftOut = (tx: Queryable, batch: Batch): Promise<number> =>
  queueMails(tx, batch, {
    next: sql`
      update newsletter_recipient r set state = 'WAITING', attempts = 0
      from (
        select subscription_id
        from ${meantFor} join newsletter_recipient using (newsletter_id, subscription_id)
        where newsletter_id = ${batch.newsletterId} and newsletter_recipient.state = 'LEFT_OUT'
        order by subscription_id limit ${batch.limit}) as left_out
      where r.newsletter_id = ${batch.newsletterId} and r.subscription_id = left_out.subscription_id
      returning r.newsletter_id, r.subscription_id`,
    dedupeKey: sql`'newsletter:again:' || gen_random_uuid()`,
  })

interface Queueing {
  /** Stores the next recipients, and returns them. */
  next: RawBuilder<unknown>
  /** The key of a recipient's email. */
  dedupeKey: RawBuilder<unknown>
}

/** Recipients, emails and their jobs are stored by one statement: a crash leaves all of them or none. */
async function queueMails(
  tx: Queryable,
  { maxTries, messageIdDomain }: Batch,
  { next, dedupeKey }: Queueing,
): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    with next as (${next}),
    queued as (
      insert into outbox (channel, kind, dedupe_key, recipient, payload, message_id, state)
      select 'MAIL', 'newsletter', ${dedupeKey}, email,
        jsonb_build_object('newsletterId', newsletter_id, 'subscriptionId', subscription_id),
        '<' || gen_random_uuid() || ${`@${messageIdDomain}>`}::text, 'QUEUED'
      from next join subscription using (subscription_id)
      on conflict (dedupe_key) do nothing returning outbox_id),
    posted as (
      insert into message_to_post (outbox_id, task, max_tries, traceparent)
      select outbox_id, 'deliver_message', ${maxTries}::int, ${traceparentOfNow() ?? null} from queued)
    select count(*)::int as queued from next`.execute(tx)
  return rows[0]?.queued ?? 0
}

/**
 * Ends a newsletter that everybody got or cannot get; others stay as they are. An email that is being delivered may have
 * to be tried again, which is no longer possible after the end.
 */
export async function finishSending(tx: Queryable, newsletterId: number): Promise<void> {
  await sql`
    update newsletter set state = 'SENT', ended_at = now()
    where newsletter_id = ${newsletterId} and state = 'SENDING' and not exists (
      select from newsletter_recipient r left join outbox using (outbox_id)
      where r.newsletter_id = newsletter.newsletter_id
        and (r.state = 'WAITING' or r.state = 'HANDED_OVER' and outbox.state = 'QUEUED'))`.execute(
    tx,
  )
}

/** Stops a newsletter that is being sent: what still waits is left out. */
export async function stopSending(tx: Queryable, newsletterId: number): Promise<void> {
  await sql`
    update newsletter set state = 'STOPPED', ended_at = now() where newsletter_id = ${newsletterId}`.execute(
    tx,
  )
  await sql`
    update newsletter_recipient set state = 'LEFT_OUT'
    where newsletter_id = ${newsletterId} and state = 'WAITING'`.execute(tx)
}

/** Lets a stopped newsletter go on; the next batches reach those whom the stop left out. */
export async function continueSending(tx: Queryable, newsletterId: number): Promise<void> {
  await sql`
    update newsletter set state = 'SENDING', ended_at = null where newsletter_id = ${newsletterId}`.execute(
    tx,
  )
}

/** Subscribers a newsletter is meant for who have not got it: 0 before sending began. */
export async function countUnreached(db: Queryable, newsletterId: number): Promise<number> {
  const { rows } = await sql<{ unreached: number }>`
    select count(*)::int as unreached from ${meantFor}
    where newsletter_id = ${newsletterId} and not exists (
      select from newsletter_recipient r
      where r.newsletter_id = newsletter.newsletter_id and r.subscription_id = subscription.subscription_id
        and r.state not in ('WAITING', 'LEFT_OUT'))`.execute(db)
  return rows[0]?.unreached ?? 0
}

export interface Recipient {
  newsletterId: number
  subscriptionId: number
}

export interface ClaimedLetter {
  subject: string
  body: string
  language: Language
  mailToken: string
}

/**
 * Decides that a recipient gets the newsletter now, by this email, and never again: undefined if it was handed over
 * before, stopped, or the recipient has left. The lock on the newsletter makes whoever stops it wait for this, and this
 * for whoever stops it.
 */
export async function claimLetter(
  db: Queryable,
  { newsletterId, subscriptionId }: Recipient,
  outboxId: number,
): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<ClaimedLetter>`
    with sending as (
      select * from newsletter where newsletter_id = ${newsletterId} and state = 'SENDING' for share),
    claimed as (
      update newsletter_recipient r
      set state = 'HANDED_OVER', attempts = attempts + 1, outbox_id = ${outboxId}
      from sending, subscription
      where r.newsletter_id = sending.newsletter_id and r.subscription_id = ${subscriptionId} and r.state = 'WAITING'
        and subscription.subscription_id = r.subscription_id and ${isSubscribed}
      returning subscription.mail_token, coalesce(subscription.mail_language, 'en') as language)
    select mail_token, language, case language when 'es' then subject_es else subject end as subject,
      case language when 'es' then body_es else body end as body
    from claimed, sending`.execute(db)
  return rows[0]
}

export type RecipientState = 'WAITING' | 'SENT' | 'BOUNCED' | 'FAILED' | 'LEFT_OUT'

/**
 * Stores how the delivery went. Another try after the newsletter was stopped is none; a recipient who is left out must
 * still wait.
 */
export async function updateRecipient(
  db: Queryable,
  { newsletterId, subscriptionId }: Recipient,
  state: RecipientState,
): Promise<void> {
  const before = state === 'LEFT_OUT' ? 'WAITING' : 'HANDED_OVER'
  await sql`
    with sent as (select * from newsletter where newsletter_id = ${newsletterId} for share)
    update newsletter_recipient r
    set state = case when ${state}::text = 'WAITING' and sent.state <> 'SENDING' then 'LEFT_OUT' else ${state}::text end
    from sent
    where r.newsletter_id = sent.newsletter_id and r.subscription_id = ${subscriptionId} and r.state = ${before}`.execute(
    db,
  )
}

/** The mail server has no such mailbox: its subscriber gets no more newsletters. */
export async function markMailboxGone(
  db: Queryable,
  subscriptionId: number,
  reason: string,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ bouncedAt: sql<Date>`coalesce(bounced_at, now())`, bounceReason: reason.slice(0, 200) })
    .where('subscriptionId', '=', subscriptionId)
    .execute()
}

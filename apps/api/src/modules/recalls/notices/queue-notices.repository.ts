import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { traceparentOfNow } from '../../../telemetry/context/traceparent.ts'

/** What all messages of a channel have in common. */
interface EveryMessage {
  maxTries: number
  messageIdDomain: string
}

/**
 * Queues the mail of each due notice; a second mail with the key of an attempt is not queued. Returns the notices whose
 * mail was.
 */
export const queueNoticeMails = (tx: Queryable, recallId: number, every: EveryMessage) =>
  queueMessages(tx, every, {
    recipients: sql`select n.notice_id, o.email as recipient
      from recall_notice n join orders o using (order_id) where n.recall_id = ${recallId}`,
    channel: 'MAIL',
    kind: 'recall_notice',
    task: 'deliver_message',
    key: '',
  })

/** The phones of the buyers of these notices who may be texted (decision 0083), as they were typed. */
export async function findPhonesToText(
  tx: Queryable,
  noticeIds: readonly number[],
): Promise<{ noticeId: number; phone: string }[]> {
  const { rows } = await sql<{ noticeId: number; phone: string }>`
    select n.notice_id, c.phone1 as phone
    from recall_notice n join orders o using (order_id) join customer c using (cust_id)
    where n.notice_id = any(${noticeIds}::int[]) and c.active_flag and c.phone1 is not null
      and (c.send_sms_flag or c.best_way = 'TEXT')`.execute(tx)
  return rows
}

/** Queues a text message to the number of each notice; one per attempt, like the mails. */
export const queueNoticeTexts = (
  tx: Queryable,
  texts: readonly { noticeId: number; to: string }[],
  every: EveryMessage,
) =>
  queueMessages(tx, every, {
    recipients: sql`select * from unnest(${texts.map(({ noticeId }) => noticeId)}::int[],
      ${texts.map(({ to }) => to)}::text[]) as given (notice_id, recipient)`,
    channel: 'SMS',
    kind: 'recall_text',
    task: 'deliver_sms',
    key: 'sms:',
  })

interface Messages {
  /** A query of notices and the address or number of each. */
  recipients: RawBuilder<unknown>
  channel: string
  kind: string
  /** The job that delivers one. */
  task: string
  /** What distinguishes their keys from those of other messages of a notice. */
  key: string
}

/** All in one statement: a recall may have ten thousand. Returns the notices whose message was queued. */
async function queueMessages(
  tx: Queryable,
  { maxTries, messageIdDomain }: EveryMessage,
  { recipients, channel, kind, task, key }: Messages,
): Promise<number[]> {
  const { rows } = await sql<{ noticeIds: number[] }>`
    with queued as (
      insert into outbox (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, state)
      select ${channel}, ${kind}, 'recall:' || n.recall_id || ':' || n.order_id || ':' || ${key}::text || n.mailed,
        given.recipient, jsonb_build_object('noticeId', n.notice_id),
        '<' || gen_random_uuid() || ${`@${messageIdDomain}>`}::text, o.order_id, o.cust_id, 'QUEUED'
      from (${recipients}) as given join recall_notice n using (notice_id) join orders o using (order_id)
      on conflict (dedupe_key) do nothing returning outbox_id, payload),
    posted as (
      insert into message_to_post (outbox_id, task, max_tries, traceparent)
      select outbox_id, ${task}, ${maxTries}::int, ${traceparentOfNow() ?? null} from queued)
    select coalesce(array_agg((payload ->> 'noticeId')::int), '{}') as notice_ids from queued`.execute(
    tx,
  )
  return rows[0]?.noticeIds ?? []
}

import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { traceparentOfNow } from '../../../telemetry/traceparent.ts'

/** What all messages of a channel have in common. */
interface EveryMessage {
  maxTries: number
  messageIdDomain: string
}

/**
 * Queues the mail of each due notice, all in one statement: a recall may have ten thousand. A second mail with the key
 * of an attempt is not queued. Returns the notices whose mail was.
 */
export async function queueNoticeMails(
  tx: Queryable,
  recallId: number,
  { maxTries, messageIdDomain }: EveryMessage,
): Promise<number[]> {
  const { rows } = await sql<{ noticeIds: number[] }>`
    with queued as (
      insert into outbox (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, state)
      select 'MAIL', 'recall_notice', 'recall:' || n.recall_id || ':' || n.order_id || ':' || n.mailed, o.email,
        jsonb_build_object('noticeId', n.notice_id), '<' || gen_random_uuid() || ${`@${messageIdDomain}>`}::text,
        o.order_id, o.cust_id, 'QUEUED'
      from recall_notice n join orders o using (order_id) where n.recall_id = ${recallId}
      on conflict (dedupe_key) do nothing returning outbox_id, payload),
    posted as (
      insert into message_to_post (outbox_id, task, max_tries, traceparent)
      select outbox_id, 'deliver_message', ${maxTries}::int, ${traceparentOfNow() ?? null} from queued)
    select coalesce(array_agg((payload ->> 'noticeId')::int), '{}') as notice_ids from queued`.execute(
    tx,
  )
  return rows[0]?.noticeIds ?? []
}

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

/** Queues a text message to the number of each notice, all in one statement; one per attempt, like the mails. */
export async function queueNoticeTexts(
  tx: Queryable,
  texts: readonly { noticeId: number; to: string }[],
  { maxTries, messageIdDomain }: EveryMessage,
): Promise<void> {
  const noticeIds = texts.map(({ noticeId }) => noticeId)
  const numbers = texts.map(({ to }) => to)
  await sql`
    with queued as (
      insert into outbox (channel, kind, dedupe_key, recipient, payload, message_id, order_id, cust_id, state)
      select 'SMS', 'recall_text', 'recall:' || n.recall_id || ':' || n.order_id || ':sms:' || n.mailed, t.number,
        jsonb_build_object('noticeId', n.notice_id), '<' || gen_random_uuid() || ${`@${messageIdDomain}>`}::text,
        o.order_id, o.cust_id, 'QUEUED'
      from unnest(${noticeIds}::int[], ${numbers}::text[]) as t (notice_id, number)
        join recall_notice n using (notice_id) join orders o using (order_id)
      on conflict (dedupe_key) do nothing returning outbox_id)
    insert into message_to_post (outbox_id, task, max_tries, traceparent)
    select outbox_id, 'deliver_sms', ${maxTries}::int, ${traceparentOfNow() ?? null} from queued`.execute(
    tx,
  )
}

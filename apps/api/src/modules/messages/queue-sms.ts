import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../db/db.ts'
import { insertMessage } from './messages.repository.ts'

/** What all text messages have in common, including those that one statement queues by the thousand. */
export const EVERY_SMS = {
  /** Tries before a text message is given up: an alert from hours ago is useless. */
  maxTries: 6,
  /** The right side of every id. */
  messageIdDomain: 'sms.mendwell',
} as const

interface Sms {
  kind: string
  /** A second message with the same key is not queued. */
  dedupeKey: string
  /** In international format: + and digits. */
  to: string
  text: string
}

/** Queues a text message in the caller's transaction; false when its key was queued before. */
export function queueSms(db: Queryable, { to, text, ...sms }: Sms): Promise<boolean> {
  const message = {
    ...sms,
    channel: 'SMS',
    recipient: to,
    payload: { text },
    messageId: `<${randomUUID()}@${EVERY_SMS.messageIdDomain}>`,
    orderId: null,
    custId: null,
  } as const
  const job = { task: 'deliver_sms', maxTries: EVERY_SMS.maxTries } as const
  return insertMessage(db, { message, job, isHeld: false })
}

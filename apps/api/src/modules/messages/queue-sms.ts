import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../db/db.ts'
import { insertMessage } from './messages.repository.ts'

/** Tries before a text message is given up: an alert from hours ago is useless. */
const MAX_TRIES = 6

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
    messageId: `<${randomUUID()}@sms.mendwell>`,
    orderId: null,
    custId: null,
  } as const
  const job = { task: 'deliver_sms', maxTries: MAX_TRIES } as const
  return insertMessage(db, { message, job, isHeld: false })
}

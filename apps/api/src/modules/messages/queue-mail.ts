import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../db/db.ts'
import type { MailKind, MailPayloads } from './mail-kinds.ts'
import { insertMessage } from './messages.repository.ts'

/** Tries before a mail is given up; the waits between them grow to several hours. */
const MAX_TRIES = 12
/** The right side of every Message-ID: names the program, so that it says nothing of the host. */
const MESSAGE_ID_DOMAIN = 'mail.mendwell'

interface Mail<Kind extends MailKind> {
  kind: Kind
  /** A second mail with the same key is not queued. */
  dedupeKey: string
  /** An address from our own rows, never one that a request names for somebody else. */
  to: string
  payload: MailPayloads[Kind]
  orderId?: number
  custId?: number
}

/**
 * Queues a mail in the caller's transaction: it goes out if and only if that commits (Decisions §7).
 * Answers false when one with the same key was queued before.
 */
export function queueMail<Kind extends MailKind>(
  db: Queryable,
  { to, orderId, custId, ...mail }: Mail<Kind>,
): Promise<boolean> {
  const message = {
    ...mail,
    channel: 'MAIL',
    recipient: to,
    messageId: `<${randomUUID()}@${MESSAGE_ID_DOMAIN}>`,
    orderId: orderId ?? null,
    custId: custId ?? null,
  } as const
  return insertMessage(db, message, { task: 'deliver_message', maxTries: MAX_TRIES })
}

import { randomUUID } from 'node:crypto'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../db/db.ts'
import type { MailKind, MailPayloads } from './mail/mail-kinds.ts'
import { insertMessage, type Posting, type StoredMessage } from './messages.repository.ts'

/** What all mails have in common, including those that one statement queues by the thousand. */
export const EVERY_MAIL = {
  /** Tries before a mail is given up; the waits between them grow to several hours. */
  maxTries: 12,
  /** The right side of every Message-ID: names the program, so that it does not reveal the host. */
  messageIdDomain: 'mail.mendwell',
} as const

interface Posted {
  kind: string
  payload: unknown
  /** A second mail with the same key is not queued. */
  dedupeKey: string
  /** An address from our own rows, never one that a request gives for someone else. */
  to: string
  orderId?: number | null
  custId?: number | null
  /** In which it was asked for; without one, that of the recipient's account, if any. */
  language?: string | null | undefined
  /** Strangers caused more of them than its mailbox should get: it is held, and staff see it. */
  isHeld?: boolean
}

interface Mail<Kind extends MailKind> extends Posted {
  kind: Kind
  payload: MailPayloads[Kind]
  language?: Language | null | undefined
}

/**
 * Queues a mail in the caller's transaction: it is sent if and only if that commits (Decisions §7). Returns false if
 * one with the same key was queued before.
 */
export const queueMail = <Kind extends MailKind>(
  db: Queryable,
  mail: Mail<Kind>,
): Promise<boolean> => insertMessage(db, postingOf(mail))

/** Queues a mail of the outbox again, to the address that it went to. */
export const queueMailAgain = (db: Queryable, mail: StoredMessage): Promise<boolean> => {
  const { kind, payload, recipient: to, orderId, custId, mailLanguage: language } = mail
  const dedupeKey = `${kind}:again:${randomUUID()}`
  return insertMessage(db, postingOf({ kind, payload, dedupeKey, to, orderId, custId, language }))
}

function postingOf(posted: Posted): Posting {
  const { to, orderId, custId, language, isHeld = false, ...mail } = posted
  const message = {
    ...mail,
    channel: 'MAIL',
    recipient: to,
    messageId: `<${randomUUID()}@${EVERY_MAIL.messageIdDomain}>`,
    orderId: orderId ?? null,
    custId: custId ?? null,
    mailLanguage: language ?? null,
  } as const
  return { message, job: { task: 'deliver_message', maxTries: EVERY_MAIL.maxTries }, isHeld }
}

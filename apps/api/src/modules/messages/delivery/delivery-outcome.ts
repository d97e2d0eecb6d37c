import { type MailFailure, mailFailureOf } from '@mendwell/domain/content/newsletters'
import type { Queryable } from '../../../db/db.ts'
import type { MailKind, MailPayloads } from '../mail/mail-kinds.ts'

/** What became of a mail that a module listens for. */
export type DeliveryOutcome =
  | { kind: 'SENT' | 'NOT_NEEDED' | 'TRY_AGAIN' | 'GIVEN_UP' | 'UNKNOWN' }
  /** The mail server's words. */
  | { kind: 'NO_MAILBOX'; reason: string }

/** Stores the outcome in its module, in the transaction that stores it in the outbox. */
export type OutcomeListener<Kind extends MailKind> = (
  tx: Queryable,
  payload: MailPayloads[Kind],
  outcome: DeliveryOutcome,
) => Promise<void>

/** Mails of these kinds are sent at most once: what may have arrived is not tried again. */
export type OutcomeListeners = { [Kind in MailKind]?: OutcomeListener<Kind> }

/** The listener of a kind; queueMail wrote the payload for its kind, so the cast is safe. */
export function listenerOf(
  listeners: OutcomeListeners,
  kind: string,
): OutcomeListener<MailKind> | undefined {
  const listener = Object.entries(listeners).find(([name]) => name === kind)?.[1]
  return listener as OutcomeListener<MailKind> | undefined
}

const OUTCOMES = { NOT_TAKEN: 'TRY_AGAIN', UNKNOWN: 'UNKNOWN' } as const

/** What a failed try means for a mail that is sent at most once. */
export function outcomeOf(failure: MailFailure, reason: string, lastTry: boolean): DeliveryOutcome {
  if (failure === 'NO_MAILBOX') return { kind: 'NO_MAILBOX', reason }
  if (failure === 'NOT_TAKEN' && lastTry) return { kind: 'GIVEN_UP' }
  return { kind: OUTCOMES[failure] }
}

/** Errors of nodemailer, and of the system calls below it. */
interface MailError {
  command?: unknown
  responseCode?: unknown
  response?: unknown
  syscall?: unknown
}

/** nodemailer has no code for a server that was reached and said nothing. */
const SILENT_FROM_THE_START = ['Connection timeout', 'Greeting never received']

/** What is known about a mail whose sending threw this. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const reported: Error & MailError = error
  const { command, responseCode, response, syscall } = reported
  return mailFailureOf({
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : undefined,
    // Without a command it was no mail server: the mail could not be written to a file.
    isBeforeMail:
      command === undefined ||
      syscall === 'connect' ||
      syscall === 'getaddrinfo' ||
      SILENT_FROM_THE_START.includes(error.message),
  })
}

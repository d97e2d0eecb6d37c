import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Composers } from '../mail/mail-content.ts'
import type { MailKind, MailPayloads } from '../mail/mail-kinds.ts'
import {
  findMessageAndSettings,
  markFailed,
  markObsolete,
  markSent,
} from '../messages.repository.ts'
import {
  type DeliveryOutcome,
  failureOf,
  listenerOf,
  type OutcomeListeners,
  outcomeOf,
} from './delivery-outcome.ts'

interface Delivery {
  outboxId: number
  composers: Composers
  /** For kinds that are sent at most once. */
  listeners?: OutcomeListeners
  /** True for the last try. */
  lastTry: boolean
}

/**
 * Delivers a mail of the outbox: composed from the current rows, sent, and marked as sent. A crash in between sends it
 * again under the same Message-ID (Decisions §7: at least once), except where a module listens: its composer claims the
 * mail, and what may have arrived is not sent again.
 * @throws the mail server's error, so that the job is retried; not on the last try.
 */
export async function deliverMessage(
  deps: Pick<Deps, 'db' | 'config' | 'mail' | 'logger'>,
  { outboxId, composers, listeners = {}, lastTry }: Delivery,
): Promise<void> {
  const message = await findMessageAndSettings(deps.db, outboxId)
  if (message?.state !== 'QUEUED') return
  const listener = listenerOf(listeners, message.kind)
  /** Marks the mail, and tells the listener in the same transaction. */
  const settle = (mark: (db: Queryable) => Promise<void>, outcome?: DeliveryOutcome) =>
    listener && outcome
      ? deps.db.transaction().execute(async (tx) => {
          await mark(tx)
          await listener(tx, message.payload as MailPayloads[MailKind], outcome)
        })
      : mark(deps.db)
  let isHandedOver = false
  try {
    const mail = await composeMail(deps, composers, message)
    if (!mail) return await settle((db) => markObsolete(db, outboxId), { kind: 'NOT_NEEDED' })
    isHandedOver = true
    await deps.mail.send(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // A mail that was not handed over by this try may have been by one before: that is not changed.
    const outcome = isHandedOver ? outcomeOf(failureOf(error), reason, lastTry) : undefined
    const isFinal = listener && outcome && outcome.kind !== 'TRY_AGAIN'
    const last = lastTry || isFinal === true
    await settle((db) => markFailed(db, { outboxId, error: reason, last }), outcome)
    if (!last) throw error
    // A mailbox that is gone is a fact about its owner, not a fault.
    const level = outcome?.kind === 'NO_MAILBOX' && isFinal ? 'info' : 'error'
    deps.logger[level]({ outboxId, kind: message.kind, reason }, 'a mail was given up')
    return
  }
  await settle((db) => markSent(db, outboxId), { kind: 'SENT' })
}

import type { Deps } from '../../../deps/deps.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Composers } from '../mail/mail-content.ts'
import {
  findMessageAndSettings,
  markFailed,
  markObsolete,
  markSent,
} from '../messages.repository.ts'

interface Delivery {
  outboxId: number
  composers: Composers
  /** True for the last try. */
  lastTry: boolean
}

/**
 * Delivers a mail of the outbox: composed from the current rows, sent, and marked as sent. A crash in between sends it
 * again under the same Message-ID (Decisions §7: at least once).
 * @throws the mail server's error, so that the job is retried; not on the last try.
 */
export async function deliverMessage(
  deps: Pick<Deps, 'db' | 'config' | 'mail' | 'logger'>,
  { outboxId, composers, lastTry }: Delivery,
): Promise<void> {
  const message = await findMessageAndSettings(deps.db, outboxId)
  if (message?.state !== 'QUEUED') return
  try {
    const mail = await composeMail(deps, composers, message)
    if (!mail) return await markObsolete(deps.db, outboxId)
    await deps.mail.send(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(deps.db, { outboxId, error: reason, last: lastTry })
    if (!lastTry) throw error
    deps.logger.error({ outboxId, kind: message.kind, reason }, 'a mail was given up')
    return
  }
  await markSent(deps.db, outboxId)
}

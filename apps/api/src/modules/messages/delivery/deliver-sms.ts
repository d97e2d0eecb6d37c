import * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { findMessage, markFailed, markSent } from '../messages.repository.ts'

const Payload = z.object({ text: z.string() })

interface Delivery {
  outboxId: number
  /** True for the last try. */
  lastTry: boolean
}

/**
 * Delivers a text message of the outbox at least once (Decisions §7).
 * @throws the provider's error, so that the job is retried; not on the last try.
 */
export async function deliverSms(
  { db, sms, logger }: Pick<Deps, 'db' | 'sms' | 'logger'>,
  { outboxId, lastTry }: Delivery,
): Promise<void> {
  const message = await findMessage(db, outboxId)
  if (message?.state !== 'QUEUED') return
  try {
    const { text } = Payload.parse(message.payload)
    await sms.send({ to: message.recipient, text, messageId: message.messageId })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(db, { outboxId, error: reason, last: lastTry })
    if (!lastTry) throw error
    logger.error({ outboxId, kind: message.kind, reason }, 'a text message was given up')
    return
  }
  await markSent(db, outboxId)
}

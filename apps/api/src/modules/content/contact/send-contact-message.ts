import {
  type ContactMessage,
  sendContactMessage as contract,
} from '@mendwell/contract/content/content'
import type { Deps } from '../../../deps/deps.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { insertContactMessage } from './contact.repository.ts'

interface Sending {
  message: ContactMessage
  /** The Idempotency-Key header. */
  key: string | undefined
  ip: string
}

/**
 * Stores a visitor's message and mails it to the shop, once per key; a double click without a key counts as one too.
 * Nothing is mailed to the visitor (Reliability §2.9).
 * @throws ShopError 422, 429.
 */
export async function sendContactMessage(
  deps: Deps,
  { message, key, ip }: Sending,
): Promise<Outcome<{ sent: boolean }>> {
  const takeBack = await reserveAttempt(deps, LIMITS.contact, ip)
  const call = requestKey({ scope: `contact ${ip}`, header: key, request: message })
  const answer = contract.schema.response[200]
  const outcome = await runOnce(deps.db, { call, answer }, async (tx) => {
    const contactId = await insertContactMessage(tx, message)
    const { contactEmail } = await getShopSettings(tx)
    const mail = { kind: 'contact', dedupeKey: `contact ${contactId}` } as const
    await queueMail(tx, { ...mail, to: contactEmail, payload: { contactId } })
    return { sent: true }
  }).catch(async (error) => {
    await takeBack()
    throw error
  })
  if (outcome.replayed) await takeBack()
  return outcome
}

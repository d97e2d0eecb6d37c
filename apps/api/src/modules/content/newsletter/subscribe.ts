import { randomUUID } from 'node:crypto'
import { subscribe as contract } from '@mendwell/contract/content/content'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempts } from '../../../limits/reserve-attempt.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { canonicalEmail } from '../../people/mailboxes/canonical-email.ts'
import { insertOrLockSubscription } from './subscriptions.repository.ts'

interface Subscribing {
  email: string
  /** The Idempotency-Key header. */
  key: string | undefined
  ip: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

/**
 * Asks a mailbox to confirm the newsletter; an existing subscriber gets no mail, and the answer is the same (Decisions
 * §6).
 * @throws ShopError 422, 429.
 */
export async function subscribe(
  deps: Deps,
  { email, key, ip, language }: Subscribing,
): Promise<Outcome<{ subscribed: boolean }>> {
  const takeBack = await reserveAttempts(
    deps,
    [LIMITS.newsletter, ip],
    [LIMITS.newsletterMailbox, canonicalEmail(email)],
  )
  const call = requestKey({ scope: `newsletter ${ip}`, header: key, request: { email } })
  const answer = contract.schema.response[200]
  const outcome = await runOnce(deps.db, { call, answer }, async (tx) => {
    await askMailbox(tx, email, language ?? null)
    return { subscribed: true }
  }).catch(async (error) => {
    await takeBack()
    throw error
  })
  if (outcome.replayed) await takeBack()
  return outcome
}

async function askMailbox(tx: Queryable, email: string, mailLanguage: Language | null) {
  const emailCanonical = canonicalEmail(email)
  const wanted = { email, emailCanonical, mailToken: makeToken().token, mailLanguage }
  const { subscriptionId, isOn, email: to } = await insertOrLockSubscription(tx, wanted)
  if (isOn) return
  const dedupeKey = `newsletter_confirm ${subscriptionId} ${randomUUID()}`
  const payload = { subscriptionId }
  const language = mailLanguage
  await queueMail(tx, { kind: 'newsletter_confirm', dedupeKey, to, payload, language })
}

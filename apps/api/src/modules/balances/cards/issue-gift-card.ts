import type { IssueGiftCard } from '@mendwell/contract/balances/staff-gift-cards'
import type { Language } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { runOnce } from '../../../idempotency/run-once.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { bookStep } from '../ledger/book-step.ts'
import { updateState } from '../ledger/ledger.repository.ts'
import { getCard } from './get-card.ts'
import { makeGiftCardCode } from './gift-card-codes.ts'
import { findDay, findGiftLanguage, insertGiftCard } from './gift-cards.repository.ts'

interface Issuing {
  who: SignedInPrincipal
  card: IssueGiftCard
  /** The Idempotency-Key header. */
  key: string | undefined
}

/** The stored part of an answer: never the code. */
const Issued = z.object({ balanceId: z.int() })

/**
 * Issues a gift card, once per key. One without an email is handed over: its code is in this answer and nowhere else.
 * One with an email is mailed at once, or on its day by a job.
 * @throws ShopError 422 for a past day.
 */
export async function issueGiftCard(deps: Deps, { who, card, key }: Issuing) {
  const call = requestKey({ scope: `gift card ${signatureOf(who)}`, header: key, request: card })
  let code: string | null = null
  const { answer, replayed } = await runOnce(deps.db, { call, answer: Issued }, async (tx) => {
    await refusePastDays(tx, card)
    const { currency } = await getShopSettings(tx)
    const { kind, worth: cents, ...sending } = card
    const { expiresOn, sendOn } = sending
    const balanceId = await issueCard(tx, {
      kind,
      cents,
      currency,
      createdBy: signatureOf(who),
      mailLanguage: null,
      ...sending,
    })
    if (card.recipientEmail === null) code = await makeGiftCardCode(tx, balanceId)
    await recordStaffEvent(tx, {
      who,
      action: 'issue',
      objectType: 'giftcard',
      objectId: balanceId,
      after: { kind, cents, expiresOn, sendOn },
    })
    return { balanceId }
  })
  return { answer: { card: await getCard(deps.db, answer.balanceId), code }, replayed }
}

async function refusePastDays(tx: Queryable, { sendOn, expiresOn }: IssueGiftCard) {
  if (sendOn && (await findDay(tx, sendOn)).isOver) {
    throw invalidFields([fieldError('sendOn', 'dayOver')])
  }
  if (expiresOn && !(await findDay(tx, expiresOn)).isToCome) {
    throw invalidFields([fieldError('expiresOn', 'dayNotToCome')])
  }
}

export interface NewCard extends Omit<IssueGiftCard, 'worth'> {
  cents: number
  currency: string
  createdBy: string
  /** In which its mail is written; null if unknown. */
  mailLanguage: Language | null
}

/**
 * Stores a gift card with its value, in cents. One with an email is mailed at once, or by a job on its day; until then
 * it has no code. Returns its number.
 */
export async function issueCard(tx: Queryable, { cents, ...card }: NewCard): Promise<number> {
  const { recipientEmail: to, sendOn, createdBy: madeBy } = card
  const balanceId = await insertGiftCard(tx, card)
  const step = { do: 'ISSUE', cents } as const
  await bookStep(tx, balanceId, { step, madeBy, dedupeKey: `issue ${balanceId}` })
  if (to === null) return balanceId
  const waits = sendOn !== null && (await findDay(tx, sendOn)).isToCome
  if (waits) await updateState(tx, balanceId, 'ISSUED')
  else await mailGiftCard(tx, { balanceId, to, dedupeKey: 'first' })
  return balanceId
}

/** Queues the mail with a gift card's code; the code is created when it is sent. */
export const mailGiftCard = async (
  tx: Queryable,
  { balanceId, to, dedupeKey }: { balanceId: number; to: string; dedupeKey: string },
) =>
  queueMail(tx, {
    kind: 'gift_card',
    dedupeKey: `gift_card:${balanceId}:${dedupeKey}`,
    to,
    payload: { balanceId },
    language: await findGiftLanguage(tx, balanceId),
  })

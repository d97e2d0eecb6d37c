import type { ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderCharge } from '../../../gateways/cards/card-gateway.ts'
import { issueCard } from '../../balances/cards/issue-gift-card.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { cancelCharge, findCharge, type Unknown } from '../../payments/attempts/ask-provider.ts'
import { isOpen } from '../../payments/attempts/attempts.sql.ts'
import { answerOf } from '../../payments/attempts/charge-answer.ts'
import { insertOrphanCapture } from '../../payments/attempts/orphan-captures.repository.ts'
import {
  type Charged,
  isOfAttempt,
  type SettleDeps,
  settlementOf,
} from '../../payments/attempts/settlement.ts'
import type { OtherPayee } from '../../payments/webhooks/apply-provider-event.ts'
import { lockSale, markSalePaid, type SaleRow } from '../sales/gift-sales.repository.ts'
import {
  type AgedSaleAttempt,
  findAttemptByKey,
  type SaleAttemptRow,
  updateSaleAttempt,
} from './sale-attempts.repository.ts'

/** To the provider every attempt is for an order: 0 means none, and the key identifies the attempt. */
export const NO_ORDER = 0

const chargedOf = (attempt: SaleAttemptRow): Charged => ({ ...attempt, orderId: NO_ORDER })

/** Stores the state or outcome of an attempt; returns the shopper's answer. */
export const settleSaleAttempt = (
  deps: SettleDeps & Pick<Deps, 'db'>,
  attempt: SaleAttemptRow,
  result: ProviderCharge | Unknown,
): Promise<ChargeAnswer> =>
  deps.db.transaction().execute((tx) => settleIn(deps, tx, { attempt, result }))

/** The state of an attempt; the provider is asked while it is open. */
export async function askAboutSale(
  deps: SettleDeps & Pick<Deps, 'db'>,
  attempt: AgedSaleAttempt,
): Promise<ChargeAnswer> {
  const charge = isOpen(attempt) ? await findCharge(deps, attempt) : undefined
  if (!charge) return answerOf(attempt, { provider: deps.cards.title })
  return settleSaleAttempt(deps, attempt, charge)
}

/** Cancels the bank's open step of an attempt at the provider, so that the sale can be paid another way. */
export async function giveUpSaleAttempt(
  deps: SettleDeps & Pick<Deps, 'db'>,
  attempt: SaleAttemptRow,
): Promise<void> {
  await settleSaleAttempt(deps, attempt, await cancelCharge(deps, attempt))
}

interface Settling {
  attempt: SaleAttemptRow
  result: ProviderCharge | Unknown
}

/** Settles an attempt in the caller's transaction; a capture issues the gift card, once, under the lock of its sale. */
async function settleIn(
  deps: SettleDeps,
  tx: Queryable,
  { attempt, result }: Settling,
): Promise<ChargeAnswer> {
  const clientSecret = result.state === 'action_required' ? result.clientSecret : undefined
  const answered = (row: SaleAttemptRow) =>
    answerOf(row, { provider: deps.cards.title, clientSecret })
  const { saleId, attemptId } = attempt
  const sale = await lockSale(tx, saleId)
  if (!sale) throw new Error(`No gift card sale ${saleId}`)
  const settlement = settlementOf(deps, chargedOf(attempt), result)
  const settled = await updateSaleAttempt(tx, attemptId, settlement)
  if (settled?.status === 'SUCCEEDED') await issueSold(tx, sale)
  const known = settled ?? (await findAttemptByKey(tx, attempt.idempotencyKey)) ?? attempt
  if (!settled && result.state === 'succeeded') await giveBackOther(tx, known, result)
  return answered(known)
}

/** The paid gift card, and the mails to recipient and buyer. */
async function issueSold(tx: Queryable, sale: SaleRow) {
  if (sale.status !== 'UNPAID') return
  const { saleId, saleNum, amountCents: cents, buyerName, buyerEmail, currency } = sale
  const { recipientName, recipientEmail, message, sendOn, mailLanguage } = sale
  const balanceId = await issueCard(tx, {
    kind: 'GIFT_CARD',
    cents,
    currency,
    expiresOn: null,
    recipientName,
    recipientEmail,
    // Buyers get no notice about a gift card sent to themselves.
    senderName: recipientEmail === buyerEmail ? null : buyerName,
    message,
    sendOn,
    createdBy: `sale ${saleNum}`,
    mailLanguage,
  })
  await markSalePaid(tx, saleId, balanceId)
  await queueMail(tx, {
    kind: 'gift_card_bought',
    dedupeKey: `gift_card_bought:${saleId}`,
    to: buyerEmail,
    payload: { saleId },
    language: mailLanguage,
  })
}

/** A second capture, or one after the sale was paid another way: all of it is refunded. */
async function giveBackOther(
  tx: Queryable,
  known: SaleAttemptRow,
  capture: Extract<ProviderCharge, { state: 'succeeded' }>,
) {
  if (!isOfAttempt(chargedOf(known), capture)) return
  const { reference: providerRef, amountCents, currency } = capture
  if (known.status === 'SUCCEEDED' && known.providerRef === providerRef) return
  await insertOrphanCapture(tx, { providerRef, orderId: null, amountCents, currency })
}

/** Applies an event of the card provider about a charge for a gift card. */
export const payGiftSale: OtherPayee = async (deps, tx, { origin, charge }) => {
  if (origin.orderId !== NO_ORDER) return false
  const attempt = await findAttemptByKey(tx, origin.idempotencyKey)
  if (attempt?.attemptId !== origin.attemptId || attempt.provider !== deps.cards.name) return false
  if (charge.state === 'succeeded' && !isOfAttempt(chargedOf(attempt), charge)) {
    const { attemptId, saleId } = attempt
    deps.logger.error({ attemptId, saleId }, 'an event about another amount')
    return true
  }
  await settleIn(deps, tx, { attempt, result: charge })
  return true
}

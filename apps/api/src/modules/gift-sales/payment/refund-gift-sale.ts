import type { GiftCardRow } from '@mendwell/contract/balances/staff-gift-cards'
import type { Db } from '../../../db/db.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { getCard } from '../../balances/cards/get-card.ts'
import { bookStep } from '../../balances/ledger/book-step.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { insertOrphanCapture } from '../../payments/attempts/orphan-captures.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockSale, markSaleRefunded } from '../sales/gift-sales.repository.ts'
import { findSaleAttempts } from './sale-attempts.repository.ts'

/**
 * Closes an unspent gift card that was bought here, and marks its capture as paying nothing any more, in one
 * transaction: the reconciler of refunds refunds such captures, once, however often it is killed.
 * @throws ShopError 404; 409 if it was refunded, or part of it is spent or held for an order.
 */
export const refundGiftSale = (
  db: Db,
  who: SignedInPrincipal,
  { saleId, note }: { saleId: number; note: string | null },
): Promise<GiftCardRow> =>
  db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, saleId)
    if (!sale?.balanceId) throw notFound('Gift card')
    const { balanceId, amountCents, currency, buyerEmail: to } = sale
    const step = { do: 'VOID', cents: amountCents } as const
    const madeBy = signatureOf(who)
    const dedupeKey = `void ${balanceId}`
    const booked = await bookStep(tx, balanceId, { step, note, madeBy, dedupeKey })
    if (!booked.ok) throw cannotRefund(booked.reason)
    const paid = (await findSaleAttempts(tx, saleId)).find(({ status }) => status === 'SUCCEEDED')
    if (!paid?.providerRef) throw new Error(`Nothing paid gift card sale ${saleId}`)
    const { providerRef } = paid
    await insertOrphanCapture(tx, { providerRef, orderId: null, amountCents, currency })
    await markSaleRefunded(tx, saleId)
    await recordStaffEvent(tx, {
      who,
      action: 'refund',
      objectType: 'giftcard',
      objectId: balanceId,
      before: { cents: amountCents },
      ...(note && { after: { note } }),
    })
    const payload = { saleId }
    await queueMail(tx, {
      kind: 'gift_card_refunded',
      dedupeKey: `gift_card_refunded:${saleId}`,
      to,
      payload,
      language: sale.mailLanguage,
    })
    return getCard(tx, balanceId)
  })

const cannotRefund = (reason: string) =>
  new ShopError(
    409,
    'CONFLICT',
    reason === 'CLOSED' ? 'It is closed already' : 'A part of it is spent or held for an order',
    { facts: { reason } },
  )

import { randomUUID } from 'node:crypto'
import type { GiftCardRow } from '@mendwell/contract/balances/staff-gift-cards'
import type { CorrectRecipient } from '@mendwell/contract/gift-sales/staff-gift-sales'
import { recipientRefusal } from '@mendwell/domain/tenders/gift-card-sales'
import type { Db } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { getCard } from '../../balances/cards/get-card.ts'
import { voidCodes } from '../../balances/cards/gift-cards.repository.ts'
import { mailGiftCard } from '../../balances/cards/issue-gift-card.ts'
import { ledgerOf } from '../../balances/ledger/book-step.ts'
import { lockBalance } from '../../balances/ledger/ledger.repository.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockSale, updateRecipient } from './gift-sales.repository.ts'

const REFUSED = {
  BLOCKED: 'giftCardBlocked',
  CLOSED: 'giftCardClosed',
  USED: 'giftCardUsed',
} as const

/**
 * Changes the recipient of a sold gift card whose mail reached no one who can use it: in one transaction its codes stop
 * working and a mail with a new one is queued. A scheduled gift card is mailed to them on its day.
 * @throws ShopError 404; 409 if part of it is spent or held, it is blocked or closed, or a colleague was faster.
 */
export const correctRecipient = (
  db: Db,
  who: SignedInPrincipal,
  { saleId, read, ...recipient }: { saleId: number } & CorrectRecipient,
): Promise<GiftCardRow> =>
  db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, saleId)
    const balance = sale?.balanceId ? await lockBalance(tx, sale.balanceId) : undefined
    if (!sale || !balance) throw notFound('Gift card')
    const { balanceId, recipientName, recipientEmail } = balance
    const before = { recipientName, recipientEmail }
    expectAsRead<typeof before>(read, before)
    const refusal = recipientRefusal(sale.amountCents, ledgerOf(balance))
    if (refusal) throw new ShopError(409, 'CONFLICT', sentence(REFUSED[refusal]))
    await updateRecipient(tx, { saleId, balanceId, ...recipient })
    await voidCodes(tx, balanceId)
    if (balance.state === 'ACTIVE') {
      const to = recipient.recipientEmail
      await mailGiftCard(tx, { balanceId, to, dedupeKey: randomUUID() })
    }
    await recordStaffEvent(tx, {
      who,
      action: 'recipient',
      objectType: 'giftcard',
      objectId: balanceId,
      before,
      after: recipient,
    })
    return getCard(tx, balanceId)
  })

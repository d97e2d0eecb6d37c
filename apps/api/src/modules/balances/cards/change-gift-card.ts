import type { GiftCardRow } from '@mendwell/contract/balances/staff-gift-cards'
import {
  type BalanceRefusal,
  type BalanceStep,
  CASH_OUT_BELOW_CENTS,
} from '@mendwell/domain/tenders/ledger'
import type { Db, Queryable } from '../../../db/db.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { bookStep } from '../ledger/book-step.ts'
import { type BalanceRow, lockBalance } from '../ledger/ledger.repository.ts'
import { getCard } from './get-card.ts'
import { countCodes, isSoldCard, voidCodes } from './gift-cards.repository.ts'
import { mailGiftCard } from './issue-gift-card.ts'

interface Change {
  action: 'DISABLE' | 'ENABLE' | 'VOID' | 'CASH_OUT' | 'MAIL'
  note: string | null
}

/**
 * Staff block, unblock or close a balance, or mail its gift card again.
 * @throws ShopError 404; 409 with the reason when the ledger refuses it.
 */
export const changeGiftCard = (
  db: Db,
  who: SignedInPrincipal,
  { balanceId, ...change }: { balanceId: number } & Change,
): Promise<GiftCardRow> =>
  db.transaction().execute(async (tx) => {
    const balance = await lockBalance(tx, balanceId)
    if (!balance) throw notFound('Gift card')
    const { action, note } = change
    if (action === 'MAIL') await mailAgain(tx, balance)
    else await book(tx, balance, { ...change, madeBy: signatureOf(who) })
    await recordStaffEvent(tx, {
      who,
      action: action.toLowerCase().replace('_', '-'),
      objectType: 'giftcard',
      objectId: balanceId,
      before: { state: balance.state, cents: balance.balanceCents },
      ...(note && { after: { note } }),
    })
    return getCard(tx, balanceId)
  })

type Refusal = BalanceRefusal | 'OVER' | 'SOLD'

const REASONS: Record<Refusal, string> = {
  NOT_ENOUGH: 'There is not enough left on it',
  DISABLED: 'It is blocked',
  CLOSED: 'It is closed, or in this state already',
  NOT_YET: 'It is not mailed yet',
  OVER: 'It has expired',
  ABOVE_LIMIT: 'Only what is below $15 is paid out in cash',
  PARTLY_USED: 'A part of it is spent or held for an order',
  SOLD: 'It was paid by card: refund it instead',
}

async function book(
  tx: Queryable,
  { balanceId, state, balanceCents }: BalanceRow,
  { action, note, madeBy }: Change & { madeBy: string },
) {
  const isThere = action === 'DISABLE' && state === 'DISABLED'
  if (action === 'MAIL' || isThere) return
  if (action === 'VOID' && (await isSoldCard(tx, balanceId))) throw refused('SOLD')
  const dedupeKey = `${action.toLowerCase()} ${balanceId}`
  const step = stepOf(action, balanceCents)
  const booked = await bookStep(tx, balanceId, { step, note, madeBy, dedupeKey })
  if (!booked.ok) throw refused(booked.reason)
}

const stepOf = (action: Exclude<Change['action'], 'MAIL'>, cents: number): BalanceStep => {
  if (action === 'VOID') return { do: 'VOID', cents }
  if (action === 'CASH_OUT') return { do: 'CASH_OUT', limitCents: CASH_OUT_BELOW_CENTS }
  return { do: action }
}

/** Only to the email it was issued for: another recipient needs a new gift card. Codes mailed before stop working. */
async function mailAgain(tx: Queryable, { balanceId, state, recipientEmail: to }: BalanceRow) {
  if (state !== 'ACTIVE') throw refused(state === 'ISSUED' ? 'NOT_YET' : 'CLOSED')
  if (to === null) {
    throw new ShopError(409, 'CONFLICT', 'It was handed over: there is no email to send it to')
  }
  await voidCodes(tx, balanceId)
  await mailGiftCard(tx, { balanceId, to, dedupeKey: `${await countCodes(tx, balanceId)}` })
}

const refused = (reason: Refusal) =>
  new ShopError(409, 'CONFLICT', REASONS[reason], { facts: { reason } })

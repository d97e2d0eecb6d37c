import { fitHolds } from '@mendwell/domain/orders/edit-order'
import { CARD_MINIMUM_CENTS } from '@mendwell/domain/tenders/tender-plan'
import type { Queryable } from '../../../db/db.ts'
import { bookStep } from '../../balances/ledger/book-step.ts'
import { planTenders } from '../tenders/plan-tenders.ts'
import {
  deleteCells,
  deleteTender,
  findTenders,
  updateHeld,
} from '../tenders/tenders.repository.ts'

interface Fitting {
  orderId: number
  /** Of the order as it is now, in cents. */
  totalCents: number
  /** Makes the step idempotent in the ledger. */
  editId: number
}

/**
 * Replans who pays an unpaid order, locked by the caller, after its total has changed: balances hold no more than they
 * can pay, the card pays the rest.
 */
export async function fitTenders(
  tx: Queryable,
  { orderId, totalCents, editId }: Fitting,
): Promise<void> {
  const balances = (await findTenders(tx, orderId)).filter(({ balanceId }) => balanceId !== null)
  const held = balances.map(({ amountCents }) => amountCents)
  const kept = fitHolds(held, totalCents, CARD_MINIMUM_CENTS)
  await deleteCells(tx, orderId)
  for (const [at, { tenderNo, balanceId, amountCents }] of balances.entries()) {
    const left = kept[at] ?? 0
    if (balanceId === null || left === amountCents) continue
    await bookStep(tx, balanceId, {
      step: { do: 'RELEASE', cents: amountCents - left },
      orderId,
      madeBy: 'order',
      dedupeKey: `release ${orderId} ${balanceId} edit ${editId}`,
    })
    if (left === 0) await deleteTender(tx, { orderId, tenderNo })
    else await updateHeld(tx, { orderId, tenderNo, amountCents: left })
  }
  await planTenders(tx, orderId)
}

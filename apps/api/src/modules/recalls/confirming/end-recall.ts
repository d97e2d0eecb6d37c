import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { findRecallHolds, liftHold } from '../../orders/holds/holds.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findFigures } from '../desk/figures.repository.ts'
import { lockRecall, updateRecall } from '../desk/recalls.repository.ts'
import { changedMeanwhile } from '../desk/save-recall.ts'
import { endHolds } from '../holding/hold-named-lots.ts'
import { markRecalled } from './confirming.repository.ts'

interface Ending {
  recallId: number
  note: string
  status: 'CLOSED' | 'REJECTED'
}

/**
 * Rejects a recall that affects nothing the shop sells, or closes an active one with its figures. Lots of a closed one
 * stay off sale; products stopped as a whole may be counted and sold again.
 * @throws ShopError 404; 409 for one that is not open, or while goods of orders are on hold.
 */
export async function endRecall(
  { db }: Pick<Deps, 'db'>,
  { recallId, note, status }: Ending,
  who: SignedInPrincipal,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const recall = await lockRecall(tx, recallId)
    if (!recall) throw notFound('Recall')
    if (recall.status !== (status === 'CLOSED' ? 'ACTIVE' : 'PROPOSED')) throw changedMeanwhile()
    const held = await findRecallHolds(tx, recallId)
    if (held.length > 0) {
      const detail = `Goods of ${held.length} order lines are still held. Decide about them first.`
      throw new ShopError(409, 'CONFLICT', detail)
    }
    const figures = await findFigures(tx, recallId)
    const endedAt = new Date()
    await updateRecall(tx, recallId, { status, endNote: note, endedBy: signatureOf(who), endedAt })
    await markRecalled(tx, recallId)
    await endHolds(tx, { recallId, movedBy: signatureOf(who) })
    await recordStaffEvent(tx, {
      who,
      action: status === 'CLOSED' ? 'close' : 'reject',
      objectType: 'recall',
      objectId: recallId,
      after: { note, ...(status === 'CLOSED' && figures) },
    })
  })
}

interface Lifting {
  recallId: number
  holdId: number
  note: string
}

/**
 * Releases the held goods of an order after inspection.
 * @throws ShopError 404 if that hold is not open.
 */
export async function liftRecallHold(
  { db }: Pick<Deps, 'db'>,
  { recallId, holdId, note }: Lifting,
  who: SignedInPrincipal,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lifted = await liftHold(tx, { holdId, liftedBy: signatureOf(who), note })
    if (lifted?.recallId !== recallId) throw notFound('Hold')
    const after = { orderItem: lifted.orderItemId, note }
    const change = { objectType: 'recall', objectId: recallId, after } as const
    await recordStaffEvent(tx, { who, action: 'lift', ...change })
  })
}

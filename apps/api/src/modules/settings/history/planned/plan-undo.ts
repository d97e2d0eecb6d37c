import type { Deps } from '../../../../deps/deps.ts'
import {
  conflict,
  fieldError,
  invalidFields,
  notFound,
  ShopError,
} from '../../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../../ground/principal.ts'
import { momentOfShop } from '../../shop/moment-of-shop.ts'
import { canUndo } from '../can-undo.ts'
import { lockStaffEvent } from '../history.repository.ts'
import { type Restorers, undoChange } from '../undo-change.ts'
import {
  deletePlannedUndos,
  findDueUndos,
  markSettled,
  upsertPlannedUndo,
} from './planned-undos.repository.ts'

interface PlanUndo {
  eventIds: number[]
  /** A minute of the shop's time zone; null: they stay. */
  undoAt: string | null
}

/**
 * Plans that saves of products undo themselves at a minute, or cancels that plan.
 * @throws ShopError 404; 409 for what cannot be undone; 422 for a minute that has passed.
 */
export const planUndo = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: SignedInPrincipal,
  { eventIds, undoAt: minute }: PlanUndo,
): Promise<{ undoAt: Date | null }> =>
  db.transaction().execute(async (tx) => {
    const undoAt = minute === null ? null : await momentOfShop(tx, minute)
    if (undoAt && undoAt <= clock.now()) throw invalidFields([fieldError('undoAt', 'previewPast')])
    // Always in the same order, so that two colleagues wait for each other instead of deadlocking.
    for (const eventId of eventIds.toSorted((one, other) => one - other)) {
      const event = await lockStaffEvent(tx, eventId)
      if (event?.objectType !== 'product') throw notFound('Change')
      if (undoAt && !canUndo(event)) throw conflict('CONFLICT', 'undoNotPlanned')
      if (undoAt) await upsertPlannedUndo(tx, { eventId, undoAt, plannedBy: who.custId })
    }
    if (!undoAt) await deletePlannedUndos(tx, eventIds)
    return { undoAt }
  })

/**
 * Undoes the saves whose moment has come, signed by whoever planned it: what was changed again since stays, as when it
 * is undone by hand.
 */
export async function undoPlanned({ db }: Pick<Deps, 'db'>, restorers: Restorers): Promise<void> {
  for (const { eventId, plannedBy } of await findDueUndos(db)) {
    // It was allowed when it was planned: prices do not stay because somebody has left.
    const who = { custId: plannedBy, staffRole: 'OWNER' } as const
    await undoChange({ db }, restorers, { who, eventId }).catch((error) => {
      // Undone by hand, or changed again since; history shows which.
      if (!(error instanceof ShopError)) throw error
    })
    await markSettled(db, eventId)
  }
}

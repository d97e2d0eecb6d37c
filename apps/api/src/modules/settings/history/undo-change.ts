import {
  HISTORY_UNDOERS,
  isUndoable,
  type UndoableObject,
} from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { forbidden, notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, staffMay } from '../../../ground/principal.ts'
import { canUndo } from './can-undo.ts'
import { lockStaffEvent } from './history.repository.ts'
import type { Restoring } from './restoring.ts'

/** Each restores one thing to `to`, with its own entry in the history; false if it is no longer as `from`. */
export type Restorers = Record<
  UndoableObject,
  (tx: Queryable, change: Restoring) => Promise<boolean>
>

/**
 * Undoes one change completely, or not at all if it was changed again since.
 * @throws ShopError 403, 404, 409
 */
export async function undoChange(
  { db }: Pick<Deps, 'db'>,
  restorers: Restorers,
  { who, eventId }: { who: SignedInPrincipal; eventId: number },
): Promise<{ objectType: string; objectId: string }> {
  const undone = await db.transaction().execute(async (tx) => {
    const event = await lockStaffEvent(tx, eventId)
    if (!event) throw notFound('Change')
    const { objectType, objectId } = event
    if (!isUndoable(objectType)) throw cannot('Changes of this kind cannot be undone here')
    if (!staffMay(who, HISTORY_UNDOERS[objectType])) throw forbidden()
    if (!canUndo(event)) throw cannot('This was already undone, or it cannot be undone')
    const change = { who, objectId, from: fields(event.after), to: fields(event.before) }
    const isDone = await restorers[objectType](tx, { ...change, undoes: eventId })
    if (!isDone) throw cannot('It was changed again since. Undo the later change first.')
    return { objectType, objectId }
  })
  return undone
}

const cannot = (why: string) => new ShopError(409, 'CONFLICT', why)

const fields = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

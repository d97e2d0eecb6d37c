import type { Undone } from '@mendwell/contract/shop/history'
import {
  HISTORY_UNDOERS,
  isUndoable,
  type UndoableObject,
} from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../../db/db.ts'
import { inSavepoint } from '../../../db/sql/in-savepoint.ts'
import type { Deps } from '../../../deps/deps.ts'
import { forbidden, notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, staffMay } from '../../../ground/principal.ts'
import { canUndo } from './can-undo.ts'
import { findParts, lockStaffEvent } from './history.repository.ts'
import { recordStaffEvent } from './record-staff-event.ts'
import type { Restoring } from './restoring.ts'

/** Each restores one thing to `to`, with its own entry in the history; false if it is no longer as `from`. */
export type Restorers = Record<
  UndoableObject,
  (tx: Queryable, change: Restoring) => Promise<boolean>
>

interface Undoing {
  who: SignedInPrincipal
  eventId: number
  /** The undo of the whole step, if this undoes a part of one. */
  partOf?: number
}

/**
 * Undoes one change completely, or not at all if it was changed again since. Of a step that changed several things, it
 * undoes what was not changed again, and names the rest.
 * @throws ShopError 403, 404, 409
 */
export const undoChange = (
  { db }: Pick<Deps, 'db'>,
  restorers: Restorers,
  undoing: Undoing,
): Promise<Undone> =>
  db.transaction().execute(async (tx) => {
    const event = await lockStaffEvent(tx, undoing.eventId)
    if (!event) throw notFound('Change')
    const { objectType, objectId, parts } = event
    if (!isUndoable(objectType)) throw cannot('Changes of this kind cannot be undone here')
    if (!staffMay(undoing.who, HISTORY_UNDOERS[objectType])) throw forbidden()
    if (!canUndo(event)) throw cannot('This was already undone, or it cannot be undone')
    const thing = { objectType, objectId }
    if (parts > 0) return { ...thing, ...(await undoTogether(tx, restorers, undoing, thing)) }
    if (!(await undoOne(tx, restorers, undoing))) {
      throw cannot('It was changed again since. Undo the later change first.')
    }
    return { ...thing, undone: 1, kept: [] }
  })

/** False if it was changed again or undone since. */
async function undoOne(tx: Queryable, restorers: Restorers, { eventId, ...undoing }: Undoing) {
  const event = await lockStaffEvent(tx, eventId)
  if (!event || !isUndoable(event.objectType) || !canUndo(event)) return false
  const { objectType, objectId } = event
  const change = { ...undoing, objectId, from: fields(event.after), to: fields(event.before) }
  return restorers[objectType](tx, { ...change, undoes: eventId })
}

/** One entry in the history, with a part for each thing that is as before again. */
async function undoTogether(
  tx: Queryable,
  restorers: Restorers,
  { who, eventId }: Undoing,
  thing: { objectType: UndoableObject; objectId: string },
): Promise<Pick<Undone, 'undone' | 'kept'>> {
  const parts = await findParts(tx, eventId)
  const partOf = await recordStaffEvent(tx, { who, action: 'undo', ...thing, undoes: eventId })
  const kept: Undone['kept'] = []
  for (const { eventId: partId, objectId, subject } of parts) {
    const undoing = { who, eventId: partId, partOf }
    const isDone = await inSavepoint(tx, () => undoOne(tx, restorers, undoing))
    if (!isDone) kept.push({ objectId, subject })
  }
  if (kept.length === parts.length) throw cannot('Everything in it was changed again since.')
  return { undone: parts.length - kept.length, kept }
}

const cannot = (why: string) => new ShopError(409, 'CONFLICT', why)

const fields = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

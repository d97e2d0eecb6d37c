import { searchedTerm } from '@mendwell/domain/words/searched-term'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { isSameState, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import type { Restoring } from '../../settings/history/restoring.ts'
import { lockDismissal, setDismissal } from './search-use.repository.ts'

/**
 * Hides what was counted and reported for a search so far; later entries are shown.
 * @throws ShopError 422 for a term that is not counted.
 */
export async function dismissSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typed: string,
  who: SignedInPrincipal,
): Promise<{ term: string; eventId: number; dismissedAt: Date }> {
  const term = searchedTerm(typed)
  if (term === undefined) throw invalidFields([fieldError('term', 'wordsExpected')])
  return db.transaction().execute(async (tx) => {
    const before = await lockDismissal(tx, term)
    const dismissedAt = clock.now()
    await setDismissal(tx, term, dismissedAt)
    const eventId = await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'search',
      objectId: term,
      before: { dismissedAt: before },
      after: { dismissedAt },
    })
    return { term, eventId, dismissedAt }
  })
}

/** Undoes a dismissal; false if it was changed again since. */
export async function restoreSearch(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const now = await lockDismissal(tx, objectId)
  if (!isSameState(now, from.dismissedAt)) return false
  await setDismissal(tx, objectId, to.dismissedAt ? new Date(String(to.dismissedAt)) : null)
  await recordStaffEvent(tx, {
    who,
    action: 'undo',
    objectType: 'search',
    objectId,
    before: from,
    after: to,
    undoes,
  })
  return true
}

import type { KeptList, SyncLists } from '@mendwell/contract/saved-lists/saved-lists'
import {
  areSameLists,
  listsFault,
  mergeLists,
  type SyncedList,
} from '@mendwell/domain/lists/merge-lists'
import { type ListFault, MAX_LIST_LINES, MAX_LISTS } from '@mendwell/domain/lists/saved-lists'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields } from '../../ground/errors.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { findLists, replaceLists } from './saved-lists.repository.ts'

/**
 * Merges a browser's lists with its customer's and returns the result. A repeat after a lost answer changes nothing;
 * two tabs at once are serialized, and neither loses its lines.
 * @throws ShopError 422 for more lists or lines than an account allows, then nothing changes; 401 when the customer was
 * merged or erased meanwhile.
 */
export async function syncLists(
  { db }: Pick<Deps, 'db'>,
  custId: number,
  { base, lists }: SyncLists,
): Promise<{ lists: KeptList[] }> {
  // A caller who only reads changes blocks no one.
  const stored = await findLists(db, custId)
  if (areSameLists(merge(base, lists, stored), stored)) return { lists: stored }
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    const theirs = await findLists(tx, custId)
    const merged = merge(base, lists, theirs)
    const fault = listsFault(theirs, merged)
    if (fault) throw refusal(fault)
    await replaceLists(tx, custId, merged)
    return { lists: await findLists(tx, custId) }
  })
}

/** As one kind of line: product names are looked up again. */
const merge = (
  base: readonly SyncedList[],
  mine: readonly SyncedList[],
  theirs: readonly SyncedList[],
): SyncedList[] => mergeLists(base, mine, theirs)

const refusal = (fault: ListFault) =>
  invalidFields([
    fault === 'TOO_MANY_LISTS'
      ? fieldError('lists', 'entriesMax', { max: MAX_LISTS })
      : fieldError('lists', 'linesMax', { max: MAX_LIST_LINES }),
  ])

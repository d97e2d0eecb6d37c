import type { SavedCard } from '@mendwell/contract/money/saved-cards'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { insertRemoval } from './card-removals.repository.ts'
import { listCards } from './list-cards.ts'
import { chooseDefaultCard, deleteCard } from './saved-cards.repository.ts'

/**
 * Makes a saved card the default; of two tabs the last one counts. Returns all of them.
 * @throws ShopError 404 if it is not theirs, 401 when the customer was merged or erased meanwhile.
 */
export function chooseCard(
  deps: Pick<Deps, 'db' | 'cards' | 'clock'>,
  custId: number,
  savedCardId: number,
): Promise<SavedCard[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    const owned = { custId, savedCardId, provider: deps.cards.name }
    if (!(await chooseDefaultCard(tx, owned))) throw notFound('Card')
    return listCards(deps, tx, custId)
  })
}

/**
 * Deletes a saved card: no new payment uses it, and the provider is asked to delete it once no earlier one is pending
 * (remove-cards.ts).
 * @throws ShopError 404 if it is not theirs, 401 when the customer was merged or erased meanwhile.
 */
export function removeCard(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  custId: number,
  savedCardId: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    const providerRef = await deleteCard(tx, { custId, savedCardId, provider: cards.name })
    if (providerRef === undefined) throw notFound('Card')
    await insertRemoval(tx, { provider: cards.name, providerRef })
  })
}

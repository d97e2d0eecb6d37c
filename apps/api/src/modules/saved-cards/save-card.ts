import { isSameCard, MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import type { KeptCard } from '../../gateways/cards/card-gateway.ts'
import { lockContact } from '../people/customers/customers.repository.ts'
import { findPaidToSave, takeWish } from './attempt-cards.repository.ts'
import { insertRemoval } from './card-removals.repository.ts'
import { findCards, insertCard } from './saved-cards.repository.ts'

/**
 * Saves the card of a paid attempt, once. The card goes to the customer's current record; if it exists already, or
 * there is no room or no customer for it, the provider is asked to delete it.
 * @throws NoAnswer while the provider does not answer: the job is retried.
 */
export async function saveCard(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  { attemptId }: { attemptId: number },
): Promise<void> {
  const paid = await findPaidToSave(db, attemptId)
  if (!paid || paid.provider !== cards.name) return
  const kept = await cards.findKeptCard(paid)
  await db.transaction().execute(async (tx) => {
    // Merging and erasing lock the customer first as well.
    const living = await lockContact(tx, paid.custId, { alone: true })
    const custId = await takeWish(tx, attemptId)
    // Already done, or erased with its person, whom the provider deletes as a whole.
    if (custId === undefined || !kept) return
    if (custId !== paid.custId) throw new Error('Merged meanwhile: saved at the next try')
    if (living && (await keepCard(tx, paid, kept))) return
    await insertRemoval(tx, { provider: paid.provider, providerRef: kept.reference })
  })
}

interface Owner {
  custId: number
  cardCustomerId: number
  provider: string
}

/** Saves a card of a customer, whom the caller has locked. @returns whether the card is saved now. */
export async function keepCard(tx: Queryable, owner: Owner, { reference, ...card }: KeptCard) {
  const { custId, cardCustomerId } = owner
  const own = await findCards(tx, owner)
  if (own.some(({ providerRef }) => providerRef === reference)) return true
  const hasRoom = own.length < MAX_SAVED_CARDS && !own.some((one) => isSameCard(one, card))
  if (!hasRoom) return false
  // The first one is the default; a later one only by choice.
  const isDefault = own.length === 0
  await insertCard(tx, { ...card, custId, cardCustomerId, providerRef: reference, isDefault })
  return true
}

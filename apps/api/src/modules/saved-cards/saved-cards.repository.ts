import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

const COLUMNS = [
  'savedCardId',
  'brand',
  'last4',
  'expMonth',
  'expYear',
  'isDefault',
  'providerRef',
] as const

interface Owner {
  custId: number
  provider: string
}

interface OwnCard extends Owner {
  savedCardId: number
}

const cardsAt = (provider: string) =>
  sql<boolean>`card_customer_id in (select c.card_customer_id from card_customer c where c.provider = ${provider})`

/** The cards that a customer saved at a provider, oldest first. */
export const findCards = (db: Queryable, { custId, provider }: Owner) =>
  db
    .selectFrom('savedCard')
    .select(COLUMNS)
    .where('custId', '=', custId)
    .where(cardsAt(provider))
    .orderBy('savedCardId')
    .execute()

/**
 * A card about to pay, with its customer at the provider; undefined if it is not theirs. It cannot be deleted until the
 * transaction ends.
 */
export const lockCardToPay = (tx: Queryable, { custId, provider, savedCardId }: OwnCard) =>
  tx
    .selectFrom('savedCard')
    .innerJoin('cardCustomer', 'cardCustomer.cardCustomerId', 'savedCard.cardCustomerId')
    .select([
      'savedCard.providerRef',
      'expMonth',
      'expYear',
      'cardCustomer.cardCustomerId',
      'cardCustomer.providerRef as customer',
    ])
    .where('savedCard.custId', '=', custId)
    .where('savedCardId', '=', savedCardId)
    .where('provider', '=', provider)
    .forShare('savedCard')
    .executeTakeFirst()

interface NewCard {
  custId: number
  cardCustomerId: number
  providerRef: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  isDefault: boolean
}

/** Saves a card of a customer, whom the caller has locked. */
export async function insertCard(tx: Queryable, card: NewCard): Promise<void> {
  await tx.insertInto('savedCard').values(card).execute()
}

/** Deletes a card of this customer; returns the provider's id of it, undefined if it is not theirs. */
export async function deleteCard(
  tx: Queryable,
  { custId, provider, savedCardId }: OwnCard,
): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('savedCard')
    .where('custId', '=', custId)
    .where('savedCardId', '=', savedCardId)
    .where(cardsAt(provider))
    .returning('providerRef')
    .executeTakeFirst()
  return gone?.providerRef
}

/** Makes a card of a customer, locked by the caller, the default; false if it is not theirs. */
export async function chooseDefaultCard(tx: Queryable, card: OwnCard): Promise<boolean> {
  const { custId, provider, savedCardId } = card
  const own = await tx
    .selectFrom('savedCard')
    .select('savedCardId')
    .where('custId', '=', custId)
    .where('savedCardId', '=', savedCardId)
    .where(cardsAt(provider))
    .executeTakeFirst()
  if (!own) return false
  // The former default first: there are never two.
  await tx
    .updateTable('savedCard')
    .set({ isDefault: false })
    .where('custId', '=', custId)
    .where('isDefault', '=', true)
    .where('savedCardId', '<>', savedCardId)
    .execute()
  await tx
    .updateTable('savedCard')
    .set({ isDefault: true })
    .where('savedCardId', '=', savedCardId)
    .execute()
  return true
}

import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps/deps.ts'
import { sessionExpired } from '../../ground/errors.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import {
  findCardCustomer,
  insertCardCustomer,
  noteCardCustomer,
} from './card-customers.repository.ts'
import { insertRemoval } from './card-removals.repository.ts'

/** A customer as the provider knows them. */
export interface KnownCustomer {
  cardCustomerId: number
  /** The provider's id. */
  customer: string
}

/**
 * Registers a customer with the provider, before a card of theirs can be saved. The shop stores that it will ask, asks,
 * and stores the answer: however often that is interrupted or repeated, there is one customer.
 * @throws NoAnswer if the provider gives none; ShopError 401 when the customer was merged or erased meanwhile.
 */
export async function knowCustomer(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  custId: number,
): Promise<KnownCustomer> {
  const owner = { custId, provider: cards.name }
  const record =
    (await findCardCustomer(db, owner)) ??
    (await db.transaction().execute(async (tx) => {
      await lockLivingCustomer(tx, custId, { alone: true })
      const idempotencyKey = `customer_${randomUUID()}`
      const before = await findCardCustomer(tx, owner)
      return before ?? insertCardCustomer(tx, { ...owner, idempotencyKey })
    }))
  const { cardCustomerId, idempotencyKey, providerRef } = record
  if (providerRef !== null) return { cardCustomerId, customer: providerRef }
  const customer = await cards.createCustomer({ custId, idempotencyKey })
  if (await noteCardCustomer(db, cardCustomerId, customer)) return { cardCustomerId, customer }
  // Erased while the provider was asked: it must delete them again.
  await insertRemoval(db, { provider: cards.name, providerRef: customer, kind: 'CUSTOMER' })
  throw sessionExpired()
}

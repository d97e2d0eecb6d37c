import type { Queryable } from '../../db/db.ts'

interface Owner {
  custId: number
  provider: string
}

/** The record of a customer at a provider; one with the provider's id comes first. */
export const findCardCustomer = (db: Queryable, { custId, provider }: Owner) =>
  db
    .selectFrom('cardCustomer')
    .select(['cardCustomerId', 'idempotencyKey', 'providerRef'])
    .where('custId', '=', custId)
    .where('provider', '=', provider)
    .orderBy((eb) => eb('providerRef', 'is', null))
    .orderBy('cardCustomerId')
    .executeTakeFirst()

/** Stores that a customer is to be registered with the provider; the caller has locked them. */
export const insertCardCustomer = (tx: Queryable, customer: Owner & { idempotencyKey: string }) =>
  tx
    .insertInto('cardCustomer')
    .values(customer)
    .returning(['cardCustomerId', 'idempotencyKey', 'providerRef'])
    .executeTakeFirstOrThrow()

/** Stores the provider's id of a customer; false if the record was erased with its person. */
export async function noteCardCustomer(
  db: Queryable,
  cardCustomerId: number,
  providerRef: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cardCustomer')
    .set({ providerRef })
    .where('cardCustomerId', '=', cardCustomerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

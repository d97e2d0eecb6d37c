import type { Queryable } from '../../db/db.ts'

interface Owner {
  custId: number
  provider: string
}

/** The record of a customer at a provider; the one that the provider knows already comes first. */
export const findCardCustomer = (db: Queryable, { custId, provider }: Owner) =>
  db
    .selectFrom('cardCustomer')
    .select(['cardCustomerId', 'idempotencyKey', 'providerRef'])
    .where('custId', '=', custId)
    .where('provider', '=', provider)
    .orderBy((eb) => eb('providerRef', 'is', null))
    .orderBy('cardCustomerId')
    .executeTakeFirst()

/** Writes down that the provider is to know a customer, who is locked by the caller. */
export const insertCardCustomer = (tx: Queryable, customer: Owner & { idempotencyKey: string }) =>
  tx
    .insertInto('cardCustomer')
    .values(customer)
    .returning(['cardCustomerId', 'idempotencyKey', 'providerRef'])
    .executeTakeFirstOrThrow()

/** Writes the provider's id of a customer down; false when the record is gone, with its person. */
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

import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

interface CardSetup {
  providerRef: string
  cardCustomerId: number
}

/** Stores a request to save a card whose bank asks first; a repeat changes nothing. */
export async function insertCardSetup(db: Queryable, setup: CardSetup): Promise<void> {
  await db
    .insertInto('cardSetup')
    .values(setup)
    .onConflict((conflict) => conflict.column('providerRef').doNothing())
    .execute()
}

/** A request of this customer at a provider; undefined for anybody else's. */
export const findCardSetup = (
  db: Queryable,
  { custId, provider, reference }: { custId: number; provider: string; reference: string },
) =>
  db
    .selectFrom('cardSetup')
    .innerJoin('cardCustomer', 'cardCustomer.cardCustomerId', 'cardSetup.cardCustomerId')
    .select('cardSetup.cardCustomerId')
    .where('cardSetup.providerRef', '=', reference)
    .where('custId', '=', custId)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** Deletes those of which nobody asks any more. */
export async function deleteOldCardSetups(db: Queryable): Promise<void> {
  await db
    .deleteFrom('cardSetup')
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

import { OPEN_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { isDueForCheck } from '../../db/sql/due-for-check.ts'
import { literals } from '../../db/sql/literals.ts'

interface Removal {
  provider: string
  providerRef: string
  /** A card; absent for a whole customer. */
  kind?: 'CARD' | 'CUSTOMER'
}

/** Stores that the provider must delete a card, or a customer with all cards; in the transaction of the deletion. */
export async function insertRemoval(tx: Queryable, removal: Removal): Promise<void> {
  await tx
    .insertInto('cardRemoval')
    .values({ kind: 'CARD', ...removal })
    .onConflict((conflict) => conflict.column('providerRef').doNothing())
    .execute()
}

/** A payment with this card is still pending at the provider or the bank: the card must stay until it has ended. */
const isInUse = sql<boolean>`exists (select from attempt_card a join payment_attempt p using (attempt_id)
  where a.provider_ref = card_removal.provider_ref and p.status in (${literals(OPEN_ATTEMPT_STATUSES)}))`

/** Takes the removals due at a provider. Counting them here keeps two processes from sending one twice. */
export const takeDueRemovals = (
  db: Queryable,
  { provider, limit }: { provider: string; limit: number },
) =>
  db
    .updateTable('cardRemoval')
    .set((eb) => ({ checks: eb('checks', '+', 1), checkedAt: sql<Date>`now()` }))
    .where('cardRemovalId', 'in', (eb) =>
      eb
        .selectFrom('cardRemoval')
        .select('cardRemovalId')
        .where('provider', '=', provider)
        .where((or) => or.or([or('checks', '=', 0), isDueForCheck]))
        .where(sql<boolean>`not ${isInUse}`)
        .orderBy('cardRemovalId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['cardRemovalId', 'kind', 'providerRef'])
    .execute()

/** The provider has deleted it: deletes the last trace. */
export async function deleteRemoval(db: Queryable, cardRemovalId: number): Promise<void> {
  await db.deleteFrom('cardRemoval').where('cardRemovalId', '=', cardRemovalId).execute()
}

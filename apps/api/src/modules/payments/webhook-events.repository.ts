import { sql } from 'kysely'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
import type { ChargeOrigin, ProviderEvent } from '../../gateways/cards/card-gateway.ts'
import type { AttemptRow } from './payment-attempts.repository.ts'

/**
 * Keeps an event; false when it came before. Waits while a copy of it is being applied, and takes
 * its place when that fails.
 */
export async function keepEvent(
  db: Queryable,
  provider: string,
  { eventId, type, told }: ProviderEvent,
): Promise<boolean> {
  const kept = await db
    .insertInto('providerEvent')
    .values({
      eventId,
      provider,
      type,
      providerRef: told?.charge.reference ?? null,
      payload: JSON.stringify(told ?? {}),
      processedAt: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return kept !== undefined
}

/** The attempt that a charge at this provider was made for. */
export function findAttemptOf(
  db: Queryable,
  provider: string,
  { orderId, attemptId, idempotencyKey }: ChargeOrigin,
): Promise<AttemptRow | undefined> {
  return attemptOf.first(db, { provider, orderId, attemptId, idempotencyKey })
}

const attemptOf = compiledOnce((db, place: Place<ChargeOrigin & { provider: string }>) =>
  db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('attemptId', '=', place('attemptId'))
    .where('orderId', '=', place('orderId'))
    .where('idempotencyKey', '=', place('idempotencyKey'))
    .where('provider', '=', place('provider')),
)

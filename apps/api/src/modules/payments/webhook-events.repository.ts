import { sql } from 'kysely'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
import type { ChargeOrigin, ProviderEvent } from '../../gateways/cards/card-gateway.ts'
import type { AttemptRow } from './payment-attempts.repository.ts'

/** A new event. */
interface Kept {
  /** The attempt that its charge was made for at this provider, if there is one. */
  attempt: AttemptRow | undefined
}

type NewEvent = { provider: string; eventId: string; type: string } & {
  providerRef: string | null
  payload: string
} & { [Name in keyof ChargeOrigin]: ChargeOrigin[Name] | null }

/**
 * Keeps an event; undefined when it came before. Waits while a copy of it is being applied, and takes
 * its place when that fails. The attempt is as it stood before such a wait.
 */
export async function keepEvent(
  db: Queryable,
  provider: string,
  { eventId, type, told }: ProviderEvent,
): Promise<Kept | undefined> {
  const providerRef = told?.charge.reference ?? null
  const origin = told?.origin ?? NO_ORIGIN
  const payload = JSON.stringify(told ?? {})
  const row = await newEvent.first(db, { provider, eventId, type, providerRef, payload, ...origin })
  return row && { attempt: row.attemptId === null ? undefined : row }
}

const NO_ORIGIN = { orderId: null, attemptId: null, idempotencyKey: null }

type MaybeAttempt = AttemptRow | { [Name in keyof AttemptRow]: null }

const newEvent = compiledOnce(
  (_db, place: Place<NewEvent>) => sql<MaybeAttempt>`
    with kept as (
      insert into provider_event (event_id, provider, type, provider_ref, payload, processed_at)
      values (${place('eventId')}, ${place('provider')}, ${place('type')}, ${place('providerRef')},
        ${place('payload')}, now())
      on conflict (event_id) do nothing
      returning event_id)
    select attempt.*
    from kept left join payment_attempt attempt on attempt_id = ${place('attemptId')}
      and order_id = ${place('orderId')} and attempt.idempotency_key = ${place('idempotencyKey')}
      and attempt.provider = ${place('provider')}`,
)

import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { AttemptRow } from '../attempts/payment-attempts.repository.ts'

interface NewEvent {
  eventId: string
  type: string
  /** The charge it is about and what the shop made it for; absent in an event that the shop ignores. */
  notice?: {
    origin: { orderId: number; attemptId: number; idempotencyKey: string }
    charge: { reference: string | null }
  }
}

/** A new event. */
interface StoredEvent {
  /** The attempt that its charge was made for at this provider, if any. */
  attempt: AttemptRow | undefined
}

/**
 * Stores an event; undefined for a duplicate. Waits while a copy of it is being applied, and takes its place if that
 * fails. The attempt is returned as it was before such a wait.
 */
export async function insertEvent(
  db: Queryable,
  provider: string,
  { eventId, type, notice }: NewEvent,
): Promise<StoredEvent | undefined> {
  const providerRef = notice?.charge.reference ?? null
  const { orderId, attemptId, idempotencyKey } = notice?.origin ?? NO_ORIGIN
  const { rows } = await sql<MaybeAttempt>`
    with kept as (
      insert into provider_event (event_id, provider, type, provider_ref, payload, processed_at)
      values (${eventId}, ${provider}, ${type}, ${providerRef}, ${JSON.stringify(notice ?? {})}, now())
      on conflict (event_id) do nothing
      returning event_id)
    select attempt.*
    from kept left join payment_attempt attempt on attempt_id = ${attemptId}
      and order_id = ${orderId} and attempt.idempotency_key = ${idempotencyKey}
      and attempt.provider = ${provider}`.execute(db)
  const [row] = rows
  return row && { attempt: row.attemptId === null ? undefined : row }
}

const NO_ORIGIN = { orderId: null, attemptId: null, idempotencyKey: null }

type MaybeAttempt = AttemptRow | { [Name in keyof AttemptRow]: null }

import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { RequestKey } from './request-key.ts'

/** 0 in `status`: the call has begun and has no answer yet. */
const IN_FLIGHT = 0

/**
 * Claims a key for the caller; false if it is taken. Waits while another transaction holds the same key. A key derived
 * from the request can be claimed again after ten minutes.
 */
export async function claimKey(
  db: Queryable,
  { scope, key, requestSha256, derived }: RequestKey,
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotentAnswer')
    .values({ scope, key, requestSha256, status: IN_FLIGHT, body: '{}' })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ status: IN_FLIGHT, body: '{}', createdAt: sql`now()` })
        .where(sql<boolean>`${derived}::boolean`)
        .where('idempotentAnswer.createdAt', '<', sql<Date>`now() - interval '10 minutes'`),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The state of a claimed key; `answer` is undefined while the call is in flight. */
export async function findClaim(db: Queryable, { scope, key }: RequestKey) {
  const row = await db
    .selectFrom('idempotentAnswer')
    .select(['requestSha256', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const answer = row.status === IN_FLIGHT ? undefined : { status: row.status, body: row.body }
  return { requestSha256: row.requestSha256, answer }
}

/** Stores the answer to a claimed call, in the shape of the wire. */
export async function storeAnswer(
  db: Queryable,
  { scope, key }: Pick<RequestKey, 'scope' | 'key'>,
  body: unknown,
): Promise<void> {
  await db
    .updateTable('idempotentAnswer')
    .set({ status: 200, body: JSON.stringify(body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Releases a claimed key: nothing was done under it. */
export async function releaseKey(db: Queryable, { scope, key }: RequestKey): Promise<void> {
  await db
    .deleteFrom('idempotentAnswer')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** A week is longer than any client retries a call. */
export async function deleteOldAnswers(db: Queryable): Promise<void> {
  await db
    .deleteFrom('idempotentAnswer')
    .where('createdAt', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
}

import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Queryable } from '../db/db.ts'
import type { DB } from '../db/schema.ts'
import { ShopError, sentence } from '../ground/errors.ts'
import { claimKey, findClaim, storeAnswer } from './idempotency.repository.ts'
import type { RequestKey } from './request-key.ts'

interface Once<Answer extends z.ZodMiniType> {
  call: RequestKey
  /** The answer's contract: the answer is stored as sent. */
  answer: Answer
}

export interface Outcome<T> {
  answer: T
  /** The first answer again: nothing was done this time. */
  replayed: boolean
}

/**
 * Does the work in a transaction, once per key: a repeat gets the first answer, one that arrives while the first is in
 * flight waits for it, and work that fails leaves the key free (Decisions §5).
 * @throws ShopError 422 KEY_REUSED if the key was used for another request.
 */
export function runOnce<Answer extends z.ZodMiniType>(
  db: Db,
  { call, answer: contract }: Once<Answer>,
  work: (tx: Transaction<DB>) => Promise<z.output<Answer>>,
): Promise<Outcome<z.output<Answer>>> {
  return db.transaction().execute(async (tx) => {
    if (!(await claimKey(tx, call))) {
      const stored = await getStoredAnswer(tx, call)
      return { answer: z.decode(contract, stored as z.input<Answer>), replayed: true }
    }
    const answer = await work(tx)
    await storeAnswer(tx, call, z.encode(contract, answer))
    return { answer, replayed: false }
  })
}

/**
 * The stored answer to a repeated call, as it was sent.
 * @throws ShopError 422 when the request is another one, 409 when there is no answer yet.
 */
async function getStoredAnswer(db: Queryable, call: RequestKey): Promise<unknown> {
  const claim = await findClaim(db, call)
  if (claim && !claim.requestSha256.equals(call.requestSha256)) throw keyReused()
  if (!claim?.answer) throw inFlight()
  return claim.answer.body
}

export const keyReused = () => new ShopError(422, 'KEY_REUSED', sentence('keyReused'))

export const inFlight = () =>
  new ShopError(409, 'IN_FLIGHT', sentence('inFlight'), { retryAfterSeconds: 1 })

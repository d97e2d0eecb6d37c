import type { Queryable } from '../db/db.ts'
import type { Deps } from '../deps/deps.ts'
import { tooMany } from '../ground/errors.ts'
import { tokenHash } from '../ground/secret-token.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import {
  type Attempt,
  countAttempt,
  findWait,
  forgetAttempts,
  isSpent,
  uncountAttempt,
} from './attempts.repository.ts'
import { networkOf } from './network-of.ts'

type Counting = Pick<Deps, 'db' | 'config'>

/** Addresses and emails are not stored in plain text: a hash is enough for counting. */
const keyOf = (subject: string) => tokenHash(networkOf(subject)).toString('base64url')

/** The attempt as it is counted: the limit scales with RATE_LIMIT_FACTOR. */
function attemptOf(
  { config }: Pick<Deps, 'config'>,
  { scope, limit, windowSeconds }: AttemptLimit,
  subject: string | number,
): Attempt {
  const scaled = Math.max(1, Math.floor(limit * config.rateLimitFactor))
  return { scope, subject: keyOf(String(subject)), limit: scaled, windowSeconds }
}

/** Counts an attempt in the caller's transaction, rolled back with it; false once the limit is reached. */
export const countWithinLimit = (
  deps: Pick<Deps, 'config'>,
  tx: Queryable,
  limit: AttemptLimit,
  subject: string | number,
): Promise<boolean> => countAttempt(tx, attemptOf(deps, limit, subject))

/** Whether one more attempt would be within the limit; nothing is counted. */
export const isWithinLimit = async (
  { db, config }: Counting,
  limit: AttemptLimit,
  subject: string | number,
): Promise<boolean> => !(await isSpent(db, attemptOf({ config }, limit, subject)))

/**
 * Counts an attempt before the work is done, so that parallel ones cannot overrun the limit. Returns a function that
 * uncounts the attempt. Never inside a transaction: a refusal must not roll back the count.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function reserveAttempt(
  { db, config }: Counting,
  limit: AttemptLimit,
  subject: string | number,
): Promise<() => Promise<void>> {
  const attempt = attemptOf({ config }, limit, subject)
  if (!(await countAttempt(db, attempt))) throw tooMany(await findWait(db, attempt))
  return () => uncountAttempt(db, attempt.scope, attempt.subject)
}

/**
 * Counts one attempt against several limits, the cheapest check first. If one refuses it, none counts it: only accepted
 * attempts count (Decisions §5). Returns a function that uncounts the attempt. Never inside a transaction.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function reserveAttempts(
  deps: Counting,
  ...counts: [limit: AttemptLimit, subject: string | number][]
): Promise<() => Promise<void>> {
  const taken: (() => Promise<void>)[] = []
  const takeBack = async () => {
    for (const takeOneBack of taken) await takeOneBack()
  }
  try {
    for (const [limit, subject] of counts) taken.push(await reserveAttempt(deps, limit, subject))
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

/**
 * Refuses a caller whose attempts are used up, without counting one: for attempts counted by their outcome.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function refuseWhenSpent(
  { db, config }: Counting,
  limit: AttemptLimit,
  subject: string | number,
): Promise<void> {
  const attempt = attemptOf({ config }, limit, subject)
  if (await isSpent(db, attempt)) throw tooMany(await findWait(db, attempt))
}

/** Resets a count, for a caller who proved to be the owner. */
export const clearAttempts = (
  { db }: Counting,
  { scope }: AttemptLimit,
  subject: string | number,
): Promise<void> => forgetAttempts(db, scope, keyOf(String(subject)))

import type { Deps } from '../../deps.ts'
import { tooMany } from '../../errors.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import {
  countAttempt,
  findWait,
  forgetAttempts,
  isSpent,
  uncountAttempt,
} from './attempts.repository.ts'
import { networkOf } from './network-of.ts'
import { tokenHash } from './secret-token.ts'

type Counting = Pick<Deps, 'db' | 'config'>

/** Addresses and e-mails are not kept readable: a hash counts as well. */
const keyOf = (subject: string) => tokenHash(networkOf(subject)).toString('base64url')

/**
 * Counts an attempt before the work is done, so that parallel ones cannot overrun the limit.
 * Returns a function that takes the attempt back. The limit scales with RATE_LIMIT_FACTOR.
 * Never inside a transaction: a refusal must not undo the count.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function reserveAttempt(
  { db, config }: Counting,
  { scope, limit, windowSeconds }: AttemptLimit,
  subject: string | number,
): Promise<() => Promise<void>> {
  const key = keyOf(String(subject))
  const scaled = Math.max(1, Math.floor(limit * config.rateLimitFactor))
  const attempt = { scope, subject: key, limit: scaled, windowSeconds }
  if (!(await countAttempt(db, attempt))) throw tooMany(await findWait(db, attempt))
  return () => uncountAttempt(db, scope, key)
}

/**
 * Refuses a caller whose attempts are used up, without counting one: for what is counted by its outcome.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function refuseWhenSpent(
  { db, config }: Counting,
  { scope, limit, windowSeconds }: AttemptLimit,
  subject: string | number,
): Promise<void> {
  const scaled = Math.max(1, Math.floor(limit * config.rateLimitFactor))
  const attempt = { scope, subject: keyOf(String(subject)), limit: scaled, windowSeconds }
  if (await isSpent(db, attempt)) throw tooMany(await findWait(db, attempt))
}

/** Starts a count anew, for somebody who proved to be the owner. */
export const clearAttempts = (
  { db }: Counting,
  { scope }: AttemptLimit,
  subject: string | number,
): Promise<void> => forgetAttempts(db, scope, keyOf(String(subject)))

import type { Deps } from '../../../deps/deps.ts'
import { tooMany } from '../../../ground/errors.ts'
import { type AttemptLimit, LIMITS } from '../../../limits/attempt-limits.ts'
import type { Try } from './attempts.sql.ts'

/**
 * Card testers try many cards on one order. Counted by the database's clock, read with the order locked;
 * the limits scale with RATE_LIMIT_FACTOR.
 * @throws ShopError 429 with the seconds to wait.
 */
export function limitAttempts({ config }: Pick<Deps, 'config'>, tries: readonly Try[]): void {
  const known = tries.filter(({ cardFingerprint }) => cardFingerprint !== null)
  // The last try of each card: a card tried repeatedly counts once.
  const cards = [...new Map(known.map((one) => [one.cardFingerprint, one])).values()]
  refuseWhenFull(tries, LIMITS.payment, config.rateLimitFactor)
  refuseWhenFull(cards, LIMITS.paymentCard, config.rateLimitFactor)
}

function refuseWhenFull(
  tries: readonly Try[],
  { limit, windowSeconds }: AttemptLimit,
  factor: number,
) {
  const recent = tries.filter(({ ageSeconds }) => ageSeconds < windowSeconds)
  if (recent.length < Math.max(1, Math.floor(limit * factor))) return
  const oldest = Math.max(...recent.map(({ ageSeconds }) => ageSeconds))
  throw tooMany(Math.max(1, windowSeconds - oldest))
}

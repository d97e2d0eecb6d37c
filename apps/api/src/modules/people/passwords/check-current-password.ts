import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { passwordNotRight } from '../credentials/accounts.errors.ts'
import { findPassword } from '../credentials/credentials.repository.ts'
import { NO_PASSWORD, verifyPassword } from '../credentials/password.ts'

/**
 * Asks a signed-in customer for the password again, before something sensitive; returns its version.
 * @throws ShopError 422 on `currentPassword`, 429, 503.
 */
export async function checkCurrentPassword(
  deps: Deps,
  custId: number,
  password: string,
): Promise<number> {
  const takeBack = await reserveAttempt(deps, LIMITS.passwordCheck, custId)
  const stored = await findPassword(deps.db, custId)
  const isRight = await verifyPassword(password, stored?.passwordHash ?? NO_PASSWORD)
  if (!stored || !isRight) throw passwordNotRight()
  await takeBack()
  return stored.version
}

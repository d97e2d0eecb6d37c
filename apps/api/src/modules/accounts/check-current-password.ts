import type { Deps } from '../../deps.ts'
import { findPasswordHash } from '../customers/credentials.repository.ts'
import { NO_PASSWORD, verifyPassword } from '../customers/password.ts'
import { LIMITS } from '../sessions/attempt-limits.ts'
import { reserveAttempt } from '../sessions/reserve-attempt.ts'
import { passwordNotRight } from './accounts.errors.ts'

/**
 * Asks a signed-in customer for the password once more, before something that matters.
 * @throws ShopError 422 on `currentPassword`, 429, 503.
 */
export async function checkCurrentPassword(
  deps: Deps,
  custId: number,
  password: string,
): Promise<void> {
  const takeBack = await reserveAttempt(deps, LIMITS.passwordCheck, custId)
  const stored = (await findPasswordHash(deps.db, custId)) ?? NO_PASSWORD
  if (!(await verifyPassword(password, stored))) throw passwordNotRight()
  await takeBack()
}

import type { Credentials } from '@mendwell/contract/people/sessions'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { networkOf } from '../../../limits/network-of.ts'
import { reserveAttempts } from '../../../limits/reserve-attempt.ts'
import { badLogin } from '../credentials/accounts.errors.ts'
import { findAccount } from '../credentials/credentials.repository.ts'
import { NO_PASSWORD, verifyPassword } from '../credentials/password.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { type OpenedSession, openSession, type Visit } from './open-session.ts'

/**
 * Opens a session for the right email and password; every other pair gets the same answer and takes as long. Only
 * failures count against the limits. A password replaced while it is compared opens nothing: otherwise someone who
 * knows an old one could try until one attempt outlives the change.
 * @throws ShopError 401 BAD_LOGIN, 429, 503 when too many passwords wait to be hashed.
 */
export async function signIn(
  deps: Deps,
  { loginId, loginPassword }: Credentials,
  visit: Visit,
): Promise<OpenedSession> {
  const email = canonicalEmail(loginId)
  const takeBack = await reserveAttempts(
    deps,
    [LIMITS.signInHere, `${email} ${networkOf(visit.ip)}`],
    [LIMITS.signInAddress, visit.ip],
    [LIMITS.signInLogin, email],
  )
  const account = await findAccount(deps.db, email)
  const isRight = await verifyPassword(loginPassword, account?.passwordHash ?? NO_PASSWORD).catch(
    async (error) => {
      await takeBack() // nothing was compared
      throw error
    },
  )
  const session =
    account && isRight && (await openSession(deps, account.custId, visit, account.version))
  if (!session) throw badLogin()
  await takeBack()
  return session
}

import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempts } from '../../../limits/reserve-attempt.ts'

/**
 * Counts a mail with a link before it is queued: by requester, and by the mailbox that gets it.
 * @throws ShopError 429
 */
export async function reserveLinkMail(
  deps: Pick<Deps, 'db' | 'config'>,
  { emailCanonical, ip }: { emailCanonical: string; ip: string },
): Promise<void> {
  await reserveAttempts(deps, [LIMITS.linkMailAddress, ip], [LIMITS.linkMail, emailCanonical])
}

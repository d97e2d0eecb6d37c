import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { badLogin, passwordNotRight } from '../credentials/accounts.errors.ts'
import { upsertCredential } from '../credentials/credentials.repository.ts'
import { hashPassword } from '../credentials/password.ts'
import { refuseCommonPassword } from '../credentials/refuse-common-password.ts'
import { voidLinkTokens } from '../links/link-tokens.repository.ts'
import { lockMailbox } from '../mailboxes/mailboxes.repository.ts'
import { type OpenedSession, openSession, type Visit } from '../sessions/open-session.ts'
import { revokeSessionsOf } from '../sessions/sessions.repository.ts'
import { checkCurrentPassword } from './check-current-password.ts'

interface Change {
  custId: number
  currentPassword: string
  newPassword: string
}

/**
 * Sets another password, ends every session and opens a new one for the caller.
 * @throws ShopError 422 for a wrong current or a common new password, 429, 503.
 */
export async function changePassword(
  deps: Deps,
  { custId, currentPassword, newPassword }: Change,
  visit: Visit,
): Promise<OpenedSession> {
  refuseCommonPassword(newPassword, 'newPassword')
  const checked = await checkCurrentPassword(deps, custId, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const version = await deps.db.transaction().execute(async (tx) => {
    const mailbox = await lockMailbox(tx, custId)
    if (!mailbox) throw badLogin()
    const next = await upsertCredential(tx, custId, passwordHash)
    // The owner of the mailbox set one first, perhaps by a link: that password stays.
    if (next !== checked + 1) throw passwordNotRight()
    await revokeSessionsOf(tx, custId)
    await voidLinkTokens(tx, custId)
    const dedupeKey = `password_changed ${custId} ${randomUUID()}`
    const mail = { kind: 'password_changed', dedupeKey, to: mailbox.email } as const
    await queueMail(tx, { ...mail, custId, payload: {} })
    return next
  })
  const session = await openSession(deps, custId, visit, version)
  if (!session) throw badLogin()
  return session
}

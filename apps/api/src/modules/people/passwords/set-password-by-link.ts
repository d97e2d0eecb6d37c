import type { Db, Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { clearAttempts, reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { linkEnded } from '../credentials/accounts.errors.ts'
import { upsertCredential } from '../credentials/credentials.repository.ts'
import { hashPassword } from '../credentials/password.ts'
import { refuseCommonPassword } from '../credentials/refuse-common-password.ts'
import { deleteAddressesOf } from '../customers/addresses.repository.ts'
import {
  deleteCapabilitiesOf,
  type LinkPurpose,
  redeemLinkToken,
  voidLinkTokens,
} from '../links/link-tokens.repository.ts'
import {
  blankUnverifiedProfile,
  lockMailbox,
  markEmailVerified,
} from '../mailboxes/mailboxes.repository.ts'
import { type OpenedSession, openSession, type Visit } from '../sessions/open-session.ts'
import { revokeSessionsOf } from '../sessions/sessions.repository.ts'

interface NewPassword {
  purpose: LinkPurpose
  token: string
  newPassword: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Sets a password with a mailed link and signs in. This proves ownership of the mailbox: all other sessions, links and
 * order tokens end, and if it was unproven before, what strangers typed is erased (Reliability §2.1, points 6 to 8).
 * @throws ShopError 409 LINK_ENDED for a used, foreign or expired link, 422, 429.
 */
export async function setPasswordByLink(
  deps: Deps,
  wanted: NewPassword,
  visit: Visit,
): Promise<OpenedSession> {
  refuseCommonPassword(wanted.newPassword, 'newPassword')
  const takeBack = await reserveAttempt(deps, LIMITS.linkUse, visit.ip)
  const passwordHash = await hashPassword(wanted.newPassword)
  const { custId, emailCanonical, version } = await takeOver(deps.db, wanted, passwordHash)
  await takeBack()
  // The mailbox's owner is not locked out by other people's guesses.
  await clearAttempts(deps, LIMITS.signInLogin, emailCanonical)
  const session = await openSession(deps, custId, visit, version)
  if (!session) throw linkEnded()
  return session
}

function takeOver(db: Db, wanted: NewPassword, passwordHash: string) {
  return db.transaction().execute(async (tx) => {
    const link = await redeemLinkToken(tx, tokenHash(wanted.token), [wanted.purpose])
    const mailbox = link?.custId && (await lockMailbox(tx, link.custId))
    // The customer may have moved to another email since.
    if (!mailbox || mailbox.emailCanonical !== link.emailCanonical) throw linkEnded()
    const { custId, email, emailCanonical } = mailbox
    if (!mailbox.isVerified) await wipe(tx, custId, namesFor(mailbox, wanted))
    await endAllAccess(tx, custId)
    const version = await upsertCredential(tx, custId, passwordHash)
    await markEmailVerified(tx, custId)
    const dedupeKey = `password_changed ${tokenHash(wanted.token).toString('base64url')}`
    await queueMail(tx, { kind: 'password_changed', dedupeKey, to: email, custId, payload: {} })
    return { custId, emailCanonical, version }
  })
}

interface Named {
  firstName: string
  lastName: string
}

/** The name typed now; staff without one keep that of the invitation, which a colleague wrote. */
function namesFor(mailbox: Named & { isStaff: boolean }, typed: NewPassword): Named {
  const { firstName, lastName } = mailbox.isStaff ? mailbox : { firstName: '', lastName: '' }
  return { firstName: typed.firstName || firstName, lastName: typed.lastName || lastName }
}

async function wipe(tx: Queryable, custId: number, names: Named) {
  await blankUnverifiedProfile(tx, custId, names)
  await deleteAddressesOf(tx, custId)
}

async function endAllAccess(tx: Queryable, custId: number) {
  await revokeSessionsOf(tx, custId)
  await deleteCapabilitiesOf(tx, custId)
  await voidLinkTokens(tx, custId)
}

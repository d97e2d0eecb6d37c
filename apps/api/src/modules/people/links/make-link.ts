import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import { makeToken } from '../../../ground/secret-token.ts'
import { insertClaimToken, insertLinkToken, type LinkPurpose } from './link-tokens.repository.ts'

/** How long a link is valid, in minutes (Decisions §2: claim 24 hours; Reliability §2.1: reset 30 minutes). */
const MINUTES: Record<LinkPurpose, number> = {
  CLAIM: 24 * 60,
  RESET: 30,
  VERIFY_EMAIL: 7 * 24 * 60,
  CHANGE_EMAIL: 24 * 60,
}

const PAGES: Record<LinkPurpose, string> = {
  CLAIM: 'claim',
  RESET: 'reset-password',
  VERIFY_EMAIL: 'confirm-email',
  CHANGE_EMAIL: 'confirm-email',
}

interface Link {
  purpose: LinkPurpose
  custId: number
  /** The mailbox the link goes to, in its canonical form. */
  emailCanonical: string
}

/**
 * A new single-use link; create it while its mail is being sent, so that the outbox holds nothing secret. The token is
 * in the fragment, which reaches neither server logs nor other sites.
 */
export async function makeLink(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { purpose, custId, emailCanonical }: Link,
): Promise<string> {
  const { token, sha256 } = makeToken()
  await insertLinkToken(db, { sha256, purpose, custId, emailCanonical, minutes: MINUTES[purpose] })
  return linkTo(publicUrl, purpose, token)
}

/** The same for the account behind a guest's order; undefined once that has a password, or if it was not a guest's. */
export async function makeClaimLink(
  db: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  orderId: number,
): Promise<string | undefined> {
  const { token, sha256 } = makeToken()
  const isMade = await insertClaimToken(db, { orderId, sha256, minutes: MINUTES.CLAIM })
  return isMade ? linkTo(publicUrl, 'CLAIM', token) : undefined
}

const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string) =>
  `${publicUrl}/#/${PAGES[purpose]}?t=${token}`

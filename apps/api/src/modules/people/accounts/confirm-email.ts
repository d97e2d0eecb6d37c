import type { Db } from '../../../db/db.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { linkEnded } from '../credentials/accounts.errors.ts'
import { redeemLinkToken, voidLinkTokens } from '../links/link-tokens.repository.ts'
import { changeMailbox, lockMailbox, markEmailVerified } from '../mailboxes/mailboxes.repository.ts'
import { takeGuestIn } from './take-guest-in.ts'

/**
 * Redeems the link of a registration or of an email change, for the signed-in account: a stranger who registered
 * another person's email gains nothing when that person clicks the link.
 * @throws ShopError 409 LINK_ENDED for a used, foreign or expired link and for a taken email.
 */
export function confirmEmail(db: Db, custId: number, token: string): Promise<{ email: string }> {
  return db.transaction().execute(async (tx) => {
    const link = await redeemLinkToken(tx, tokenHash(token), ['VERIFY_EMAIL', 'CHANGE_EMAIL'])
    if (link?.custId !== custId) throw linkEnded()
    // Both customers are locked in one statement, not one after the other.
    if (link.purpose === 'CHANGE_EMAIL') await takeGuestIn(tx, { ...link, custId })
    const mailbox = await lockMailbox(tx, custId)
    if (!mailbox) throw linkEnded()
    if (link.purpose === 'CHANGE_EMAIL') {
      const changed = await changeMailbox(tx, custId, link.emailCanonical)
      if (!changed) throw linkEnded()
      await voidLinkTokens(tx, custId)
      return changed
    }
    if (mailbox.emailCanonical !== link.emailCanonical) throw linkEnded()
    await markEmailVerified(tx, custId)
    return { email: mailbox.email }
  })
}

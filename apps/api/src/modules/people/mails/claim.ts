import { mailSubject } from '@mendwell/contract/mail-subjects'
import type { Composer, MailBlock } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/**
 * To somebody who ordered as a guest, or whose account's e-mail nobody has confirmed: a link to set the first
 * password that counts.
 */
export const composeClaim: Composer<'claim'> = async ({ db, config, settings }, { custId }) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox || (mailbox.hasPassword && mailbox.isVerified)) return undefined
  const { custId: owner, emailCanonical, hasPassword } = mailbox
  const url = await makeLink(db, config, { purpose: 'CLAIM', custId: owner, emailCanonical })
  return {
    subject: mailSubject('claimMailSubject', { shop: settings.shopName }, settings.messageTexts),
    preview: 'One link, and your orders are in one place',
    title: 'Set your password',
    blocks: [
      { type: 'text', text: `With a password you see your orders at ${settings.shopName}.` },
      ...(hasPassword ? [ANEW] : []),
      { type: 'button', label: 'Set a password', url },
      {
        type: 'note',
        text: 'The link works once, for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
      },
    ],
  }
}

const ANEW: MailBlock = {
  type: 'text',
  text: 'This e-mail was never confirmed, so anybody may have opened the account with it. With a new password it is yours alone and begins anew: name, phone, addresses and orders placed in it are no longer shown.',
}

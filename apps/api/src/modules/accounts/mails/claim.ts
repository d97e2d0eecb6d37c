import { mailSubject } from '@mendwell/contract/mail-subjects'
import { findMailboxOf } from '../../customers/mailboxes.repository.ts'
import { makeLink } from '../../customers/make-link.ts'
import type { Composer } from '../../messages/mail-content.ts'

/** To somebody who ordered as a guest: a link to set the first password. */
export const composeClaim: Composer<'claim'> = async ({ db, config, settings }, { custId }) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox || mailbox.hasPassword) return undefined
  const { custId: owner, emailCanonical } = mailbox
  const url = await makeLink(db, config, { purpose: 'CLAIM', custId: owner, emailCanonical })
  return {
    subject: mailSubject('claimMailSubject', { shop: settings.shopName }, settings.messageTexts),
    preview: 'One link, and your orders are in one place',
    title: 'Set your password',
    blocks: [
      { type: 'text', text: `With a password you see all your orders at ${settings.shopName}.` },
      { type: 'button', label: 'Set a password', url },
      {
        type: 'note',
        text: 'The link works once, for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
      },
    ],
  }
}

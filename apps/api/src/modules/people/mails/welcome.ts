import { mailSubject } from '@mendwell/contract/mail-subjects'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To a new account: a link to confirm its e-mail, and a way out for somebody who never asked. */
export const composeWelcome: Composer<'welcome'> = async ({ db, config, settings }, { custId }) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox || mailbox.isVerified) return undefined
  const { custId: owner, emailCanonical } = mailbox
  const url = await makeLink(db, config, { purpose: 'VERIFY_EMAIL', custId: owner, emailCanonical })
  const shop = settings.shopName
  return {
    subject: mailSubject('welcomeMailSubject', { shop }, settings.messageTexts),
    preview: 'Please confirm your e-mail',
    title: `Welcome to ${shop}`,
    blocks: [
      {
        type: 'text',
        text: 'Your account is open. Confirm your e-mail, and the orders that you placed with it as a guest are shown in your account too.',
      },
      { type: 'button', label: 'Confirm my e-mail', url },
      {
        type: 'note',
        text: `Did you not open this account? Then somebody typed your address. Do not press the button: ask for a new password at ${shop}, and the account is yours alone.`,
      },
    ],
  }
}

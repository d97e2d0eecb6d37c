import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To a new account: a link to confirm its email, and what to do if the recipient did not register. */
export const composeWelcome: Composer<'welcome'> = async (
  { db, config, settings, say },
  { custId },
) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox || mailbox.isVerified) return undefined
  const { custId: owner, emailCanonical } = mailbox
  const url = await makeLink(db, config, { purpose: 'VERIFY_EMAIL', custId: owner, emailCanonical })
  const shop = settings.shopName
  return {
    head: mailHead('welcome', {}),
    preview: say('Please confirm your email'),
    title: say('Welcome to {shop}', { shop }),
    blocks: [
      {
        type: 'text',
        text: say(
          'Your account is ready. Confirm your email to see your earlier guest orders in it too.',
        ),
      },
      { type: 'button', label: say('Confirm my email'), url },
      {
        type: 'note',
        text: say(
          'If you did not open this account, someone else typed your address. Do not press the button: ask for a new password at {shop}, and the account will be yours alone.',
          { shop },
        ),
      },
    ],
  }
}

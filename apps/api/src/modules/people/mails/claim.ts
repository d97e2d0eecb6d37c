import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailBlock } from '../../messages/mail/mail-content.ts'
import type { Say } from '../../messages/words/say.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To a guest who ordered, or an account whose email is unconfirmed: a link to set the first password that counts. */
export const composeClaim: Composer<'claim'> = async (
  { db, config, settings, say },
  { custId },
) => {
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox || (mailbox.hasPassword && mailbox.isVerified)) return undefined
  const { custId: owner, emailCanonical, hasPassword } = mailbox
  const url = await makeLink(db, config, { purpose: 'CLAIM', custId: owner, emailCanonical })
  return {
    head: mailHead('claim', {}),
    preview: say('See all your orders in one place'),
    title: say('Set your password'),
    blocks: [
      {
        type: 'text',
        text: say('Set a password to see your orders at {shop}.', { shop: settings.shopName }),
      },
      ...(hasPassword ? [ownershipNote(say)] : []),
      { type: 'button', label: say('Set a password'), url },
      {
        type: 'note',
        text: say(
          'The link works once, for 24 hours. If you did not ask for it, ignore this email: nothing changes.',
        ),
      },
    ],
  }
}

const ownershipNote = (say: Say): MailBlock => ({
  type: 'text',
  text: say(
    'This email was never confirmed, so anyone may have opened the account with it. Once you set a password, the account is yours alone and starts empty: the name, phone, addresses and orders entered before are no longer shown.',
  ),
})

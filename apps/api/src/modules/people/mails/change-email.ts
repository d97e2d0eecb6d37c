import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To the new address of an account: the link that moves the account there. */
export const composeChangeEmail: Composer<'change_email'> = async (context, mail) => {
  const { db, config, say } = context
  const mailbox = mail.custId === null ? undefined : await findMailboxOf(db, mail.custId)
  if (!mailbox) return undefined
  const { custId } = mailbox
  const { emailCanonical } = mail.payload
  const url = await makeLink(db, config, { purpose: 'CHANGE_EMAIL', custId, emailCanonical })
  return {
    head: mailHead('change_email', {}),
    preview: say('Confirm your new email address'),
    title: say('Confirm your new email'),
    blocks: [
      {
        type: 'text',
        text: say('Press the button while you are signed in to use this address for your account.'),
      },
      { type: 'button', label: say('Use this email'), url },
      {
        type: 'note',
        text: say(
          'The link works once, for 24 hours. If you did not ask for it, ignore this email: nothing changes.',
        ),
      },
    ],
  }
}

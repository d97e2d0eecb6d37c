import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makeLink } from '../links/make-link.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/** To a customer who forgot the password: a link to set another one. */
export const composeResetPassword: Composer<'reset_password'> = async (context, { custId }) => {
  const { db, config, say } = context
  const mailbox = custId === null ? undefined : await findMailboxOf(db, custId)
  if (!mailbox?.hasPassword) return undefined
  const { custId: owner, emailCanonical } = mailbox
  const url = await makeLink(db, config, { purpose: 'RESET', custId: owner, emailCanonical })
  return {
    head: mailHead('reset_password', {}),
    preview: say('The link works for 30 minutes'),
    title: say('Set a new password'),
    blocks: [
      {
        type: 'text',
        text: say('Someone asked for a new password for {email}.', { email: emailCanonical }),
      },
      { type: 'button', label: say('Set a new password'), url },
      {
        type: 'note',
        text: say(
          'The link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays the same.',
        ),
      },
    ],
  }
}

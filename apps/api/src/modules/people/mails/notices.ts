import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailBlock, MailContext } from '../../messages/mail/mail-content.ts'

/** To the present email of an account that somebody with its password wants to move. */
export const composeEmailChangeRequested: Composer<'email_change_asked'> = async (context) => ({
  head: mailHead('email_change_asked', {}),
  preview: 'If that was you, there is nothing to do here',
  title: 'A new email was requested for your account',
  blocks: [
    {
      type: 'text',
      text: 'Someone who is signed in to your account asked to change its email. We sent a link to the new address; nothing changes until it is used.',
    },
    ...notYou(context),
  ],
})

/** To the email of an account whose password was set. */
export const composePasswordChanged: Composer<'password_changed'> = async (context) => ({
  head: mailHead('password_changed', {}),
  preview: 'If that was you, there is nothing to do',
  title: 'Your password was changed',
  blocks: [
    {
      type: 'text',
      text: 'Your account has a new password. You were signed out on all other devices.',
    },
    ...notYou(context),
  ],
})

const notYou = ({ config }: Pick<MailContext, 'config'>): MailBlock[] => [
  { type: 'text', text: 'If that was not you, set a new password right away:' },
  {
    type: 'button',
    label: 'Set a new password',
    url: `${config.publicUrl}/#/reset-password`,
  },
]

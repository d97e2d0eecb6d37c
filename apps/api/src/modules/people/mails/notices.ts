import { mailSubject } from '@mendwell/contract/mail-subjects'
import type { Composer, MailBlock, MailContext } from '../../messages/mail/mail-content.ts'

/** To the present e-mail of an account that somebody with its password wants to move. */
export const composeEmailChangeAsked: Composer<'email_change_asked'> = async (context) => ({
  subject: mailSubject(
    'changeAskedMailSubject',
    { shop: context.settings.shopName },
    context.settings.messageTexts,
  ),
  preview: 'If that was you, there is nothing to do here',
  title: 'Your account is to move to another e-mail',
  blocks: [
    {
      type: 'text',
      text: 'Somebody who is signed in to your account asked to use another e-mail from now on. We sent a link to the new address; nothing changes before it is used.',
    },
    ...notYou(context),
  ],
})

/** To the e-mail of an account whose password was set. */
export const composePasswordChanged: Composer<'password_changed'> = async (context) => ({
  subject: mailSubject(
    'passwordChangedMailSubject',
    { shop: context.settings.shopName },
    context.settings.messageTexts,
  ),
  preview: 'If that was you, there is nothing to do',
  title: 'Your password was changed',
  blocks: [
    {
      type: 'text',
      text: 'Your account has a new password. On every other device you are signed out.',
    },
    ...notYou(context),
  ],
})

const notYou = ({ config }: Pick<MailContext, 'config'>): MailBlock[] => [
  { type: 'text', text: 'Was that not you? Set a new password at once:' },
  {
    type: 'button',
    label: 'Set a new password',
    url: `${config.publicUrl}/#/reset-password`,
  },
]

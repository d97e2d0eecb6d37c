import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailBlock, MailContext } from '../../messages/mail/mail-content.ts'

/** To the current email of an account that someone with its password wants to move. */
export const composeEmailChangeRequested: Composer<'email_change_asked'> = async (context) => ({
  head: mailHead('email_change_asked', {}),
  preview: context.say('If that was you, there is nothing to do here'),
  title: context.say('A new email was requested for your account'),
  blocks: [
    {
      type: 'text',
      text: context.say(
        'Someone who is signed in to your account asked to change its email. We sent a link to the new address; nothing changes until it is used.',
      ),
    },
    ...notYou(context),
  ],
})

/** To the email of an account whose password was set. */
export const composePasswordChanged: Composer<'password_changed'> = async (context) => ({
  head: mailHead('password_changed', {}),
  preview: context.say('If that was you, there is nothing to do'),
  title: context.say('Your password was changed'),
  blocks: [
    {
      type: 'text',
      text: context.say(
        'Your account has a new password. You were signed out on all other devices.',
      ),
    },
    ...notYou(context),
  ],
})

const notYou = ({ config, say }: Pick<MailContext, 'config' | 'say'>): MailBlock[] => [
  { type: 'text', text: say('If that was not you, set a new password right away:') },
  {
    type: 'button',
    label: say('Set a new password'),
    url: `${config.publicUrl}/#/reset-password`,
  },
]

import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { sayIn } from '../../messages/words/say.ts'
import { newsletterLinks } from '../newsletter/newsletter-links.ts'
import { findSubscription } from '../newsletter/subscriptions.repository.ts'

/** To a mailbox that was entered in the newsletter form: a link that confirms it. */
export const composeNewsletterConfirm: Composer<'newsletter_confirm'> = async (context, mail) => {
  const subscription = await findSubscription(context.db, mail.payload.subscriptionId)
  if (!subscription || subscription.isOn) return undefined
  const language = subscription.mailLanguage ?? 'en'
  const say = sayIn(language)
  const shop = context.settings.shopName
  const links = newsletterLinks(context.config, subscription.mailToken)
  return {
    head: mailHead('newsletter_confirm', {}),
    language,
    preview: say('One click confirms your newsletter'),
    title: say('News from {shop}', { shop }),
    blocks: [
      {
        type: 'text',
        text: say('Please confirm that you want to get the {shop} newsletter.', { shop }),
      },
      { type: 'button', label: say('Yes, send me the newsletter'), url: links.confirm },
      {
        type: 'note',
        text: say('If you did not ask for it, ignore this email, and we will not write again.'),
      },
    ],
    headers: links.headers,
  }
}

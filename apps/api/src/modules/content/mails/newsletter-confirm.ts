import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { newsletterLinks } from '../newsletter/newsletter-links.ts'
import { findSubscription } from '../newsletter/subscriptions.repository.ts'

/** To a mailbox that was entered in the newsletter form: a link that confirms it. */
export const composeNewsletterConfirm: Composer<'newsletter_confirm'> = async (
  { db, config, settings, say },
  { payload },
) => {
  const subscription = await findSubscription(db, payload.subscriptionId)
  if (!subscription || subscription.isOn) return undefined
  const shop = settings.shopName
  const links = newsletterLinks(config, subscription.mailToken)
  return {
    head: mailHead('newsletter_confirm', {}),
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

import { confirmSubscription } from '../../../api/content.ts'
import { NewsletterLink } from './newsletter-link.tsx'

/** The link of the newsletter's confirmation mail. */
export function Component() {
  return <NewsletterLink kind="newsletter.confirm" redeem={confirmSubscription} />
}

import { unsubscribe } from '../../../api/content.ts'
import { NewsletterLink } from './newsletter-link.tsx'

/** The link at the foot of every newsletter: one click unsubscribes. */
export function Component() {
  return <NewsletterLink kind="newsletter.leave" redeem={unsubscribe} />
}

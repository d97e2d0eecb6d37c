import { useParams } from 'react-router'
import { OfferPage } from './offer-page.tsx'
import { OwnQuotesPage } from './own-quotes-page.tsx'
import { QuotePage } from './quote-page.tsx'

/**
 * All pages about quotes, as one route: 'quote/7' adds a product to the list, 'quote/offer/<token>' is what a mail links
 * to, 'quote/mine/3' the same for the customer who asked.
 */
export function Component() {
  const [page = '', name = ''] = (useParams()['*'] ?? '').split('/')
  if (page === 'offer') return <OfferPage key={name} named={{ token: name }} />
  if (page === 'mine' && name) return <OfferPage key={name} named={{ requestId: Number(name) }} />
  if (page === 'mine') return <OwnQuotesPage />
  return <QuotePage added={Number(page)} />
}

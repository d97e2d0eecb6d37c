import { useSearchParams } from 'react-router'
import { type PageTextKey, pageText } from '../../../lib/words/page-texts.ts'
import { Words } from '../reading/prose.tsx'
import readingStyles from '../reading/reading.module.css'
import { ReadingPage } from '../reading/reading-page.tsx'
import styles from './faq-page.module.css'
import { ShippingTable } from './shipping-table.tsx'

interface Topic {
  name: string
  title: PageTextKey
  text: PageTextKey
}

const topic = (name: string, title: PageTextKey, text: PageTextKey): Topic => ({
  name,
  title,
  text,
})

const GROUPS: readonly { heading: PageTextKey; topics: readonly Topic[] }[] = [
  {
    heading: 'page.faq.orders',
    topics: [
      topic('account', 'page.faq.account', 'page.faq.accountText'),
      topic('change', 'page.faq.change', 'page.faq.changeText'),
      topic('track', 'page.faq.track', 'page.faq.trackText'),
      topic('backorder', 'page.faq.backorder', 'page.faq.backorderText'),
    ],
  },
  {
    heading: 'page.faq.prices',
    topics: [
      topic('online-price', 'page.faq.online', 'page.faq.onlineText'),
      topic('shipping', 'page.faq.shipping', 'page.faq.shippingText'),
      topic('tax', 'page.faq.tax', 'page.faq.taxText'),
      topic('card', 'page.faq.card', 'page.faq.cardText'),
      topic('store-offers', 'page.faq.coupon', 'page.faq.couponText'),
    ],
  },
  {
    heading: 'page.faq.returns',
    topics: [topic('return', 'page.faq.return', 'page.faq.returnText')],
  },
  {
    heading: 'page.faq.products',
    topics: [
      topic('picture', 'page.faq.picture', 'page.faq.pictureText'),
      topic('insurance', 'page.faq.insurance', 'page.faq.insuranceText'),
      topic('advice', 'page.faq.advice', 'page.faq.adviceText'),
    ],
  },
]

/** Questions that open their answers; ?about=shipping opens that one. */
export function Component() {
  const [search] = useSearchParams()
  const about = search.get('about')
  return (
    <ReadingPage title={pageText('page.faq')} lead={pageText('page.faqLead')}>
      <div className={`${readingStyles.article} ${styles.faq}`}>
        {GROUPS.map(({ heading, topics }) => (
          <section key={heading} aria-label={pageText(heading)}>
            <h2>{pageText(heading)}</h2>
            {topics.map(({ name, title, text }) => (
              <details key={`${name}${about === name}`} open={about === name}>
                <summary>{pageText(title)}</summary>
                <p>
                  <Words text={pageText(text)} />
                </p>
                {name === 'shipping' && <ShippingTable />}
              </details>
            ))}
          </section>
        ))}
      </div>
    </ReadingPage>
  )
}

import type { PageTextKey } from '../../lib/words/page-texts.ts'

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

/** The built-in questions, by topic. */
export const FAQ_GROUPS: readonly { heading: PageTextKey; topics: readonly Topic[] }[] = [
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

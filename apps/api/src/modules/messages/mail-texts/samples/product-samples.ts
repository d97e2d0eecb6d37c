import type { MailName } from '@mendwell/contract/content/mails'
import type { MailBlock } from '../../mail/mail-content.ts'
import {
  button,
  DAY,
  facts,
  LINES,
  NAMES,
  note,
  type Sample,
  type Samples,
  SUMS,
  text,
} from './sample-facts.ts'

const QUESTION: MailBlock = { type: 'quote', text: 'Does it fit the left wrist too?' }
const PRODUCT = ['Product', NAMES.name] as const

const aboutPurchase =
  (title: string, words: string): Sample =>
  () => ({
    title,
    blocks: [
      facts(['Purchase number', NAMES.number], ['Gift card', NAMES.amount]),
      text(words),
      note('Questions? Just reply to this email.'),
    ],
  })

type ProductMail =
  | Extract<
      MailName,
      `gift_card${string}` | `back_in_stock${string}` | `question_${string}` | `quote_${string}`
    >
  | 'cart_reminder'
  | 'purchase_order'
  | 'contact'

/** Mails about products, gift cards and what the shop buys. */
export const PRODUCT_SAMPLES: Samples<ProductMail> = {
  gift_card: ({ shop, url }) => ({
    title: 'Grace sent you a gift card.',
    blocks: [
      text('For Ada'),
      facts(['Gift card', NAMES.amount], ['Code', 'XXXX-XXXX-XXXX-XXXX']),
      text('Enter the code when you pay. What is left stays on the card for the next time.'),
      button(`Shop at ${shop}`, url),
      note('Keep this email like cash: whoever has the code can spend it.'),
    ],
  }),
  gift_card_bought: aboutPurchase(
    `Thank you, Ada. We received ${NAMES.amount}.`,
    'We email the gift card to the person you chose.',
  ),
  gift_card_refunded: aboutPurchase(
    `Ada, ${NAMES.amount} is on its way back.`,
    'We have closed the gift card. Its code can no longer be used, and the money goes back to the card that paid.',
  ),
  back_in_stock_confirm: ({ url }) => ({
    title: 'Shall we tell you when it is back?',
    blocks: [
      text(
        `${NAMES.name} is sold out at the moment. Please confirm that you want one email when we have it again.`,
      ),
      button('Yes, tell me when it is back', url),
    ],
  }),
  back_in_stock: ({ url }) => ({
    title: 'It is back in stock.',
    blocks: [
      text('You asked us to tell you when we have this again. Now we have.'),
      facts(PRODUCT, ['SKU', 'WB-M']),
      button('See the product', url),
    ],
  }),
  cart_reminder: ({ shop, url }) => ({
    title: 'Your cart is still here.',
    blocks: [
      text(
        `You left ${shop} without ordering and asked us to write once. Your cart is as you left it. Prices and stock are those of today.`,
      ),
      button('Open my cart', url),
      note(
        'This is the only email about this cart. If you have what you need, there is nothing to do.',
      ),
    ],
  }),
  question_confirm: ({ url }) => ({
    title: 'Did you ask this?',
    blocks: [
      text(`This question about ${NAMES.name} was entered with your email:`),
      QUESTION,
      button('Yes, ask this question', url),
    ],
  }),
  question_answered: ({ url }) => ({
    title: 'Your question has an answer.',
    blocks: [
      text(`You asked about ${NAMES.name}:`),
      QUESTION,
      { type: 'quote', text: 'Yes, it fits both.' },
      button('See the answer', url),
    ],
  }),
  quote_answered: () => ({
    title: 'Here is our answer.',
    blocks: [
      { type: 'quote', text: 'For 20 pieces we can offer $24.80 each.' },
      facts(PRODUCT, ['Quantity', '20']),
    ],
  }),
  quote_asked: () => ({
    title: 'Somebody asks for a quote.',
    blocks: [facts(PRODUCT, ['Quantity', '20'], ['Name', 'Ada Byron'])],
  }),
  purchase_order: () => ({
    title: `Purchase order ${NAMES.number}`,
    blocks: [
      text('Please deliver what is listed below, and confirm the day.'),
      facts(['Ordered on', DAY]),
      LINES,
      SUMS,
    ],
  }),
  contact: () => ({
    title: NAMES.subject,
    blocks: [
      { type: 'quote', text: 'Are you open on Thanksgiving?' },
      facts(['Name', 'Ada Byron'], ['Email', 'ada@example.com']),
    ],
  }),
}

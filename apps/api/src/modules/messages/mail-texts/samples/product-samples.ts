import type { MailName } from '@mendwell/contract/content/mails'
import { sayIn } from '../../words/say.ts'
import {
  button,
  type Fact,
  facts,
  linesOf,
  NAMES,
  note,
  quote,
  type Samples,
  sumsOf,
  text,
} from './sample-facts.ts'

const { amount, name, number } = NAMES
const PRODUCT: Fact = ['Product', name]
const inEnglish = sayIn('en')

/** Text written by people, in their language. */
const WRITTEN = {
  en: {
    question: 'Does it fit the left wrist too?',
    answer: 'Yes, it fits both.',
    quote: 'For 20 pieces we can offer $24.80 each.',
  },
  es: {
    question: '¿Sirve también para la muñeca izquierda?',
    answer: 'Sí, sirve para las dos.',
    quote: 'Por 20 piezas podemos ofrecerle $24.80 cada una.',
  },
} as const

type ProductMail =
  | Extract<
      MailName,
      `gift_card${string}` | `back_in_stock${string}` | `question_${string}` | `quote_${string}`
    >
  | 'cart_reminder'
  | 'purchase_order'
  | 'contact'

/** Mails about products, gift cards and purchase orders. */
export const PRODUCT_SAMPLES: Samples<ProductMail> = {
  gift_card: ({ shop, url, say }) => ({
    title: say('{sender} sent you a gift card.', { sender: 'Grace' }),
    blocks: [
      text(say('For {name}', { name: NAMES.firstName })),
      facts(say, ['Gift card', amount], ['Code', 'XXXX-XXXX-XXXX-XXXX']),
      text(say('Enter the code when you pay. What is left stays on the card for the next time.')),
      button(say('Shop at {shop}', { shop }), url),
      note(
        say(
          'Keep this email like cash: whoever has the code can spend it. We will never ask you for it.',
        ),
      ),
    ],
  }),
  gift_card_bought: ({ say }) => ({
    title: say('Thank you, {name}. We received {amount}.', { name: NAMES.firstName, amount }),
    blocks: [
      facts(say, ['Purchase number', number], ['Gift card', amount]),
      text(
        say(
          'The card never expires, and we take no fees from it. Its code is in the email to whoever it is for.',
        ),
      ),
    ],
  }),
  gift_card_refunded: ({ say }) => ({
    title: say('{name}, {amount} is on its way back.', { name: NAMES.firstName, amount }),
    blocks: [
      text(
        say(
          'We have closed the gift card of purchase {number}. Its code can no longer be used, and the money goes back to the card that paid.',
          { number },
        ),
      ),
      note(say('Banks take a few days to show it. Questions? Just reply to this email.')),
    ],
  }),
  back_in_stock_confirm: ({ url, say }) => ({
    title: say('Shall we tell you when it is back?'),
    blocks: [
      text(
        say(
          '{name} is sold out at the moment. Please confirm that you want one email when we have it again.',
          { name },
        ),
      ),
      button(say('Yes, tell me when it is back'), url),
    ],
  }),
  back_in_stock: ({ url, say }) => ({
    title: say('It is back in stock.'),
    blocks: [
      text(say('You asked us to tell you when we have this again. Now we have.')),
      facts(say, PRODUCT, ['SKU', 'WB-M']),
      button(say('See the product'), url),
    ],
  }),
  cart_reminder: ({ shop, url, say }) => ({
    title: say('Your cart is still here.'),
    blocks: [
      text(
        say(
          'You left {shop} without ordering and asked us to write once. Your cart is as you left it. Prices and stock are those of today.',
          { shop },
        ),
      ),
      button(say('Open my cart'), url),
      note(
        say(
          'This is the only email about this cart. If you have what you need, there is nothing to do.',
        ),
      ),
    ],
  }),
  question_confirm: ({ url, say, language }) => ({
    title: say('Did you ask this?'),
    blocks: [
      text(say('This question about {name} was entered with your email:', { name })),
      quote(WRITTEN[language].question),
      button(say('Yes, ask this question'), url),
    ],
  }),
  question_answered: ({ url, say, language }) => ({
    title: say('Your question has an answer.'),
    blocks: [
      text(say('You asked about {name}:', { name })),
      quote(WRITTEN[language].question),
      text(say('Our answer:')),
      quote(WRITTEN[language].answer),
      button(say('See it on the page'), url),
    ],
  }),
  quote_answered: ({ say, language }) => ({
    title: say('Here is our answer.'),
    blocks: [quote(WRITTEN[language].quote), facts(say, PRODUCT, ['Quantity', '20'])],
  }),
  quote_asked: () => ({
    title: 'Somebody asks for a quote.',
    blocks: [facts(inEnglish, PRODUCT, ['Quantity', '20'])],
  }),
  purchase_order: () => ({
    title: `Purchase order ${number}`,
    blocks: [
      text('Please deliver what is listed below, and confirm the day.'),
      linesOf(inEnglish),
      sumsOf(inEnglish),
    ],
  }),
  contact: () => ({
    title: NAMES.subject,
    blocks: [quote('Are you open on Thanksgiving?'), note('Ada Byron, ada@example.com')],
  }),
}

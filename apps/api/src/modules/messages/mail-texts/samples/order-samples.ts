import type { MailName } from '@mendwell/contract/content/mails'
import type { MailSentence, Say } from '../../words/say.ts'
import {
  ADDRESS,
  button,
  dayIn,
  type Fact,
  facts,
  linesOf,
  NAMES,
  note,
  type Sample,
  type Samples,
  sumsOf,
  text,
} from './sample-facts.ts'

const { firstName, number, amount } = NAMES
const NUMBER: Fact = ['Order number', number]
const SHIP_TO: Fact = ['Ship to', ADDRESS]
const RETURN: Fact = ['Return number', 'R487413']

const seeOrder = (say: Say, url: string) => button(say('See your order'), url)

/** A notice about an order: its number, its text, its link. */
const aboutOrder =
  (title: MailSentence, words: MailSentence): Sample =>
  ({ url, say }) => ({
    title: say(title, { firstName }),
    blocks: [facts(say, NUMBER), text(say(words)), seeOrder(say, url)],
  })

const toPay =
  (title: MailSentence, words: MailSentence): Sample =>
  ({ url, say }) => ({
    title: say(title, { firstName }),
    blocks: [
      text(say(words)),
      facts(say, NUMBER, SHIP_TO),
      linesOf(say),
      sumsOf(say),
      button(say('Pay the order'), url),
    ],
  })

const aboutReturn =
  (title: MailSentence, words: MailSentence): Sample =>
  ({ url, say }) => ({
    title: say(title),
    blocks: [
      facts(say, RETURN, NUMBER, [
        'Product',
        say('{name}, quantity {quantity}', { name: NAMES.name, quantity: 1 }),
      ]),
      text(say(words)),
      seeOrder(say, url),
      note(say('Questions about this return? Just reply to this email.')),
    ],
  })

/** Recall notices are in both languages, whatever the recipient's. */
const recall: Sample = ({ url, say }) => ({
  title: 'A product that we sent you is being recalled.',
  blocks: [
    facts(say, ['Product', NAMES.name]),
    text('Why it is recalled and what to do stand here, in English and in Spanish.'),
    button('Answer this notice', url),
  ],
})

type OrderMail = Extract<
  MailName,
  | `order_${string}`
  | `payment_${string}`
  | `return_${string}`
  | `replacement_${string}`
  | 'exchange_placed'
  | `recall${string}`
  | 'address_changed'
  | 'delivery_moved'
  | 'refund_sent'
>

/** Mails about orders and returns. */
export const ORDER_SAMPLES: Samples<OrderMail> = {
  order_created: ({ url, say, language }) => ({
    title: say('Thank you, {firstName}. Your order is in.', { firstName }),
    blocks: [
      facts(
        say,
        NUMBER,
        ['Placed on', dayIn(language)],
        ['How you get it', `${say('Delivery')}, ${say('morning')}`],
        SHIP_TO,
      ),
      linesOf(say),
      sumsOf(say),
      text(say('Once your card is charged, we email you a receipt.')),
      seeOrder(say, url),
    ],
  }),
  payment_received: ({ url, say, language }) => ({
    title: say('Thank you, {firstName}. We received {total}.', { firstName, total: amount }),
    blocks: [
      facts(
        say,
        NUMBER,
        ['Paid on', dayIn(language)],
        ['Paid with', say('{brand} ending in {last4}', { brand: 'Visa', last4: '4242' })],
      ),
      sumsOf(say),
      text(say('We are preparing your order and will email you when it ships.')),
      seeOrder(say, url),
      note(say('Questions about this payment? Just reply to this email.')),
    ],
  }),
  order_unpaid: ({ url, say, language }) => ({
    title: say('{firstName}, your order is not paid yet.', { firstName }),
    blocks: [
      text(
        say(
          'We are holding the items in order {number} for you until {when}. After that the order is cancelled and you are not charged.',
          { number, when: dayIn(language) },
        ),
      ),
      sumsOf(say),
      button(say('Pay the order'), url),
    ],
  }),
  payment_link: toPay(
    '{firstName}, here is your order.',
    'You placed this order by phone. Please check it and pay by card.',
  ),
  order_edited: toPay(
    '{firstName}, your order was changed.',
    'We changed your order as shown below. Please check it. If it is not paid yet, you can pay by card.',
  ),
  address_changed: ({ url, say }) => ({
    title: say('Your delivery address was changed.'),
    blocks: [
      facts(say, NUMBER, SHIP_TO),
      seeOrder(say, url),
      note(say('If you did not change it, reply to this email right away.')),
    ],
  }),
  delivery_moved: aboutOrder(
    'There is a new date for your order.',
    'Our supplier has told us when the pieces come that were not in stock when you ordered.',
  ),
  order_shipped: ({ url, say, language }) => ({
    title: say('{firstName}, your package is on its way.', { firstName }),
    blocks: [
      facts(
        say,
        NUMBER,
        ['Sent on', dayIn(language)],
        ['Carrier', 'UPS'],
        ['Tracking number', '1Z999AA10123456784'],
      ),
      linesOf(say),
      button(say('Track the order'), url),
      note(say('Is something missing or broken? Just reply to this email.')),
    ],
  }),
  replacement_placed: aboutOrder(
    '{firstName}, we are sending you a replacement.',
    'There is nothing to pay. We will email you again, with a tracking number, when it ships.',
  ),
  exchange_placed: aboutOrder(
    '{firstName}, your exchange is ready.',
    'We have set it aside for you, and there is nothing to pay. We send it once the items you send back are here.',
  ),
  replacement_shipped: aboutOrder(
    '{firstName}, your replacement is on its way.',
    'Is something missing or broken? Just reply to this email.',
  ),
  replacement_cancelled: aboutOrder(
    'Your replacement was cancelled.',
    'We will not send it. You were not charged for it.',
  ),
  order_cancelled: aboutOrder(
    'Your order was cancelled.',
    'It was not paid in time, so its items are for sale again. Your card was not charged. You can order again at any time.',
  ),
  refund_sent: ({ url, say }) => ({
    title: say('We refunded {amount} to your card.', { amount }),
    blocks: [
      facts(say, NUMBER, ['Refund', amount], ['Why', say('For the items you returned.')]),
      text(say('It can take up to ten days to appear on your statement.')),
      seeOrder(say, url),
    ],
  }),
  recall_urgent: recall,
  recall,
  return_requested: aboutReturn(
    'We received your request.',
    'We will review your request and email you. Please do not send anything before that. Write the return number on the package, so that we know it is yours.',
  ),
  return_approved: aboutReturn(
    'You can send it back.',
    'Pack the items well, with everything that came with them. You can print a return label in your order and put it on the package, or write the return number on it.',
  ),
  return_declined: aboutReturn(
    'We cannot take it back.',
    'We are sorry. Please read our note, and reply to this email if you disagree.',
  ),
  return_received: aboutReturn(
    'Your package has arrived.',
    'We will check the items and then finish your return. We will email you when it is done.',
  ),
  return_refund_changed: aboutReturn(
    'We changed your refund.',
    'Our note says why. Please reply to this email if you disagree.',
  ),
}

import type { MailName } from '@mendwell/contract/content/mails'
import {
  ADDRESS,
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

const NUMBER = ['Order number', NAMES.number] as const
const SHIP_TO = ['Ship to', ADDRESS] as const
const RETURN = ['Return number', 'R487413'] as const
const PRODUCT = ['Product', `${NAMES.name}, quantity 1`] as const

const seeOrder = (url: string) => button('See your order', url)

/** A notice about an order: its number, what is said of it, the way to it. */
const aboutOrder =
  (title: string, words: string): Sample =>
  ({ url }) => ({ title, blocks: [facts(NUMBER), text(words), seeOrder(url)] })

const toPay =
  (title: string, words: string): Sample =>
  ({ url }) => ({
    title,
    blocks: [text(words), facts(NUMBER, SHIP_TO), LINES, SUMS, button('Pay the order', url)],
  })

const aboutReturn =
  (title: string, words: string): Sample =>
  ({ url }) => ({
    title,
    blocks: [
      facts(RETURN, NUMBER, PRODUCT),
      text(words),
      seeOrder(url),
      note('Questions about this return? Just reply to this email.'),
    ],
  })

const recall: Sample = ({ url }) => ({
  title: 'A product that we sent you is being recalled.',
  blocks: [
    facts(['Product', NAMES.name], ['Lot', 'A1207']),
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
  | `recall${string}`
  | 'address_changed'
  | 'delivery_moved'
  | 'refund_sent'
>

/** Mails about orders and returns. */
export const ORDER_SAMPLES: Samples<OrderMail> = {
  order_created: ({ url }) => ({
    title: 'Thank you, Ada. Your order is in.',
    blocks: [
      facts(NUMBER, ['Placed on', DAY], ['How you get it', 'Delivery'], SHIP_TO),
      LINES,
      SUMS,
      text('Once your card is charged, we email you a receipt.'),
      seeOrder(url),
    ],
  }),
  payment_received: ({ url }) => ({
    title: `Thank you, Ada. We received ${NAMES.amount}.`,
    blocks: [
      facts(NUMBER, ['Paid on', DAY], ['Paid with', 'Visa ending in 4242']),
      SUMS,
      text('We are preparing your order and will email you when it ships.'),
      seeOrder(url),
      note('Questions about this payment? Just reply to this email.'),
    ],
  }),
  order_unpaid: ({ url }) => ({
    title: 'Ada, your order is not paid yet.',
    blocks: [
      text(`We are holding the items in order ${NAMES.number} for you until tomorrow, 3:00 PM.`),
      SUMS,
      button('Pay the order', url),
    ],
  }),
  payment_link: toPay(
    'Ada, here is your order.',
    'You placed this order by phone. Please check it and pay by card.',
  ),
  order_edited: toPay(
    'Ada, your order was changed.',
    'We changed your order as shown below. Please check it. If it is not paid yet, you can pay by card.',
  ),
  address_changed: ({ url }) => ({
    title: 'Your delivery address was changed.',
    blocks: [
      facts(NUMBER, SHIP_TO),
      seeOrder(url),
      note('If you did not change it, reply to this email right away.'),
    ],
  }),
  delivery_moved: aboutOrder(
    'There is a new date for your order.',
    'Our supplier has told us when the pieces come that were not in stock when you ordered.',
  ),
  order_shipped: ({ url }) => ({
    title: 'Ada, your package is on its way.',
    blocks: [
      facts(
        NUMBER,
        ['Sent on', DAY],
        ['Carrier', 'UPS'],
        ['Tracking number', '1Z999AA10123456784'],
      ),
      LINES,
      seeOrder(url),
      note('Is something missing or broken? Just reply to this email.'),
    ],
  }),
  replacement_placed: aboutOrder(
    'Ada, we are sending you a replacement.',
    'There is nothing to pay. We will email you again, with a tracking number, when it ships.',
  ),
  replacement_shipped: aboutOrder(
    'Ada, your replacement is on its way.',
    'Is something missing or broken? Just reply to this email.',
  ),
  replacement_cancelled: aboutOrder(
    'Your replacement was cancelled.',
    'We will not send it. You were not charged for it.',
  ),
  order_cancelled: aboutOrder(
    'Your order was cancelled.',
    'It was not paid in time, and you are not charged.',
  ),
  refund_sent: ({ url }) => ({
    title: `We refunded ${NAMES.amount} to your card.`,
    blocks: [
      facts(NUMBER, ['Refund', NAMES.amount], ['Why', 'The box was dented']),
      text('Banks usually take five to ten days to show it.'),
      seeOrder(url),
    ],
  }),
  recall_urgent: recall,
  recall,
  return_requested: aboutReturn(
    'We received your request.',
    'We will review your request and email you. Please do not send anything before that.',
  ),
  return_approved: aboutReturn(
    'You can send it back.',
    'Pack the items well, with everything that came with them, and write the return number on the package.',
  ),
  return_declined: aboutReturn(
    'We cannot take it back.',
    'We are sorry. Please read our note, and reply to this email if you disagree.',
  ),
  return_received: aboutReturn(
    'Your package has arrived.',
    'We will check the items and then finish your return. We will email you when it is done.',
  ),
}

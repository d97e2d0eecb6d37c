import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import type { Say } from '../../messages/words/say.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder, findTaxedItems } from '../../orders/order/order-document.repository.ts'
import { orderDocument } from '../../orders/order/order-document.ts'
import { PAID_BY_WORDS, paidByOf } from '../../orders/order/paid-by.ts'
import { formatDay } from '../../settings/shop/format.ts'
import { type AttemptRow, findAttempts } from '../attempts/payment-attempts.repository.ts'
import { cardInWords } from './card-words.ts'

/** A receipt: what was paid, for which order, and with which card. */
export const composePaymentReceived: Composer<'payment_received'> = async (
  { db, config, settings, say, language },
  { orderId },
) => {
  if (orderId === null) return undefined
  const order = await findOrder(db, orderId)
  const items = await findTaxedItems(db, orderId)
  const attempts = await findAttempts(db, orderId)
  const paid = attempts.find((attempt) => attempt.status === 'SUCCEEDED')
  if (!order || !paid) return undefined
  const { orderNum, sums, total, customer } = orderDocument({ order, items, settings, language })
  const means = meansOf(paid, say)
  return {
    head: mailHead('payment_received', { number: orderNum, firstName: customer.firstName }),
    preview: say('{total} paid, {means}', { total, means }),
    title: say('Thank you, {firstName}. We received {total}.', {
      firstName: customer.firstName,
      total,
    }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: say('Paid on'), value: formatDay(paid.updatedAt, settings.timeZone, language) },
          { label: say('Paid with'), value: means },
        ],
      },
      { type: 'sums', rows: sums },
      { type: 'text', text: say('We are preparing your order and will email you when it ships.') },
      ...(await orderLinkBlocks({ db, config, say }, order)),
      { type: 'note', text: say('Questions about this payment? Just reply to this email.') },
    ],
  }
}

/** The payment method, in words. */
function meansOf(attempt: AttemptRow, say: Say): string {
  const byHand = paidByOf(attempt.paidBy)
  return byHand ? say(PAID_BY_WORDS[byHand]) : cardInWords(attempt, say)
}

import { mailHead } from '@mendwell/contract/content/mails'
import type { PaymentMethod } from '@mendwell/domain/orders/order-status'
import type { Composer } from '../../messages/mail/mail-content.ts'
import type { MailSentence } from '../../messages/words/say.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findCaptured, paidByColumn } from '../../orders/money/order-money.repository.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { paidByOf } from '../../orders/order/paid-by.ts'
import { formatMoney } from '../../settings/shop/format.ts'

const WHY: Record<string, MailSentence> = {
  RETURN: 'For the items you returned.',
  CANCELLATION: 'Because the order was cancelled.',
  GOODWILL: 'Refunded by our customer service team.',
  DUPLICATE_CAPTURE: 'Your card was charged more than once for this order.',
}

/** If it does not go to a card. */
const BACK_BY = {
  CASH: 'We are refunding {amount} in cash.',
  CHECK: 'We are refunding {amount} by check.',
  TRANSFER: 'We are refunding {amount} by bank transfer.',
} as const satisfies Record<PaymentMethod, MailSentence>

const GOALS = {
  CARD: {
    title: 'We refunded {amount} to your card.',
    when: 'It can take up to ten days to appear on your statement.',
  },
  GIFT_CARD: {
    title: 'We refunded {amount} to your gift card.',
    when: 'You can spend it again at once.',
  },
  STORE_CREDIT: {
    title: 'We refunded {amount} to your store credit.',
    when: 'You can spend it at once, on any order that you place signed in with this email.',
  },
} as const

/** Money is being refunded the way it was paid. */
export const composeRefundSent: Composer<'refund_sent'> = async (
  { db, config, say },
  { orderId, payload: { amountCents, reason, to = 'CARD' } },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order) return undefined
  const amount = formatMoney(amountCents, order.currency)
  const why = WHY[reason]
  const captured = await findCaptured(db, order.orderId)
  // A duplicate capture is always a card's, however the order was paid.
  const isByHand = reason !== 'DUPLICATE_CAPTURE' && to === 'CARD'
  const paidBy = isByHand ? paidByOf(paidByColumn(captured)) : undefined
  return {
    head: mailHead('refund_sent', {
      number: order.orderNum,
      firstName: order.firstName,
      amount,
    }),
    preview: say('{amount} for order {number}', { amount, number: order.orderNum }),
    title: say(paidBy ? BACK_BY[paidBy] : GOALS[to].title, { amount }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: order.orderNum },
          { label: say('Refund'), value: amount },
          { label: say('Why'), value: why ? say(why) : '' },
        ],
      },
      {
        type: 'text',
        text: paidBy
          ? say(
              'You will get it the same way you paid. We will contact you if we need anything from you.',
            )
          : say(GOALS[to].when),
      },
      ...(await orderLinkBlocks({ db, config, say }, order)),
      { type: 'note', text: say('Questions about this refund? Just reply to this email.') },
    ],
  }
}

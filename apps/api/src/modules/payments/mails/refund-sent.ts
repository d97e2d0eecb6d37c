import { mailHead } from '@mendwell/contract/content/mails'
import type { PaymentMethod } from '@mendwell/domain/orders/order-status'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findCaptured, paidByColumn } from '../../orders/money/order-money.repository.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { paidByOf } from '../../orders/order/paid-by.ts'
import { formatMoney } from '../../settings/shop/format.ts'

const WHY: Record<string, string> = {
  RETURN: 'For the items you returned.',
  CANCELLATION: 'Because the order was cancelled.',
  GOODWILL: 'Refunded by our customer service team.',
  DUPLICATE_CAPTURE: 'Your card was charged more than once for this order.',
}

/** Where it does not go to a card. */
const BACK_BY: Record<PaymentMethod, string> = {
  CASH: 'in cash',
  CHECK: 'by check',
  TRANSFER: 'by bank transfer',
}

const GOALS = {
  CARD: { where: 'to your card', when: 'It can take up to ten days to appear on your statement.' },
  GIFT_CARD: { where: 'to your gift card', when: 'You can spend it again at once.' },
  STORE_CREDIT: {
    where: 'to your store credit',
    when: 'You can spend it at once, on any order that you place signed in with this email.',
  },
} as const

/** Money is on its way back as it came. */
export const composeRefundSent: Composer<'refund_sent'> = async (
  { db, config },
  { orderId, payload: { amountCents, reason, to = 'CARD' } },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order) return undefined
  const amount = formatMoney(amountCents, order.currency)
  const why = WHY[reason] ?? ''
  const captured = await findCaptured(db, order.orderId)
  // What was captured once too often is a card's, however the order was paid.
  const isByHand = reason !== 'DUPLICATE_CAPTURE' && to === 'CARD'
  const paidBy = isByHand ? paidByOf(paidByColumn(captured)) : undefined
  return {
    head: mailHead('refund_sent', {
      number: order.orderNum,
      firstName: order.firstName,
      amount,
    }),
    preview: `${amount} for order ${order.orderNum}`,
    title: paidBy
      ? `We are refunding ${amount} ${BACK_BY[paidBy]}.`
      : `We refunded ${amount} ${GOALS[to].where}.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: order.orderNum },
          { label: 'Refund', value: amount },
          { label: 'Why', value: why },
        ],
      },
      {
        type: 'text',
        text: paidBy
          ? 'You will get it the same way you paid. We will contact you if we need anything from you.'
          : GOALS[to].when,
      },
      ...(await orderLinkBlocks({ db, config }, order)),
      { type: 'note', text: 'Questions about this refund? Just reply to this email.' },
    ],
  }
}

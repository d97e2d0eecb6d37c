import { mailSubject } from '@mendwell/contract/mail-subjects'
import type { Composer } from '../../messages/mail-content.ts'
import { findOrder } from '../../orders/order-document.repository.ts'
import { formatMoney } from '../../shop/format.ts'

const WHY: Record<string, string> = {
  RETURN: 'For the items that you sent back.',
  CANCELLATION: 'Because the order was cancelled.',
  GOODWILL: 'Given back by our customer service.',
  DUPLICATE_CAPTURE: 'Your card was charged once too often for this order.',
}

/** Money is on its way back to the card. */
export const composeRefundSent: Composer<'refund_sent'> = async (
  { db, settings },
  { orderId, payload: { amountCents, reason } },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order) return undefined
  const amount = formatMoney(amountCents, order.currency)
  const why = WHY[reason] ?? ''
  return {
    subject: mailSubject('refundSentSubject', { amount }, settings.messageTexts),
    preview: `${amount} for order ${order.orderNum}`,
    title: `We sent ${amount} back to your card.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: order.orderNum },
          { label: 'Refund', value: amount },
          { label: 'Why', value: why },
        ],
      },
      { type: 'text', text: 'Banks take up to ten days to show it on your statement.' },
      { type: 'note', text: 'Questions about this refund? Just reply to this mail.' },
    ],
  }
}

import { mailSubject } from '@mendwell/contract/mail-subjects'
import { together } from '../../../db/compiled-once.ts'
import type { Composer } from '../../messages/mail-content.ts'
import { orderAndItems } from '../../orders/order-document.repository.ts'
import { orderDocument } from '../../orders/order-document.ts'
import { formatDay } from '../../shop/format.ts'
import { findAttempts } from '../payment-attempts.repository.ts'

/** A receipt: what was paid for which order, with which card. */
export const composePaymentReceived: Composer<'payment_received'> = async (
  { db, settings },
  { orderId },
) => {
  if (orderId === null) return undefined
  const [[order], items, attempts] = await together(
    db,
    ...orderAndItems(orderId),
    findAttempts(orderId),
  )
  const paid = attempts.find((attempt) => attempt.status === 'SUCCEEDED')
  if (!order || !paid) return undefined
  const { orderNum, sums, total, customer } = orderDocument({ order, items, settings })
  const card = paid.cardLast4 ? `${paid.cardBrand ?? 'Card'} ending in ${paid.cardLast4}` : 'Card'
  return {
    subject: mailSubject('receiptMailSubject', { number: orderNum }, settings.messageTexts),
    preview: `${total} paid, ${card}`,
    title: `Thank you, ${customer.firstName}. We received ${total}.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: 'Paid on', value: formatDay(paid.updatedAt, settings.timeZone) },
          { label: 'Paid with', value: card },
        ],
      },
      { type: 'sums', rows: sums },
      { type: 'text', text: 'We prepare your order now and write to you when it is on its way.' },
      { type: 'note', text: 'Questions about this payment? Just reply to this mail.' },
    ],
  }
}

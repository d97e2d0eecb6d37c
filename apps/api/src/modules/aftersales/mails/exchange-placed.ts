import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { makePayLink, orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { makeOrderDocument } from '../../orders/order/order-document.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { findReturns } from '../returns/returns.repository.ts'
import { findExchangedReturn } from '../transitions/exchanged.repository.ts'

/**
 * The other size is reserved: what it is, what to pay by when, and that it ships once the items are back. The link to
 * pay is created while the mail is being sent, so that it is never stored. Other links open the original order.
 */
export const composeExchangePlaced: Composer<'exchange_placed'> = async (
  { db, config, settings, say, language },
  { orderId },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  const replaced = order && (await findReplacedBy(db, order.orderId))
  const exchanged = order && (await findExchangedReturn(db, order.orderId))
  if (!order || !replaced || !exchanged?.returnId || order.orderStatus === 'REJECTED') return
  const [request] = await findReturns(db, { returnIds: [exchanged.returnId], limit: 1 })
  if (!request) return
  const { orderNum, lines, sums, total } = await makeOrderDocument(db, order, settings, language)
  const isDue = order.paymentStatus === 'UNPAID'
  const { firstName } = order
  const hours = settings.unpaidOrderHours
  return {
    head: mailHead('exchange_placed', { number: replaced.orderNum, firstName }),
    preview: isDue ? say('{amount} to pay', { amount: total }) : say('There is nothing to pay.'),
    title: say('{firstName}, your exchange is ready.', { firstName }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: replaced.orderNum },
          { label: say('Return number'), value: request.returnNumber },
          { label: say('Exchange number'), value: orderNum },
          { label: say('You send back'), value: `${request.quantity} × ${request.productName}` },
        ],
      },
      {
        type: 'lines',
        rows: lines.map(({ name, quantity, total: amount }) => ({
          name,
          details: [say('Quantity {quantity}', { quantity })],
          amount,
        })),
      },
      ...(isDue
        ? ([
            { type: 'sums', rows: sums },
            {
              type: 'text',
              text: say(
                'We have set it aside for you. Please pay the difference within {hours} hours. We send it once it is paid and the items you send back are here. If you do not pay, we refund you instead once they are here.',
                { hours },
              ),
            },
            {
              type: 'button',
              label: say('Pay the difference'),
              url: await makePayLink(db, config, { ...order, hours }),
            },
          ] as const)
        : ([
            {
              type: 'text',
              text: say(
                'We have set it aside for you, and there is nothing to pay. We send it once the items you send back are here.',
              ),
            },
            ...(await orderLinkBlocks({ db, config, say }, replaced, 'tracking')),
          ] as const)),
      { type: 'note', text: say('Is the address still right? If not, just reply to this email.') },
    ],
  }
}

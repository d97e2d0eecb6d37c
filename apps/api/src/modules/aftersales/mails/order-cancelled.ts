import { mailHead } from '@mendwell/contract/content/mails'
import type {
  Composer,
  MailBlock,
  MailContent,
  MailContext,
} from '../../messages/mail/mail-content.ts'
import { isConfirmationHeld } from '../../messages/messages.repository.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { formatDay } from '../../settings/shop/format.ts'

/** The order is cancelled; a refund has a mail of its own. */
export const composeOrderCancelled: Composer<'order_cancelled'> = async (
  context,
  { orderId, payload: { isUnpaid } },
) => {
  const { db, config, settings, say, language } = context
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || (isUnpaid && (await isConfirmationHeld(db, order.orderId)))) return undefined
  const replaced = await findReplacedBy(db, order.orderId)
  if (replaced) return replacementCancelled(context, order, replaced)
  const { orderNum, firstName, createdAt, paymentStatus } = order
  const day = formatDay(createdAt, settings.timeZone, language)
  const why: MailBlock = isUnpaid
    ? {
        type: 'text',
        text: say(
          'It was not paid in time, so its items are for sale again. Your card was not charged. You can order again at any time.',
        ),
      }
    : {
        type: 'text',
        text:
          paymentStatus === 'UNPAID'
            ? say('Your card was not charged for it.')
            : say(
                'You will get a full refund the same way you paid. We will email you when it is on its way.',
              ),
      }
  return {
    head: mailHead('order_cancelled', { number: orderNum, firstName }),
    preview: say('Order {number} of {day}', { number: orderNum, day }),
    title: say('Your order was cancelled.'),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: say('Placed on'), value: day },
        ],
      },
      why,
      ...(await orderLinkBlocks({ db, config, say }, order)),
      { type: 'note', text: say('If you did not expect this, just reply to this email.') },
    ],
  }
}

/** The order was to replace or exchange pieces of another one: the shopper knows that one. */
async function replacementCancelled(
  { db, config, say }: MailContext,
  { orderNum, firstName }: OrderRow,
  replaced: NonNullable<Awaited<ReturnType<typeof findReplacedBy>>>,
): Promise<MailContent> {
  const isExchange = replaced.reason === 'EXCHANGE'
  return {
    head: mailHead('replacement_cancelled', { number: replaced.orderNum, firstName }),
    preview: say('Order {number}', { number: replaced.orderNum }),
    title: isExchange
      ? say('Your exchange was cancelled.')
      : say('Your replacement was cancelled.'),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: replaced.orderNum },
          {
            label: isExchange ? say('Exchange number') : say('Replacement number'),
            value: orderNum,
          },
        ],
      },
      {
        type: 'text',
        text: isExchange
          ? say(
              'We will not send it. Once we have the items you send back, we refund what you paid for them, and what you paid for the exchange.',
            )
          : say('We will not send it. You were not charged for it.'),
      },
      ...(await orderLinkBlocks({ db, config, say }, replaced)),
      { type: 'note', text: say('If you still need it, just reply to this email.') },
    ],
  }
}

import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { pieceRow } from '../../orders/mails/piece-row.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { findSoldItems } from '../replacements/replacements.repository.ts'

/** Pieces are replaced: which, why they are free, and where to track them. Links open the original order. */
export const composeReplacementPlaced: Composer<'replacement_placed'> = async (
  { db, config, say },
  { orderId },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  const replaced = order && (await findReplacedBy(db, order.orderId))
  if (!order || !replaced) return undefined
  const items = await findSoldItems(db, order.orderId)
  return {
    head: mailHead('replacement_placed', {
      number: replaced.orderNum,
      firstName: order.firstName,
    }),
    preview: say('We are sending you a replacement. There is nothing to pay.'),
    title: say('{firstName}, we are sending you a replacement.', { firstName: order.firstName }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: replaced.orderNum },
          { label: say('Replacement number'), value: order.orderNum },
        ],
      },
      {
        type: 'lines',
        rows: items.map((pieces) => pieceRow(pieces, say)),
      },
      {
        type: 'text',
        text: say(
          'There is nothing to pay. We will email you again, with a tracking number, when it ships.',
        ),
      },
      ...(await orderLinkBlocks({ db, config, say }, replaced, 'tracking')),
      { type: 'note', text: say('Is the address still right? If not, just reply to this email.') },
    ],
  }
}

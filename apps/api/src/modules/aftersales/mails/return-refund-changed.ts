import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findReturns } from '../returns/returns.repository.ts'
import { returnFacts } from './return-facts.ts'

/** What staff took off the refund of a return and why, or that it is the quoted sum again. */
export const composeReturnRefundChanged: Composer<'return_refund_changed'> = async (
  { db, config, say },
  { payload: { returnId } },
) => {
  const [row] = await findReturns(db, { returnIds: [returnId], limit: 1 })
  if (!row) return undefined
  const order = await findOrder(db, row.orderId)
  const { withheldCents, withheldReason } = row
  const money = (cents: number) => formatMoney(cents, row.currency)
  return {
    head: mailHead('return_refund_changed', {
      number: row.returnNumber,
      reading: say('your refund has changed'),
    }),
    preview: say('{name}, order {number}', { name: row.productName, number: row.orderNum }),
    title: say('We changed your refund.'),
    blocks: [
      {
        type: 'facts',
        rows: [
          ...returnFacts(row, say),
          ...(withheldCents > 0 ? [{ label: say('Taken off'), value: money(withheldCents) }] : []),
          { label: say('Refund'), value: money(row.refundCents - withheldCents) },
        ],
      },
      ...(withheldReason ? [{ type: 'quote' as const, text: withheldReason }] : []),
      {
        type: 'text',
        text:
          withheldCents > 0
            ? say('Our note says why. Please reply to this email if you disagree.')
            : say('You get back the full amount that we quoted.'),
      },
      ...(order ? await orderLinkBlocks({ db, config, say }, order) : []),
      { type: 'note', text: say('Questions about this return? Just reply to this email.') },
    ],
  }
}

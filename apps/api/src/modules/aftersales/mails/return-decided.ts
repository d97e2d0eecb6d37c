import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findReturns } from '../returns/returns.repository.ts'

interface Telling {
  mail: 'return_approved' | 'return_declined' | 'return_received'
  reading: string
  title: string
  text: string
}

const TELLING: Record<string, Telling> = {
  APPROVED: {
    mail: 'return_approved',
    reading: 'approved',
    title: 'You can send it back.',
    text: 'Pack the items well, with everything that came with them, and write the return number on the package.',
  },
  DECLINED: {
    mail: 'return_declined',
    reading: 'declined',
    title: 'We cannot take it back.',
    text: 'We are sorry. Please read our note, and reply to this email if you disagree.',
  },
  RECEIVED: {
    mail: 'return_received',
    reading: 'received',
    title: 'Your package has arrived.',
    text: 'We will check the items and then finish your return. We will email you when it is done.',
  },
}

/** A step of a return, in the shopper's words. */
export const composeReturnDecided: Composer<'return_decided'> = async (
  { db, config },
  { payload: { returnId, status } },
) => {
  const [row] = await findReturns(db, { returnIds: [returnId], limit: 1 })
  const telling = TELLING[status]
  if (!row || !telling) return undefined
  const order = await findOrder(db, row.orderId)
  const { mail, reading, title, text } = telling
  const amount = formatMoney(row.refundCents, row.currency)
  return {
    head: mailHead(mail, { number: row.returnNumber, reading }),
    preview: `${row.productName}, order ${row.orderNum}`,
    title,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Return number', value: row.returnNumber },
          { label: 'Order number', value: row.orderNum },
          { label: 'Product', value: `${row.productName}, quantity ${row.quantity}` },
          ...(row.kind === 'REFUND' && status !== 'DECLINED'
            ? [{ label: 'Refund', value: amount }]
            : []),
        ],
      },
      ...(row.decidedNote ? [{ type: 'quote' as const, text: row.decidedNote }] : []),
      { type: 'text', text },
      ...(order ? await orderLinkBlocks({ db, config }, order) : []),
      { type: 'note', text: 'Questions about this return? Just reply to this email.' },
    ],
  }
}

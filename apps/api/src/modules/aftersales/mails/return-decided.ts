import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import type { MailSentence } from '../../messages/words/say.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findReturns } from '../returns/returns.repository.ts'
import { returnFacts } from './return-facts.ts'

interface DecisionMail {
  mail: 'return_approved' | 'return_declined' | 'return_received'
  reading: MailSentence
  title: MailSentence
  text: MailSentence
}

const MAILS: Record<string, DecisionMail> = {
  APPROVED: {
    mail: 'return_approved',
    reading: 'approved',
    title: 'You can send it back.',
    text: 'Pack the items well, with everything that came with them. You can print a return label in your order and put it on the package, or write the return number on it.',
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

/** A status of a return, in the shopper's words. */
export const composeReturnDecided: Composer<'return_decided'> = async (
  { db, config, say },
  { payload: { returnId, status } },
) => {
  const [row] = await findReturns(db, { returnIds: [returnId], limit: 1 })
  const words = MAILS[status]
  if (!row || !words) return undefined
  const order = await findOrder(db, row.orderId)
  const { mail, reading, title, text } = words
  const amount = formatMoney(row.refundCents - row.withheldCents, row.currency)
  return {
    head: mailHead(mail, { number: row.returnNumber, reading: say(reading) }),
    preview: say('{name}, order {number}', { name: row.productName, number: row.orderNum }),
    title: say(title),
    blocks: [
      {
        type: 'facts',
        rows: [
          ...returnFacts(row, say),
          ...(row.kind === 'REFUND' && status !== 'DECLINED'
            ? [{ label: say('Refund'), value: amount }]
            : []),
        ],
      },
      ...(row.decidedNote ? [{ type: 'quote' as const, text: row.decidedNote }] : []),
      { type: 'text', text: say(text) },
      ...(order ? await orderLinkBlocks({ db, config, say }, order) : []),
      { type: 'note', text: say('Questions about this return? Just reply to this email.') },
    ],
  }
}

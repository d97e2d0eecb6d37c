import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { formatDay, formatMoney, formatWeekday } from '../../settings/shop/format.ts'
import { findSaleAttempts } from '../payment/sale-attempts.repository.ts'
import { findSale } from '../sales/gift-sales.repository.ts'

/** A receipt: what was paid for which card, and when it is mailed to whom. The code is in the mail to that person. */
export const composeGiftCardBought: Composer<'gift_card_bought'> = async (
  { db, settings },
  { payload: { saleId } },
) => {
  const sale = await findSale(db, saleId)
  const attempts = await findSaleAttempts(db, saleId)
  const paid = attempts.find(({ status }) => status === 'SUCCEEDED')
  if (!sale?.paidAt || !paid) return undefined
  const { saleNum: number, amountCents, currency, recipientEmail, sendOn } = sale
  const amount = formatMoney(amountCents, currency)
  const { cardBrand, cardLast4 } = paid
  const card = cardLast4 ? `${cardBrand ?? 'Card'} ending in ${cardLast4}` : 'Card'
  return {
    head: mailHead('gift_card_bought', { number, amount }),
    preview: `${amount} paid, ${card}`,
    title: `Thank you, ${sale.buyerName}. We received ${amount}.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Purchase number', value: number },
          { label: 'Gift card', value: amount },
          { label: 'Paid on', value: formatDay(sale.paidAt, settings.timeZone) },
          { label: 'Paid with', value: card },
          { label: 'Emailed to', value: recipientEmail },
          { label: 'Emailed', value: sendOn ? formatWeekday(sendOn) : 'Right away' },
        ],
      },
      {
        type: 'text',
        text: 'The card never expires, and we take no fees from it. Its code is in the email to whoever it is for.',
      },
      {
        type: 'note',
        text: 'Changed your mind? While nothing of it is spent, just reply to this email and we give the money back.',
      },
    ],
  }
}

/** To the buyer: the card opens nothing any more, and the money is on its way back. */
export const composeGiftCardRefunded: Composer<'gift_card_refunded'> = async (
  { db },
  { payload: { saleId } },
) => {
  const sale = await findSale(db, saleId)
  if (!sale) return undefined
  const { saleNum: number, amountCents, currency, buyerName } = sale
  const amount = formatMoney(amountCents, currency)
  return {
    head: mailHead('gift_card_refunded', { number, amount }),
    preview: `${amount} is on its way back to your card`,
    title: `${buyerName}, ${amount} is on its way back.`,
    blocks: [
      {
        type: 'text',
        text: `We have closed the gift card of purchase ${number}. Its code can no longer be used, and the money goes back to the card that paid.`,
      },
      {
        type: 'note',
        text: 'Banks take a few days to show it. Questions? Just reply to this email.',
      },
    ],
  }
}

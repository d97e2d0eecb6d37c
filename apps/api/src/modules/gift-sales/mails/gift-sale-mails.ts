import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { cardInWords } from '../../payments/mails/card-words.ts'
import { formatDay, formatMoney, formatWeekday } from '../../settings/shop/format.ts'
import { findSaleAttempts } from '../payment/sale-attempts.repository.ts'
import { findSale } from '../sales/gift-sales.repository.ts'

/** A receipt: price, gift card, recipient and the day it is mailed. The code is in the mail to the recipient. */
export const composeGiftCardBought: Composer<'gift_card_bought'> = async (
  { db, settings, say, language },
  { payload: { saleId } },
) => {
  const sale = await findSale(db, saleId)
  const attempts = await findSaleAttempts(db, saleId)
  const paid = attempts.find(({ status }) => status === 'SUCCEEDED')
  if (!sale?.paidAt || !paid) return undefined
  const { saleNum: number, amountCents, currency, recipientEmail, sendOn } = sale
  const amount = formatMoney(amountCents, currency)
  const card = cardInWords(paid, say)
  return {
    head: mailHead('gift_card_bought', { number, amount }),
    preview: say('{total} paid, {means}', { total: amount, means: card }),
    title: say('Thank you, {name}. We received {amount}.', { name: sale.buyerName, amount }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Purchase number'), value: number },
          { label: say('Gift card'), value: amount },
          { label: say('Paid on'), value: formatDay(sale.paidAt, settings.timeZone, language) },
          { label: say('Paid with'), value: card },
          { label: say('Emailed to'), value: recipientEmail },
          {
            label: say('Emailed'),
            value: sendOn ? formatWeekday(sendOn, language) : say('Right away'),
          },
        ],
      },
      {
        type: 'text',
        text: say(
          'The card never expires, and we take no fees from it. Its code is in the email to whoever it is for.',
        ),
      },
      {
        type: 'note',
        text: say(
          'Changed your mind? While nothing of it is spent, just reply to this email and we give the money back.',
        ),
      },
    ],
  }
}

/** To the buyer: the gift card is void, and its refund is on the way. */
export const composeGiftCardRefunded: Composer<'gift_card_refunded'> = async (
  { db, say },
  { payload: { saleId } },
) => {
  const sale = await findSale(db, saleId)
  if (!sale) return undefined
  const { saleNum: number, amountCents, currency, buyerName } = sale
  const amount = formatMoney(amountCents, currency)
  return {
    head: mailHead('gift_card_refunded', { number, amount }),
    preview: say('{amount} is on its way back to your card', { amount }),
    title: say('{name}, {amount} is on its way back.', { name: buyerName, amount }),
    blocks: [
      {
        type: 'text',
        text: say(
          'We have closed the gift card of purchase {number}. Its code can no longer be used, and the money goes back to the card that paid.',
          { number },
        ),
      },
      {
        type: 'note',
        text: say('Banks take a few days to show it. Questions? Just reply to this email.'),
      },
    ],
  }
}

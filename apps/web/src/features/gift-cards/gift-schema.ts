import { email, line, noCardNumber, required, text } from '@mendwell/contract/wire/shapes'
import { isEmail } from '@mendwell/domain/people/email-address'
import * as z from 'zod/mini'
import type { GiftCardBody, GiftCardOffer } from '../../api/orders/gift-sales.ts'
import { formatDay } from '../../lib/words/dates.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import type { GiftValues } from './gift-draft.ts'
import { giftSaleText } from './gift-sale-text.ts'

export const GIFT_FIELDS = [
  'other',
  'recipientName',
  'recipientEmail',
  'message',
  'sendOn',
  'buyerName',
  'buyerEmail',
] as const

/** The bounds of an amount, formatted. */
export const boundsOf = ({ min, max, currency }: GiftCardOffer) => ({
  min: formatMoney(min, currency),
  max: formatMoney(max, currency),
})

/** The chosen or typed amount in dollars; NaN if invalid. */
export const amountOf = ({ choice, other }: Pick<GiftValues, 'choice' | 'other'>): number =>
  Number(choice === 'other' ? other.replace(/^\s*\$|,/g, '').trim() || 'none' : choice)

/** The form's rules on top of the contract's: they depend on the offer, and on how the card is delivered. */
export const giftSchema = (offer: GiftCardOffer) =>
  z
    .object({
      choice: z.string(),
      other: z.string(),
      way: z.string(),
      recipientName: line(80),
      recipientEmail: z.string(),
      message: text(500).check(noCardNumber),
      sendOn: z.string(),
      buyerName: required('contactNameRequired', 80),
      buyerEmail: email(),
    })
    .check(({ value, issues }) => {
      const wrong = (field: (typeof GIFT_FIELDS)[number], message: string) =>
        issues.push({ code: 'custom', message, input: value, path: [field] })
      const amount = amountOf(value)
      const isBetween = Number.isInteger(amount) && amount >= offer.min && amount <= offer.max
      if (value.choice === 'other' && !isBetween) {
        wrong('other', giftSaleText('giftSale.amountFault', boundsOf(offer)))
      }
      if (value.way === 'PRINT') return
      if (!isEmail(value.recipientEmail.trim())) {
        wrong('recipientEmail', giftSaleText('giftSale.recipientFault'))
      }
      const { today, lastDay } = offer
      if (value.sendOn !== '' && (value.sendOn < today || value.sendOn > lastDay)) {
        const days = { first: formatDay(today), last: formatDay(lastDay) }
        wrong('sendOn', giftSaleText('giftSale.dayFault', days))
      }
    })

/** The request body; omits fields of the other delivery method. */
export function bodyOf(values: GiftValues): GiftCardBody {
  const { recipientName, recipientEmail, message, sendOn, buyerName, buyerEmail } = values
  const buyer = { amount: amountOf(values), buyerName, buyerEmail }
  if (values.way === 'PRINT') {
    return { ...buyer, recipientName: null, recipientEmail: null, message: null, sendOn: null }
  }
  return {
    ...buyer,
    recipientName,
    recipientEmail: recipientEmail.trim(),
    message,
    sendOn: sendOn || null,
  }
}

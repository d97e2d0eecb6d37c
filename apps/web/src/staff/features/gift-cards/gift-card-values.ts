import {
  MAX_GIFT_CARD_CENTS,
  MIN_GIFT_CARD_CENTS,
} from '@mendwell/contract/balances/staff-gift-cards'
import { toCents } from '@mendwell/contract/wire/dollars'
import { line } from '@mendwell/contract/wire/shapes'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import type { GiftCardBody } from '../../../api/staff/orders/gift-cards.ts'
import { typedDay } from '../../components/forms/typed-values.ts'

const fields = z.object({
  kind: z.enum(['GIFT_CARD', 'PROMOTIONAL']),
  worth: z.string().check(
    z.trim(),
    z.refine(
      (text) =>
        /^\d{1,4}(\.\d{1,2})?$/.test(text) &&
        toCents(Number(text)) >= MIN_GIFT_CARD_CENTS &&
        toCents(Number(text)) <= MAX_GIFT_CARD_CENTS,
      { error: says('giftCardWorth') },
    ),
  ),
  expiresOn: typedDay,
  recipientName: line(80),
  recipientEmail: line(254),
  senderName: line(80),
  message: z.string().check(z.trim(), z.maxLength(500, says('charactersMax', { max: 500 }))),
  sendOn: typedDay,
})

/** The form as typed; the server validates it again by its own schema. */
export const GiftCardValues = fields.check(
  z.refine(({ sendOn, recipientEmail }) => sendOn === '' || recipientEmail !== '', {
    path: ['recipientEmail'],
    error: says('giftCardReceiver'),
  }),
)
export type GiftCardValues = z.output<typeof GiftCardValues>

export const FIELDS = Object.keys(fields.shape) as (keyof GiftCardValues)[]

export const BLANK: GiftCardValues = {
  kind: 'GIFT_CARD',
  worth: '',
  expiresOn: '',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: '',
}

/** The request body; only cards given away can expire. */
export const bodyOf = ({ kind, worth, expiresOn, ...texts }: GiftCardValues): GiftCardBody => ({
  kind,
  worth: Number(worth),
  expiresOn: kind === 'PROMOTIONAL' && expiresOn !== '' ? expiresOn : null,
  recipientName: texts.recipientName || null,
  recipientEmail: texts.recipientEmail || null,
  senderName: texts.senderName || null,
  message: texts.message || null,
  sendOn: texts.sendOn || null,
})

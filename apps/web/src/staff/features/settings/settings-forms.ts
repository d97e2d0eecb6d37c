import { SaveTax, Settings } from '@mendwell/contract/shop/settings'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import type { TaxAnswer } from '../../../api/staff/settings.ts'
import { typedNumber, wholeNumber } from '../../components/forms/typed-values.ts'

// Input is text; these schemas convert it to what the contract validates.

const { shape } = Settings

export const ShopForm = z.object({
  shopName: shape.shopName,
  phone: shape.phone,
  hoursLine: shape.hoursLine,
  contactEmail: shape.contactEmail,
  address: shape.address,
  currency: shape.currency,
  homeStateCode: shape.homeStateCode,
  timeZone: shape.timeZone,
})

export const PricesForm = z.object({
  onlineDiscount: typedNumber(0, 100),
  waiveHandlingForPickup: z.boolean(),
  allowBackorder: z.boolean(),
  unpaidOrderHours: wholeNumber(1, 720),
  managerDiscount: typedNumber(0, 100),
  supportDiscount: typedNumber(0, 100),
})

export const ReturnsForm = z.object({
  refundDays: wholeNumber(0, 365),
  exchangeDays: wholeNumber(0, 365),
  maxQuantity: wholeNumber(1, 99),
  restorationFee: typedNumber(0, 100),
  saleItemsAreFinal: z.boolean(),
  openedRefused: z.boolean(),
  reclaimOnReturn: z.boolean(),
})

export const ReturnLabelsForm = z.object({
  buy: z.boolean(),
  carriers: z.string().check(z.regex(/[^\s,]/, says('labelCarrierRequired'))),
  recipient: z.string(),
})

export const RecallsForm = z.object({
  recallTwoPeople: z.boolean(),
  recallHoldHours: wholeNumber(0, 168),
  recallFeedUrl: shape.recallFeedUrl,
})

export const CountsForm = z.object({ countTwoPeople: z.boolean() })

export const TaxForm = z.object({
  stateCode: z.string().check(z.minLength(1, says('stateRequired'))),
  tax: typedNumber(0, 100),
  year: z.union([z.literal(''), wholeNumber(2000, 2100)], says('enterYear', { example: '2026' })),
  note: SaveTax.shape.note,
})

interface TypedTax {
  stateCode: string
  stateName: string
  tax: string
  year: string
  note: string
}

/** The input in wire format; call it with a validated form. */
export const taxOfForm = ({ tax, year, ...rest }: TypedTax, before: TaxAnswer | undefined) => ({
  ...rest,
  taxId: before?.taxId ?? null,
  ...(before && { before }),
  tax: Number(tax),
  year: year === '' ? null : Number(year),
})

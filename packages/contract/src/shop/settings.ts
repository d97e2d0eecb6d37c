import * as z from 'zod/mini'
import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '../balances/staff-gift-cards.ts'
import { isWording, wording } from '../content/mail-subjects.ts'
import { ClosedDays, DispatchRules, TransitZones } from '../delivery/delivery-rules.ts'
import {
  GoodsSizes,
  ShippingTiers,
  ShippingZones,
  Surcharges,
  ZoneSurcharges,
} from '../delivery/shipping-rates.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { hasSameNames } from '../wire/messages.ts'

import {
  asRead,
  email,
  Id,
  IdText,
  line,
  Money,
  optional,
  Percent,
  required,
  text,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Tax } from './locations.ts'

const tags = ['staff'] as const

const days = (max: number) => z.int().check(z.gte(0), z.lte(max))

const fitsMessage = ([name, words]: [string, string]) =>
  isWording(name) && hasSameNames(words, wording[name])

/** Overrides by message name, with exactly the {names} of the message. */
const MessageTexts = z
  .record(z.string(), line(500).check(z.minLength(1, says('ownTextRequired'))))
  .check(z.refine((texts) => Object.entries(texts).every(fitsMessage), says('ownTextNames')))

const GiftAmount = Money.check(
  z.gte(MIN_GIFT_CARD_CENTS, says('giftCardWorth')),
  z.lte(MAX_GIFT_CARD_CENTS, says('giftCardWorth')),
)

/** Everything the owner can change, in wire format: dollars and percents. */
export const Settings = z.object({
  shopName: required('shopNameRequired', 60),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, says('currencyExpected'))),
  phone: required('phoneRequired', 40),
  hoursLine: line(80),
  contactEmail: email(),
  address: text(200),
  homeStateCode: z.string().check(z.regex(/^[A-Z]{2,3}$/, says('stateCodeExpected'))),
  /** IANA name, such as America/Chicago. */
  timeZone: required('timeZoneRequired', 60),
  onlineDiscount: Percent,
  /** For the United States outside all zones. */
  shippingTiers: ShippingTiers,
  shippingZones: ShippingZones,
  /** For the United States outside all zones, and by zone. */
  surcharges: Surcharges,
  zoneSurcharges: ZoneSurcharges,
  goodsSizes: GoodsSizes,
  waiveHandlingForPickup: z.boolean(),
  allowBackorder: z.boolean(),
  /** Needs an account at the provider that checks them (EASYPOST_API_KEY). */
  checkAddresses: z.boolean(),
  unpaidOrderHours: z.int().check(z.gte(1), z.lte(720)),
  /** Hours until the one reminder of an abandoned cart; 0: none. */
  cartReminderHours: z.int().check(z.gte(0), z.lte(168)),
  returnRules: z.object({
    refundDays: days(365),
    exchangeDays: days(365),
    maxQuantity: z.int().check(z.gte(1), z.lte(99)),
    saleItemsAreFinal: z.boolean(),
    openedRefused: z.boolean(),
    restorationFee: Percent,
    hygieneCategoryIds: z.array(Id).check(z.maxLength(500)),
  }),
  /** A return that breaks the minimum of a promotion takes its discount back from what is kept. */
  reclaimOnReturn: z.boolean(),
  /** Labels with postage for approved returns, at the cheapest rate of these carriers. */
  returnLabelRules: z.object({
    buy: z.boolean(),
    carriers: z
      .array(required('labelCarrierRequired', 40))
      .check(z.minLength(1, says('labelCarrierRequired')), z.maxLength(10)),
    /** Whom the label names instead of the shop; '': the shop. */
    recipient: line(60),
  }),
  /** The most a role can take off the goods of an order; the owner has no limit. */
  discountLimits: z.object({ manager: Percent, support: Percent }),
  /** A class I recall needs two people to confirm it. */
  recallTwoPeople: z.boolean(),
  /** Hours for which the named lots are held before confirmation; 0: not at all. */
  recallHoldHours: z.int().check(z.gte(0), z.lte(168)),
  /** Where records of openFDA are read every day; '': nowhere. */
  recallFeedUrl: line(500).check(
    z.regex(/^$|^https:\/\/[^\s/?#@]+([/?#]\S*)?$/i, says('recallFeedHttps')),
  ),
  /** A large count difference is only booked once two people have found the same. */
  countTwoPeople: z.boolean(),
  /** Staff have no rights until they have set up two-step verification; only who has it can require it. */
  requireSecondFactor: z.boolean(),
  /** Gift cards for sale: the preset amounts, empty if the shop sells none, and the bounds of others. */
  giftCardRules: z
    .object({
      amounts: z.array(GiftAmount).check(z.maxLength(8)),
      min: GiftAmount,
      max: GiftAmount,
    })
    .check(
      z.refine(({ min, max }) => min <= max, { message: says('giftCardBounds'), path: ['max'] }),
    ),
  alertPhones: z
    .array(z.string().check(z.regex(/^\+\d{8,15}$/, says('alertPhoneExpected'))))
    .check(z.maxLength(20)),
  messageTexts: MessageTexts,
  /** In Spanish; mails are in English. */
  messageTextsEs: MessageTexts,
  dispatchRules: DispatchRules,
  closedDays: ClosedDays,
  transitZones: TransitZones,
})
export type Settings = z.output<typeof Settings>
export type SettingsWire = z.input<typeof Settings>

export const findSettings = endpoint({
  method: 'GET',
  url: '/staff/settings',
  schema: {
    summary: 'What the owner may change',
    tags,
    response: { 200: Settings, ...problems(401, 403) },
  },
})

export const saveSettings = endpoint({
  method: 'PUT',
  url: '/staff/settings',
  schema: {
    summary: 'Changes settings; effective with the next call, kept in the history',
    tags,
    body: z.partial(Settings),
    response: { 200: Settings, ...problems(400, 401, 403, 422) },
  },
})

export const SaveTax = z.object({
  taxId: z.optional(z.nullable(Id)),
  stateCode: z.string().check(z.regex(/^[A-Z]{2,3}$/, says('stateCodeExpected'))),
  stateName: required('stateNameRequired', 60),
  tax: Percent,
  year: z.optional(z.nullable(z.int().check(z.gte(2000), z.lte(2100)))),
  note: optional(200),
  before: asRead(Tax),
})
export type SaveTax = z.output<typeof SaveTax>

export const saveTax = endpoint({
  method: 'POST',
  url: '/staff/taxes/save',
  schema: {
    summary: 'Adds a tax record, or changes the one with taxId',
    tags,
    body: SaveTax,
    response: { 200: Tax, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deleteTax = endpoint({
  method: 'POST',
  url: '/staff/taxes/delete/:id',
  schema: {
    summary: 'Removes a tax record; orders keep the tax they were charged',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.object({ taxId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})

import { DEFAULT_DELIVERY_RULES, type DeliveryRules } from '../delivery/delivery-rules.ts'
import { DEFAULT_SHIPPING_ZONES, type ShippingZone } from '../delivery/shipping-zones.ts'
import {
  DEFAULT_GOODS_SIZES,
  type GoodsSizes,
  NO_SURCHARGES,
  type Surcharges,
  type ZoneSurcharges,
} from '../delivery/surcharges.ts'
import { DEFAULT_RETURN_LABEL_RULES, type ReturnLabelRules } from '../labels/return-labels.ts'
import { DEFAULT_PRICING_RULES, type PricingRules } from '../money/pricing.ts'
import { DEFAULT_DISCOUNT_LIMITS, type DiscountLimits } from '../offers/discount-limits.ts'
import { DEFAULT_RETURN_RULES, type ReturnRules } from '../orders/returns.ts'
import { DEFAULT_GIFT_CARD_RULES, type GiftCardRules } from '../tenders/gift-card-sales.ts'
import type { MailLogo } from './mail-logo.ts'

/** What the owner can change; stored by name in the table `setting`. */
export interface ShopSettings extends PricingRules, DeliveryRules {
  /** Where outside the United States the shop ships, and at which rates. */
  shippingZones: readonly ShippingZone[]
  /** Surcharges for heavy and large goods: in the United States outside all zones, and by zone. */
  surcharges: Surcharges
  zoneSurcharges: readonly ZoneSurcharges[]
  goodsSizes: GoodsSizes
  shopName: string
  currency: string
  phone: string
  hoursLine: string
  contactEmail: string
  /** Address lines for packing documents, the contact page and pickup; may be empty. */
  address: string
  homeStateCode: string
  /** IANA name. An order's day is the day in this zone: on screens, in emails and on documents alike. */
  timeZone: string
  allowBackorder: boolean
  /** Whether US addresses are checked at a provider when shoppers enter them (decision 0089). */
  checkAddresses: boolean
  /** Hours after which the reserved stock of an unpaid order is released. */
  unpaidOrderHours: number
  /** Hours after the last change of an abandoned cart until its one reminder; 0: none is sent. */
  cartReminderHours: number
  returnRules: ReturnRules
  /** Whether a return takes back the discount that the pieces kept no longer earn (decision 0084). */
  reclaimOnReturn: boolean
  /** Labels with postage for returns, bought through a provider (decision 0090). */
  returnLabelRules: ReturnLabelRules
  discountLimits: DiscountLimits
  /** Whether a class I recall needs two people to confirm it before it takes effect. */
  recallTwoPeople: boolean
  /** Hours for which lots of a class I or unclassified recall are held while people decide; 0: not at all. */
  recallHoldHours: number
  /** Where records of openFDA are read every day, over https; '': nowhere. */
  recallFeedUrl: string
  /** Whether a large count difference is only booked once two people have found the same. */
  countTwoPeople: boolean
  /** Whether everyone who works here must set up two-step verification before anything else. */
  requireSecondFactor: boolean
  giftCardRules: GiftCardRules
  /** Where text alerts go: the shop's own people, as + and digits. */
  alertPhones: readonly string[]
  /** At the head of every mail; null: the shop's name stands there. */
  mailLogo: MailLogo | null
  /** The owner's overrides of catalog messages, by message name. */
  messageTexts: Readonly<Record<string, string>>
  /** The same in Spanish. */
  messageTextsEs: Readonly<Record<string, string>>
}

export const DEFAULT_SETTINGS: ShopSettings = {
  ...DEFAULT_PRICING_RULES,
  ...DEFAULT_DELIVERY_RULES,
  shippingZones: DEFAULT_SHIPPING_ZONES,
  surcharges: NO_SURCHARGES,
  zoneSurcharges: [],
  goodsSizes: DEFAULT_GOODS_SIZES,
  shopName: 'Mendwell',
  currency: 'USD',
  phone: '1-800-555-0142',
  hoursLine: 'Mon to Sat, 8 am to 8 pm Central',
  contactEmail: 'care@mendwell.example',
  address: '1200 Congress Avenue\nAustin, TX 78701',
  homeStateCode: 'TX',
  timeZone: 'America/Chicago',
  allowBackorder: true,
  checkAddresses: false,
  unpaidOrderHours: 24,
  cartReminderHours: 24,
  returnRules: DEFAULT_RETURN_RULES,
  reclaimOnReturn: false,
  returnLabelRules: DEFAULT_RETURN_LABEL_RULES,
  discountLimits: DEFAULT_DISCOUNT_LIMITS,
  recallTwoPeople: true,
  recallHoldHours: 24,
  recallFeedUrl: '',
  countTwoPeople: true,
  requireSecondFactor: false,
  giftCardRules: DEFAULT_GIFT_CARD_RULES,
  alertPhones: [],
  mailLogo: null,
  messageTexts: {},
  messageTextsEs: {},
}

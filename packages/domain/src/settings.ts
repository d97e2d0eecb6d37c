import type { MilliPercent } from './money.ts'
import { DEFAULT_RETURN_RULES, type ReturnRules } from './returns.ts'
import { DEFAULT_SHIPPING_TIERS, type ShippingTier } from './shipping.ts'

/** What the owner may change; stored by name in the table `setting`. */
export interface ShopSettings {
  shopName: string
  currency: string
  phone: string
  hoursLine: string
  contactEmail: string
  /** Lines of the address, for papers, the contact page and those who collect; may be empty. */
  address: string
  homeStateCode: string
  /** IANA name. An order's day is the day there: on screens, in mails and on papers alike. */
  timeZone: string
  onlineDiscount: MilliPercent
  shippingTiers: readonly ShippingTier[]
  waiveHandlingForPickup: boolean
  allowBackorder: boolean
  /** Hours after which the held stock of an unpaid order goes back. */
  unpaidOrderHours: number
  returnRules: ReturnRules
  /** Where text alerts go: the shop's own people, as + and digits. */
  alertPhones: readonly string[]
  /** The owner's own words for messages of the catalogue, by the message's name. */
  messageTexts: Readonly<Record<string, string>>
  /** The same in Spanish. */
  messageTextsEs: Readonly<Record<string, string>>
}

export const DEFAULT_SETTINGS: ShopSettings = {
  shopName: 'Mendwell',
  currency: 'USD',
  phone: '1-800-555-0142',
  hoursLine: 'Mon to Sat, 8 to 8',
  contactEmail: 'care@mendwell.example',
  address: '1200 Congress Avenue\nAustin, TX 78701',
  homeStateCode: 'TX',
  timeZone: 'America/Chicago',
  onlineDiscount: 10_000,
  shippingTiers: DEFAULT_SHIPPING_TIERS,
  waiveHandlingForPickup: false,
  allowBackorder: true,
  unpaidOrderHours: 24,
  returnRules: DEFAULT_RETURN_RULES,
  alertPhones: [],
  messageTexts: {},
  messageTextsEs: {},
}

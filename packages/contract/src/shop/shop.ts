import * as z from 'zod/mini'
import { Surcharges } from '../delivery/shipping-rates.ts'
import { ReturnRules } from '../orders/returns.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Money, Percent } from '../wire/shapes.ts'

const Tier = z.object({ from: Money, cost: Money })

/** What the browser must know about the shop before it can show anything. */
export const ShopConfig = z.object({
  shopName: z.string(),
  currency: z.string(),
  phone: z.string(),
  hoursLine: z.string(),
  contactEmail: z.string(),
  address: z.string(),
  homeStateCode: z.string(),
  timeZone: z.string(),
  onlineDiscount: Percent,
  shippingTiers: z.array(Tier),
  /** Other places the shop ships to, and US places it does not ship to. */
  shippingZones: z.array(
    z.object({
      name: z.string(),
      countries: z.array(z.string()),
      states: z.array(z.string()),
      tiers: z.array(Tier),
      surcharges: z.optional(Surcharges),
    }),
  ),
  /** What heavy and large goods add in the United States outside these zones; missing where nothing is added. */
  surcharges: z.optional(Surcharges),
  allowBackorder: z.boolean(),
  /** Only present if the shop sends no cart reminders: every page carries these settings. */
  cartRemindersOff: z.optional(z.literal(true)),
  /** Only present if addresses are checked as shoppers enter them. */
  checksAddresses: z.optional(z.literal(true)),
  returnRules: ReturnRules,
  /** Only present if returns take back discounts that are no longer earned. */
  reclaimOnReturn: z.optional(z.literal(true)),
  /** The owner's overrides of messages, by message name. */
  messageTexts: z.record(z.string(), z.string()),
  messageTextsEs: z.record(z.string(), z.string()),
  cardProvider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.nullable(z.string()),
  versionLabel: z.string(),
  environment: z.string(),
})
export type ShopConfig = z.output<typeof ShopConfig>
export type ShopConfigWire = z.input<typeof ShopConfig>

export const getShopConfig = endpoint({
  method: 'GET',
  url: '/config',
  schema: {
    summary: 'Public settings of the shop',
    tags: ['shop'],
    response: { 200: ShopConfig },
  },
})

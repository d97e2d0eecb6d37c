import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText, Money } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff prices'] as const

/** In whole cents and thousandths of a percent: rules are stored as they are computed. */
export const TierPrice = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PRICE'),
    cents: z.int(says('priceRequired')).check(z.gte(1), z.lte(100_000_000)),
  }),
  /** Off the online price. */
  z.object({
    type: z.literal('PERCENT_OFF'),
    rate: z.int(says('percentOffRange')).check(z.gte(1), z.lte(99_999)),
  }),
])

export const GroupKey = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, says('groupUnknown')))

export const PriceTier = z.object({
  /** The customer group it is for; null: everyone. */
  group: z.nullable(GroupKey),
  from: z
    .int(says('quantityRange'))
    .check(z.gte(1, says('quantityRange')), z.lte(MAX_QUANTITY, says('quantityRange'))),
  price: TierPrice,
})
export type PriceTier = z.output<typeof PriceTier>

const Tiers = z.array(PriceTier).check(z.maxLength(60, says('linesMax', { max: 60 })))

export const ProductTiers = z.object({
  tiers: Tiers,
  /** Customer groups that can have tiers. */
  groups: z.array(z.object({ group: z.string(), name: z.string() })),
  /** The current price per piece for everyone. */
  onlinePrice: Money,
  /** Before other reductions: the base of percentages. */
  beforeTiers: Money,
})
export type ProductTiers = z.output<typeof ProductTiers>

const ofProduct = z.object({ productId: IdText })

export const getProductTiers = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/price-tiers',
  schema: {
    summary: 'Staff: what a product costs from how many pieces',
    tags,
    params: ofProduct,
    response: { 200: ProductTiers, ...problems(401, 403, 404, 422) },
  },
})

export const SaveTiers = z.object({
  /** All tiers of the product; an empty list removes them. */
  tiers: Tiers,
  /** The version read: a colleague's change in the meantime is not overwritten. */
  read: Tiers,
})
export type SaveTiers = z.output<typeof SaveTiers>

export const saveProductTiers = endpoint({
  method: 'PUT',
  url: '/staff/products/:productId/price-tiers',
  schema: {
    summary: 'Staff: says what a product costs from how many pieces',
    description:
      'More pieces cost less each, for everybody and for each group; a tier that is not below the price of one piece does not count.',
    tags,
    params: ofProduct,
    body: SaveTiers,
    response: { 200: ProductTiers, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

import { OFFER_REFUSALS } from '@mendwell/domain/offers/refusals'
import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Money } from '../wire/shapes.ts'
import { Codes } from './offers.ts'
import { SavePromotion } from './promotions.ts'

/** A cart that a promotion is tested against, and its buyer. */
const TryPromotion = z.object({
  /** The stored promotion whose uses and priority count; null if not saved yet. */
  promotionId: z.nullable(Id),
  /** As edited on the screen: treated as active, whatever its state. */
  promotion: SavePromotion,
  lines: z
    .array(z.object({ productId: Id, quantity: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.minLength(1), z.maxLength(50)),
  pickup: z.boolean(),
  group: z.nullable(z.enum(['CLINIC', 'SALES_REP'])),
  isFirstOrder: z.boolean(),
  /** In the shop's time zone; null: now. */
  asOf: z.nullable(WallTime),
  codes: Codes,
})
export type TryPromotion = z.output<typeof TryPromotion>

/** Why it gives nothing: as shown to shoppers, or that its code was not entered. */
export const TRIAL_REFUSALS = [...OFFER_REFUSALS, 'CODE_NOT_GIVEN'] as const

const TriedLine = z.object({
  productId: Id,
  productName: z.string(),
  quantity: z.int(),
  /** What the cart charges per piece, and for the line, before promotions. */
  unitPrice: Money,
  lineTotal: Money,
  /** Charged at its sale price. */
  isOnSale: z.boolean(),
  /** What this promotion takes off, and the other active ones. */
  given: Money,
  givenByOthers: Money,
})

const Tried = z.object({
  lines: z.array(TriedLine),
  /** Lines the cart would reject, fully or in part. */
  problems: z.array(z.object({ productId: Id, message: z.string() })),
  subtotal: Money,
  shipping: Money,
  /** Off shipping, by this promotion and by the others. */
  shippingGiven: Money,
  shippingGivenByOthers: Money,
  tax: Money,
  grandTotal: Money,
  currency: z.string(),
  /** Everything it gives, on goods and shipping. */
  given: Money,
  /** Null if it gives something; with the requirement and what is missing, in cents or pieces. */
  refusal: z.nullable(
    z.object({
      reason: z.enum(TRIAL_REFUSALS),
      wanted: z.nullable(z.int()),
      missing: z.nullable(z.int()),
    }),
  ),
  /** Names of other promotions that apply to this cart. */
  others: z.array(z.object({ promotionId: Id, name: z.string(), given: Money })),
})
export type Tried = z.output<typeof Tried>

export const tryPromotion = endpoint({
  method: 'POST',
  url: '/staff/promotions/test',
  schema: {
    summary: 'Staff: what a promotion would give a cart, line by line, or why it gives nothing',
    tags: ['staff promotions'],
    body: TryPromotion,
    response: { 200: Tried, ...problems(400, 401, 403, 422) },
  },
})

import { OFFER_REFUSALS } from '@mendwell/domain/offers/refusals'
import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Money } from '../wire/shapes.ts'
import { Codes } from './offers.ts'
import { SavePromotion } from './promotions.ts'

/** A cart that a promotion is tested against, and who has it. */
const TryPromotion = z.object({
  /** The stored one whose uses and place in the order count; null for one that is not saved yet. */
  promotionId: z.nullable(Id),
  /** As it is on the screen: it is taken as active, whatever became of it. */
  promotion: SavePromotion,
  lines: z
    .array(z.object({ productId: Id, quantity: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.minLength(1), z.maxLength(50)),
  pickup: z.boolean(),
  group: z.nullable(z.enum(['CLINIC', 'SALES_REP'])),
  isFirstOrder: z.boolean(),
  /** By the clocks of the shop; null: now. */
  asOf: z.nullable(WallTime),
  codes: Codes,
})
export type TryPromotion = z.output<typeof TryPromotion>

/** Why it gives nothing: as shoppers are told, or that a code of its own was not given. */
export const TRIAL_REFUSALS = [...OFFER_REFUSALS, 'CODE_NOT_GIVEN'] as const

const TriedLine = z.object({
  productId: Id,
  productName: z.string(),
  quantity: z.int(),
  /** What the cart asks for a piece, and for the line, before promotions. */
  unitPrice: Money,
  lineTotal: Money,
  /** It is charged at its sale price. */
  isOnSale: z.boolean(),
  /** What this promotion takes off, and the others that count. */
  given: Money,
  givenByOthers: Money,
})

const Tried = z.object({
  lines: z.array(TriedLine),
  /** Lines that the cart would not take, or not all of. */
  problems: z.array(z.object({ productId: Id, message: z.string() })),
  subtotal: Money,
  shipping: Money,
  /** Off shipping, by this promotion and by the others. */
  shippingGiven: Money,
  shippingGivenByOthers: Money,
  tax: Money,
  grandTotal: Money,
  currency: z.string(),
  /** All that it gives, goods and shipping. */
  given: Money,
  /** Null where it gives something; with what is asked for and what is missing, in cents or pieces. */
  refusal: z.nullable(
    z.object({
      reason: z.enum(TRIAL_REFUSALS),
      wanted: z.nullable(z.int()),
      missing: z.nullable(z.int()),
    }),
  ),
  /** Names of other promotions that count in this cart. */
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

import { PROMOTION_STATES } from '@mendwell/domain/offers/promotion'
import * as z from 'zod/mini'
import { FamilyKey } from '../families/staff-families.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdText, Instant, line, Money, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff promotions'] as const

const Ids = z.optional(z.array(Id).check(z.maxLength(500)))

/** Which goods a rule applies to; all of them if no list is given. */
const Selector = z.object({
  productIds: Ids,
  familyKeys: z.optional(z.array(FamilyKey).check(z.maxLength(500))),
  categoryIds: Ids,
  brandIds: Ids,
  excludeSale: z.optional(z.boolean()),
})
const of = z.optional(Selector)

const Pieces = z.int().check(z.gte(1), z.lte(99))
/** In whole cents: rules are stored as they are computed. */
const Cents = z.int().check(z.gte(0), z.lte(100_000_000))
/** In thousandths of a percent. */
const Rate = z.int().check(z.gte(0), z.lte(100_000))

export const PromotionCondition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MIN_SUBTOTAL'), cents: Cents, of }),
  z.object({ type: z.literal('MIN_QUANTITY'), quantity: z.int().check(z.gte(1), z.lte(999)), of }),
  z.object({ type: z.literal('GROUP'), group: z.enum(['CLINIC']) }),
  z.object({ type: z.literal('FIRST_ORDER') }),
])

const Part = z.object({ quantity: Pieces, of })
const maxSets = z.optional(Pieces)

export const PromotionAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PERCENT_OFF'),
    rate: Rate,
    of,
    maxCents: z.optional(Cents),
    base: z.optional(z.enum(['CART_PRICE', 'LIST_PRICE'])),
  }),
  z.object({ type: z.literal('AMOUNT_OFF'), cents: Cents, of }),
  z.object({ type: z.literal('AMOUNT_OFF_EACH'), cents: Cents, of, maxPieces: z.optional(Pieces) }),
  z.object({ type: z.literal('FIXED_PRICE'), cents: Cents, of }),
  z.object({
    type: z.literal('BUY_X_GET_Y'),
    buy: Part,
    get: Part,
    rate: z.optional(Rate),
    maxSets,
  }),
  z.object({
    type: z.literal('BUNDLE'),
    parts: z.array(Part).check(z.minLength(2), z.maxLength(10)),
    priceCents: Cents,
    maxSets,
  }),
  z.object({
    type: z.literal('FREE_SHIPPING'),
    maxCents: z.optional(Cents),
    /** Also what oversize and freight goods add. */
    includesBulky: z.optional(z.boolean()),
  }),
])

const Limit = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))

/** What staff enter for a promotion. */
export const SavePromotion = z
  .object({
    name: required('promotionName', 80),
    nameEs: required('promotionName', 80),
    /** Null: it applies by itself, or with single-use codes. */
    code: z.nullable(line(60).check(z.regex(/^[A-Za-z0-9 -]{3,40}$/, says('promotionCode')))),
    /** It requires one of the single-use codes that the server creates in batches. */
    singleUse: z.optional(z.boolean()),
    conditions: z.array(PromotionCondition).check(z.maxLength(10)),
    action: PromotionAction,
    priority: z.int().check(z.gte(0), z.lte(999)),
    exclusive: z.boolean(),
    startsOn: z.nullable(day()),
    endsOn: z.nullable(day()),
    useLimit: Limit,
    useLimitPerCustomer: Limit,
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
      message: says('promotionDays'),
      path: ['endsOn'],
    }),
    z.refine(({ code, singleUse }) => code === null || !singleUse, {
      message: says('promotionOneOrMany'),
      path: ['code'],
    }),
  )
export type SavePromotion = z.output<typeof SavePromotion>

export const PromotionRow = z.object({
  promotionId: Id,
  name: z.string(),
  nameEs: z.string(),
  state: z.enum(PROMOTION_STATES),
  /** The shared code; null if none is required, or single-use ones. */
  code: z.nullable(z.string()),
  singleUse: z.boolean(),
  /** Single-use codes: created, and used. */
  codesMade: z.int(),
  codesUsed: z.int(),
  conditions: z.array(PromotionCondition),
  action: PromotionAction,
  priority: z.int(),
  exclusive: z.boolean(),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  useLimit: z.nullable(z.int()),
  useLimitPerCustomer: z.nullable(z.int()),
  /** Orders that used it; those that expired unpaid do not count. */
  uses: z.int(),
  /** What it took off those orders. */
  given: Money,
  createdAt: Instant,
})
export type PromotionRow = z.output<typeof PromotionRow>

export const findPromotions = endpoint({
  method: 'GET',
  url: '/staff/promotions',
  schema: {
    summary: 'Staff: all promotions with how often they were used; those that count first',
    tags,
    response: { 200: z.object({ rows: z.array(PromotionRow) }), ...problems(401, 403) },
  },
})

export const makePromotion = endpoint({
  method: 'POST',
  url: '/staff/promotions',
  schema: {
    summary: 'Staff: makes a promotion as a draft, which counts nowhere yet',
    tags,
    body: SavePromotion,
    response: { 200: PromotionRow, ...problems(400, 401, 403, 409, 422) },
  },
})

export const changePromotion = endpoint({
  method: 'PUT',
  url: '/staff/promotions/:promotionId',
  schema: {
    summary: 'Staff: changes a draft; 409 for one that was active: it is ended and copied',
    tags,
    params: z.object({ promotionId: IdText }),
    body: SavePromotion,
    response: { 200: PromotionRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const movePromotion = endpoint({
  method: 'POST',
  url: '/staff/promotions/:promotionId/move',
  schema: {
    summary: 'Staff: starts, pauses or ends a promotion, at once',
    tags,
    params: z.object({ promotionId: IdText }),
    body: z.object({ state: z.enum(PROMOTION_STATES) }),
    response: { 200: PromotionRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

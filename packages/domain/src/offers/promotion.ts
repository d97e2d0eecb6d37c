import type { Cents, MilliPercent } from '../money/money.ts'

/** Which lines of a cart a rule is about; without any list all of them. A line must be in each list that is given. */
export interface Selector {
  productIds?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
  brandIds?: readonly number[] | undefined
  /** Leaves out products at their sale price. */
  excludeSale?: boolean | undefined
}

/** What must hold of the cart as it is before any promotion, or of its buyer. */
export type Condition =
  | { type: 'MIN_SUBTOTAL'; cents: Cents; of?: Selector | undefined }
  | { type: 'MIN_QUANTITY'; quantity: number; of?: Selector | undefined }
  | { type: 'GROUP'; group: string }
  | { type: 'FIRST_ORDER' }

/** So many pieces out of some lines. */
export interface Part {
  quantity: number
  of?: Selector | undefined
}

/** What a promotion gives. Rates are in thousandths of a percent. */
export type Action =
  /** LIST_PRICE: not on top of the online price; what that gave already counts in. */
  | {
      type: 'PERCENT_OFF'
      rate: MilliPercent
      of?: Selector | undefined
      maxCents?: Cents | undefined
      base?: 'CART_PRICE' | 'LIST_PRICE' | undefined
    }
  | { type: 'AMOUNT_OFF'; cents: Cents; of?: Selector | undefined }
  | {
      type: 'AMOUNT_OFF_EACH'
      cents: Cents
      of?: Selector | undefined
      maxPieces?: number | undefined
    }
  /** Each piece costs so much, unless it costs less already. */
  | { type: 'FIXED_PRICE'; cents: Cents; of?: Selector | undefined }
  /** Of each set the pieces to get are reduced by the rate, all of their price without one. */
  | {
      type: 'BUY_X_GET_Y'
      buy: Part
      get: Part
      rate?: MilliPercent | undefined
      maxSets?: number | undefined
    }
  | { type: 'BUNDLE'; parts: readonly Part[]; priceCents: Cents; maxSets?: number | undefined }
  | { type: 'FREE_SHIPPING'; maxCents?: Cents | undefined }

/** A draft is edited; what was active is paused, ended and copied, so that old orders can be explained. */
export const PROMOTION_STATES = ['DRAFT', 'ACTIVE', 'PAUSED', 'ENDED'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

const MOVES: Record<PromotionState, readonly PromotionState[]> = {
  DRAFT: ['ACTIVE', 'ENDED'],
  ACTIVE: ['PAUSED', 'ENDED'],
  PAUSED: ['ACTIVE', 'ENDED'],
  ENDED: [],
}

/** What a promotion may become, the usual way first. */
export const promotionMoves = (from: PromotionState): readonly PromotionState[] => MOVES[from]

/** A promotion as a cart meets it. */
export interface Promotion {
  promotionId: number
  /** The smaller goes first; equal ones by their number. */
  priority: number
  /** Never together with another one. */
  exclusive: boolean
  /** It counts only where one of its codes was given. */
  needsCode: boolean
  conditions: readonly Condition[]
  action: Action
  /** Its first and last day, YYYY-MM-DD of the shop; null without one. */
  startsOn: string | null
  endsOn: string | null
  isPaused: boolean
  /** All of its uses, or those of the code that was given, are taken. */
  isUsedUp: boolean
  /** This buyer has used it as often as one may. */
  isUsedByBuyer: boolean
}

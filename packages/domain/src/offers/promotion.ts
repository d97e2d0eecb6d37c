import type { Cents, MilliPercent } from '../money/money.ts'

/** Stands for a promotion that is not stored yet: the newest one has the highest number. */
export const UNSAVED_PROMOTION_ID = 2_147_483_647

/** Which lines of a cart a rule applies to; all of them if no list is given. A line must be in every given list. */
export interface Selector {
  productIds?: readonly number[] | undefined
  /** Families of sizes, colors or strengths: all products in one of them, also those added later. */
  familyKeys?: readonly string[] | undefined
  categoryIds?: readonly number[] | undefined
  brandIds?: readonly number[] | undefined
  /** Excludes products at their sale price. */
  excludeSale?: boolean | undefined
}

/** Conditions on the cart before any promotion, or on its buyer. */
export type Condition =
  | { type: 'MIN_SUBTOTAL'; cents: Cents; of?: Selector | undefined }
  | { type: 'MIN_QUANTITY'; quantity: number; of?: Selector | undefined }
  | { type: 'GROUP'; group: string }
  | { type: 'FIRST_ORDER' }

/** A number of pieces from some lines. */
export interface Part {
  quantity: number
  of?: Selector | undefined
}

/** What a promotion gives. Rates are in thousandths of a percent. */
export type Action =
  /** LIST_PRICE: not on top of the online price; its reduction is counted in. */
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
  /** Each piece costs this much, unless it already costs less. */
  | { type: 'FIXED_PRICE'; cents: Cents; of?: Selector | undefined }
  /** In each set, the pieces to get are reduced by the rate, or free without one. */
  | {
      type: 'BUY_X_GET_Y'
      buy: Part
      get: Part
      rate?: MilliPercent | undefined
      maxSets?: number | undefined
    }
  | { type: 'BUNDLE'; parts: readonly Part[]; priceCents: Cents; maxSets?: number | undefined }
  /** Waives the rate by subtotal and weight; what oversize and freight goods add, only if it says so (decision 0072). */
  | {
      type: 'FREE_SHIPPING'
      maxCents?: Cents | undefined
      includesBulky?: boolean | undefined
    }

/** A draft is edited; one that was active is paused, ended and copied, so old orders can be explained. */
export const PROMOTION_STATES = ['DRAFT', 'ACTIVE', 'PAUSED', 'ENDED'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

const MOVES: Record<PromotionState, readonly PromotionState[]> = {
  DRAFT: ['ACTIVE', 'ENDED'],
  ACTIVE: ['PAUSED', 'ENDED'],
  PAUSED: ['ACTIVE', 'ENDED'],
  ENDED: [],
}

/** The possible transitions of a promotion, the usual one first. */
export const promotionMoves = (from: PromotionState): readonly PromotionState[] => MOVES[from]

/** A promotion as applied to a cart. */
export interface Promotion {
  promotionId: number
  /** The smaller goes first; ties by number. */
  priority: number
  /** Never combined with another one. */
  exclusive: boolean
  /** Applies only if one of its codes was entered. */
  needsCode: boolean
  conditions: readonly Condition[]
  action: Action
  /** Its first and last day, YYYY-MM-DD in the shop's calendar; null if open. */
  startsOn: string | null
  endsOn: string | null
  isPaused: boolean
  /** All of its uses, or those of the entered code, are taken. */
  isUsedUp: boolean
  /** This buyer has used it up. */
  isUsedByBuyer: boolean
}

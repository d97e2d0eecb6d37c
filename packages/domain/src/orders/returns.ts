import { type Cents, type MilliPercent, percentOf, sum } from '../money/money.ts'
import {
  type ChargedLine,
  type PromisedPieces,
  refundAfter,
  refundOfPieces,
} from '../money/refunds.ts'
import { type ShippingTier, shippingFor } from '../money/shipping.ts'
import { EXCHANGE_DAYS, MAX_RETURN_QUANTITY, REFUND_DAYS } from './limits.ts'

/** EXCHANGE: for another size of the same product. */
export const RETURN_KINDS = ['REFUND', 'REPLACEMENT', 'EXCHANGE'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const RETURN_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'DECLINED',
  'RECEIVED',
  'REFUNDED',
  'REPLACED',
] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** The owner's policy as data (Specification §2 and §9, Decisions §7). */
export interface ReturnRules {
  refundDays: number
  exchangeDays: number
  /** 'Bulk returns (more than 2 items) not accepted.' */
  maxQuantity: number
  saleItemsAreFinal: boolean
  openedRefused: boolean
  restorationFee: MilliPercent
  /** Categories whose goods touch the body and cannot be sold again once they left the shop. */
  hygieneCategoryIds: readonly number[]
}

export const DEFAULT_RETURN_RULES: ReturnRules = {
  refundDays: REFUND_DAYS,
  exchangeDays: EXCHANGE_DAYS,
  maxQuantity: MAX_RETURN_QUANTITY,
  saleItemsAreFinal: true,
  openedRefused: true,
  restorationFee: 10_000,
  hygieneCategoryIds: [],
}

/** One item somebody wants to send back. */
export interface ReturnInput {
  kind: ReturnKind
  quantity: number
  /** Pieces of the item in earlier requests that were not declined. */
  quantityBefore: number
  quantityBought: number
  /** Pieces of the same product in other lines of the order, asked back before or along with it. */
  otherPieces: number
  /** Since its last piece was delivered or collected; since the order where that is not known (Decisions §10). */
  daysSinceArrival: number
  cutPrice: boolean
  opened: boolean
  categoryId: number
}

export const RETURN_REFUSALS = [
  'NOT_PAID',
  'CANCELLED',
  'REPLACEMENT',
  'SALE_ITEM',
  'HYGIENE',
  'OPENED',
  'TOO_LATE',
  'NOTHING_LEFT',
  'TOO_MANY',
  'NO_SIZE',
  'SIZE_GONE',
] as const
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number]

/** Why nothing of an order can come back at all; undefined when something may. */
export function refuseReturnOfOrder(order: {
  orderStatus: string
  paymentStatus: string
  /** Nobody paid for it: what was paid stands in the order whose pieces it replaces. */
  isReplacement?: boolean
}): ReturnRefusal | undefined {
  if (order.orderStatus === 'REJECTED') return 'CANCELLED'
  if (order.isReplacement) return 'REPLACEMENT'
  if (order.paymentStatus === 'UNPAID') return 'NOT_PAID'
  // All of it was given back before.
  if (order.paymentStatus === 'REFUNDED') return 'NOTHING_LEFT'
  return undefined
}

/** Why a wish is against the policy; undefined when it is accepted. */
export function refuseReturn(input: ReturnInput, rules: ReturnRules): ReturnRefusal | undefined {
  const days = input.kind === 'REFUND' ? rules.refundDays : rules.exchangeDays
  if (rules.saleItemsAreFinal && input.cutPrice) return 'SALE_ITEM'
  if (rules.hygieneCategoryIds.includes(input.categoryId)) return 'HYGIENE'
  if (rules.openedRefused && input.opened) return 'OPENED'
  if (input.daysSinceArrival > days) return 'TOO_LATE'
  if (input.quantityBefore + input.quantity > input.quantityBought) return 'NOTHING_LEFT'
  if (input.otherPieces + input.quantityBefore + input.quantity > rules.maxQuantity)
    return 'TOO_MANY'
  return undefined
}

/** Whether an item was sold at its sale price: charged what was listed, and less than the unit price. */
export const wasSaleItem = (item: {
  unitPriceCents: Cents
  listPriceCents: Cents
  discountPercent: number
}): boolean => item.unitPriceCents === item.listPriceCents && item.discountPercent > 0

/** What the shopper gets back and pays, in cents, before anything is sent. */
interface ReturnAmounts {
  /** Of the refund: what the goods and what their tax gives back. */
  goodsCents: Cents
  taxCents: Cents
  refundCents: Cents
  restorationFeeCents: Cents
  /** Of an exchange: the value of the goods that are sent anew. */
  exchangedCents: Cents
}

interface ReturnedLine {
  line: ChargedLine
  /** What refunds of this line that were not declined give back already. */
  promised: PromisedPieces
}

/**
 * Amounts of an accepted wish: a refund gives the pieces and their tax back, never shipping; a
 * replacement gives no money and costs the restoration fee on the pieces' value (Specification §1). Of an exchange, they are what
 * was paid and the fee; what it costs, `exchangeAmounts` says.
 */
export function returnAmounts(
  input: Pick<ReturnInput, 'kind' | 'quantity'>,
  { line, promised }: ReturnedLine,
  rules: Pick<ReturnRules, 'restorationFee'>,
): ReturnAmounts {
  const nothing = { goodsCents: 0, taxCents: 0, refundCents: 0 }
  if (input.kind !== 'REPLACEMENT') {
    const { goodsCents, taxCents } = refundAfter(line, input.quantity, promised)
    const refundCents = goodsCents + taxCents
    const restorationFeeCents =
      input.kind === 'EXCHANGE' ? percentOf(goodsCents, rules.restorationFee) : 0
    return { goodsCents, taxCents, refundCents, restorationFeeCents, exchangedCents: 0 }
  }
  const goods = refundOfPieces({ ...line, taxCents: 0 }, input.quantity, 0)
  return {
    ...nothing,
    restorationFeeCents: percentOf(goods, rules.restorationFee),
    exchangedCents: goods,
  }
}

/** 'New shipping fees on exchange' (Specification §1): by the value of all that is sent anew, in cents. */
export function exchangeShipping(
  exchanged: readonly Cents[],
  tiers: readonly ShippingTier[],
): Cents {
  const worth = sum(exchanged)
  return worth === 0 ? 0 : shippingFor(worth, tiers)
}

const TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  REQUESTED: ['APPROVED', 'DECLINED'],
  APPROVED: ['RECEIVED', 'DECLINED'],
  DECLINED: [],
  RECEIVED: ['REPLACED', 'REFUNDED'],
  REFUNDED: [],
  REPLACED: [],
}

const END_OF_THE_OTHER: Record<ReturnKind, ReturnStatus | undefined> = {
  REFUND: 'REPLACED',
  REPLACEMENT: 'REFUNDED',
  EXCHANGE: undefined,
}

/**
 * What staff may move a return to, the usual way first; a refund ends REFUNDED, a replacement REPLACED, an exchange REPLACED or,
 * once its order was cancelled, REFUNDED.
 */
export const returnTransitions = (from: ReturnStatus, kind: ReturnKind): ReturnStatus[] =>
  TRANSITIONS[from].filter((to) => to !== END_OF_THE_OTHER[kind])

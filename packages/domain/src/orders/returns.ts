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
  /** Categories whose goods touch the body and cannot be resold once they left the shop. */
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

/** One item a customer wants to return. */
export interface ReturnInput {
  kind: ReturnKind
  quantity: number
  /** Pieces of the item in earlier requests that were not declined. */
  quantityBefore: number
  quantityBought: number
  /** Pieces of the same product in other lines of the order, requested before or along with it. */
  otherPieces: number
  /** Since its last piece was delivered or collected; since the order if unknown (Decisions §10). */
  daysSinceArrival: number
  cutPrice: boolean
  opened: boolean
  /** Then the fault is the shop's (decision 0086). */
  defective: boolean
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

/** Why nothing of an order can be returned; undefined if something can. */
export function refuseReturnOfOrder(order: {
  orderStatus: string
  paymentStatus: string
  /** It was not paid for: the payment belongs to the order whose pieces it replaces. */
  isReplacement?: boolean
}): ReturnRefusal | undefined {
  if (order.orderStatus === 'REJECTED') return 'CANCELLED'
  if (order.isReplacement) return 'REPLACEMENT'
  if (order.paymentStatus === 'UNPAID') return 'NOT_PAID'
  // All of it was already refunded.
  if (order.paymentStatus === 'REFUNDED') return 'NOTHING_LEFT'
  return undefined
}

/** Why goods are refused unless they are defective (decision 0086). */
export const LIFTED_BY_DEFECT = ['SALE_ITEM', 'HYGIENE', 'OPENED'] as const

/** Why a request violates the policy; undefined if it is accepted. */
export function refuseReturn(input: ReturnInput, rules: ReturnRules): ReturnRefusal | undefined {
  const days = input.kind === 'REFUND' ? rules.refundDays : rules.exchangeDays
  const ofGoods = input.defective ? undefined : refuseGoods(input, rules)
  if (ofGoods) return ofGoods
  if (input.daysSinceArrival > days) return 'TOO_LATE'
  if (input.quantityBefore + input.quantity > input.quantityBought) return 'NOTHING_LEFT'
  if (input.otherPieces + input.quantityBefore + input.quantity > rules.maxQuantity)
    return 'TOO_MANY'
  return undefined
}

function refuseGoods(
  { cutPrice, categoryId, opened }: ReturnInput,
  rules: ReturnRules,
): (typeof LIFTED_BY_DEFECT)[number] | undefined {
  if (rules.saleItemsAreFinal && cutPrice) return 'SALE_ITEM'
  if (rules.hygieneCategoryIds.includes(categoryId)) return 'HYGIENE'
  return rules.openedRefused && opened ? 'OPENED' : undefined
}

/** Whether an item sold at its sale price: charged as listed, and below the unit price. */
export const wasSaleItem = (item: {
  unitPriceCents: Cents
  listPriceCents: Cents
  discountPercent: number
}): boolean => item.unitPriceCents === item.listPriceCents && item.discountPercent > 0

/** The shopper's refund and cost, in cents, before anything ships. */
interface ReturnAmounts {
  /** Parts of the refund: goods and their tax. */
  goodsCents: Cents
  taxCents: Cents
  refundCents: Cents
  restorationFeeCents: Cents
  /** For a replacement: the value of the goods sent out that the shopper pays shipping for. */
  exchangedCents: Cents
}

interface ReturnedLine {
  line: ChargedLine
  /** What refunds of this line that were not declined already give back. */
  promised: PromisedPieces
}

/**
 * Amounts of an accepted request: a refund gives back the pieces and their tax, never shipping; a replacement gives no
 * money and costs the restoration fee on the pieces' value (Specification §1). For an exchange, they are what was paid
 * and the fee; `exchangeAmounts` gives its cost. Defective goods cost no fee, and nothing to replace (decision 0086).
 */
export function returnAmounts(
  input: Pick<ReturnInput, 'kind' | 'quantity' | 'defective'>,
  { line, promised }: ReturnedLine,
  rules: Pick<ReturnRules, 'restorationFee'>,
): ReturnAmounts {
  const feeRate = input.defective ? 0 : rules.restorationFee
  const nothing = { goodsCents: 0, taxCents: 0, refundCents: 0 }
  if (input.kind !== 'REPLACEMENT') {
    const { goodsCents, taxCents } = refundAfter(line, input.quantity, promised)
    const refundCents = goodsCents + taxCents
    const restorationFeeCents = input.kind === 'EXCHANGE' ? percentOf(goodsCents, feeRate) : 0
    return { goodsCents, taxCents, refundCents, restorationFeeCents, exchangedCents: 0 }
  }
  const goods = refundOfPieces({ ...line, taxCents: 0 }, input.quantity, 0)
  return {
    ...nothing,
    restorationFeeCents: percentOf(goods, feeRate),
    exchangedCents: input.defective ? 0 : goods,
  }
}

/** 'New shipping fees on exchange' (Specification §1): by the value of everything sent out, in cents. */
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

/** The statuses that are not final: what the return refunds or sends has not begun yet. */
export const OPEN_RETURN_STATUSES = ['REQUESTED', 'APPROVED', 'RECEIVED'] as const

const END_OF_THE_OTHER: Record<ReturnKind, ReturnStatus | undefined> = {
  REFUND: 'REPLACED',
  REPLACEMENT: 'REFUNDED',
  EXCHANGE: undefined,
}

/**
 * The transitions staff can make on a return, the usual one first; a refund ends REFUNDED, a replacement REPLACED, an
 * exchange REPLACED or, once its order was cancelled, REFUNDED.
 */
export const returnTransitions = (from: ReturnStatus, kind: ReturnKind): ReturnStatus[] =>
  TRANSITIONS[from].filter((to) => to !== END_OF_THE_OTHER[kind])

/** What staff want to refund for a return, in cents, and why it is less than was quoted. */
export interface ChangedRefund {
  kind: ReturnKind
  status: ReturnStatus
  isRecalled: boolean
  quotedCents: Cents
  refundCents: Cents
  reason: string | null
}

export type ChangedRefundRefusal =
  | 'NO_REFUND'
  | 'RECALLED'
  | 'CLOSED'
  | 'TOO_HIGH'
  | 'REASON_MISSING'

/**
 * Why a return may not be refunded like this, as for used or damaged goods; undefined if it may: while it is open, never
 * above what was quoted, and with a reason that the shopper reads if it is below (decision 0087).
 */
export function refuseChangedRefund(changed: ChangedRefund): ChangedRefundRefusal | undefined {
  const { kind, status, isRecalled, quotedCents, refundCents, reason } = changed
  if (kind !== 'REFUND') return 'NO_REFUND'
  if (isRecalled) return 'RECALLED'
  if (!OPEN_RETURN_STATUSES.some((open) => open === status)) return 'CLOSED'
  if (refundCents > quotedCents) return 'TOO_HIGH'
  return refundCents < quotedCents && !reason ? 'REASON_MISSING' : undefined
}

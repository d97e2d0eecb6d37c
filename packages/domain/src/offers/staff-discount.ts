import {
  type Cents,
  type MilliPercent,
  ONE_HUNDRED_PERCENT,
  percentOf,
  sum,
} from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { ownRoleId, type RoleKey } from '../people/own-roles.ts'
import type { AppliedOffer, Offers } from './apply-offers.ts'
import type { DiscountLimits } from './discount-limits.ts'

/** What staff take off the goods of an order: whole percents, or an amount in cents. */
export type StaffDiscount =
  | { type: 'PERCENT_OFF'; percent: number }
  | { type: 'AMOUNT_OFF'; amount: Cents }

/** The text shown to shoppers; the actor and the reason are for staff only. */
export const STAFF_DISCOUNT_NAMES = { name: 'Discount', nameEs: 'Descuento' } as const

/**
 * The most a role may take off the goods of an order, in thousandths of a percent; 0 if nothing. A custom role that may
 * give discounts has the limit of Support, the lower one.
 */
export function discountLimit(role: RoleKey | null, limits: DiscountLimits): MilliPercent {
  switch (role) {
    case 'OWNER':
      return ONE_HUNDRED_PERCENT
    case 'MANAGER':
      return limits.manager
    case 'SUPPORT':
      return limits.support
    default:
      return role !== null && ownRoleId(role) !== undefined ? limits.support : 0
  }
}

/** What it takes off goods of this many cents, never more than they cost. */
export const staffDiscountOf = (goodsCents: Cents, discount: StaffDiscount): Cents =>
  discount.type === 'PERCENT_OFF'
    ? Math.min(percentOf(goodsCents, discount.percent * 1000), goodsCents)
    : Math.min(discount.amount, goodsCents)

/** Whether a role with this limit may give it on goods of this many cents. */
export const isDiscountAllowed = (
  discount: StaffDiscount,
  { goodsCents, limit }: { goodsCents: Cents; limit: MilliPercent },
): boolean =>
  discount.type === 'PERCENT_OFF'
    ? discount.percent * 1000 <= limit
    : discount.amount <= percentOf(goodsCents, limit)

/** Its shares of what promotions left of the lines, in cents: taken once of the sum, split by largest remainder. */
export const shareStaffDiscount = (left: readonly Cents[], discount: StaffDiscount): Cents[] =>
  spreadCents(staffDiscountOf(sum(left), discount), left)

/** A discount on top of any promotions (rules.md 6.3, after step 3): the last one before tax. */
export function addStaffDiscount(
  lineTotals: readonly Cents[],
  offers: Offers,
  { promotionId, off }: { promotionId: number; off: StaffDiscount },
): Offers {
  const left = lineTotals.map((cents, at) => cents - (offers.lineDiscounts[at] ?? 0))
  const lines = shareStaffDiscount(left, off)
  const given: AppliedOffer = { promotionId, lines, shippingCents: 0 }
  return {
    ...offers,
    applied: sum(lines) > 0 ? [...offers.applied, given] : offers.applied,
    lineDiscounts: lines.map((cents, at) => cents + (offers.lineDiscounts[at] ?? 0)),
  }
}

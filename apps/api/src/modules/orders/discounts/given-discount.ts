import { percentOf, sum } from '@mendwell/domain/money/money'
import type { Offers } from '@mendwell/domain/offers/apply-offers'
import {
  discountLimit,
  isDiscountAllowed,
  type StaffDiscount,
} from '@mendwell/domain/offers/staff-discount'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { fieldError, invalidFields, ShopError, sentence } from '../../../ground/errors.ts'
import { type Principal, staffMay } from '../../../ground/principal.ts'
import { formatMoney } from '../../settings/shop/format.ts'

/** A staff discount on a cart, and the promotion that it is stored with. */
export interface GivenDiscount {
  promotionId: number
  off: StaffDiscount
}

/** @throws ShopError 403 for staff who may not give discounts. */
export function refuseDiscountOf(who: Principal): void {
  if (staffMay(who, 'orders.discount')) return
  throw new ShopError(403, 'FORBIDDEN', sentence('discountNotYours'))
}

interface Giving {
  who: Principal
  off: StaffDiscount
  /** What is left of the goods after promotions. */
  goodsCents: number
  settings: Pick<ShopSettings, 'discountLimits' | 'currency'>
  /** The form field. */
  path: string
}

/**
 * Limits a discount to what the giver's role may take off these goods.
 * @throws ShopError 403 for staff who may not give discounts; 422 at the field, naming the maximum.
 */
export function checkDiscount({ who, off, goodsCents, settings, path }: Giving): void {
  refuseDiscountOf(who)
  const limit = discountLimit(who.staffRole, settings.discountLimits)
  if (isDiscountAllowed(off, { goodsCents, limit })) return
  throw invalidFields([
    off.type === 'PERCENT_OFF'
      ? fieldError(path, 'discountOverPercent', { most: String(Math.floor(limit / 1000)) })
      : fieldError(path, 'discountTooMuch', {
          most: formatMoney(percentOf(goodsCents, limit), settings.currency),
        }),
  ])
}

interface Discounted {
  lines: readonly { lineTotalCents: number; discountCents: number }[]
  offers: Pick<Offers, 'applied'>
}

/** What is left of a cart's goods after promotions, and what a staff discount then took off; in cents. */
export function discountedGoods(
  { lines, offers }: Discounted,
  { promotionId }: Pick<GivenDiscount, 'promotionId'>,
): { goodsCents: number; givenCents: number } {
  const given = offers.applied.filter((offer) => offer.promotionId === promotionId)
  const givenCents = sum(given.flatMap((offer) => offer.lines))
  const charged = sum(lines.map((line) => line.lineTotalCents - line.discountCents))
  return { goodsCents: charged + givenCents, givenCents }
}

import type { Quote } from '@mendwell/contract/orders/orders'
import { sum } from '@mendwell/domain/money/money'
import type { Offers } from '@mendwell/domain/offers/apply-offers'
import type { OfferRefusal } from '@mendwell/domain/offers/refusals'
import { STAFF_DISCOUNT_NAMES } from '@mendwell/domain/offers/staff-discount'
import type { MetOffers } from '../../offers/get-offers.ts'

/** What offers and staff take off a cart by name, and why entered codes have no effect. */
export function quotedOffers(
  { applied, refused }: Offers,
  { promotions, codes, isTooMany }: MetOffers,
): Pick<Quote, 'discounts' | 'refusedCodes'> {
  const known = new Map(promotions.map((promotion) => [promotion.promotionId, promotion]))
  const discounts = applied.map(({ promotionId, lines, shippingCents }) => {
    const promotion = known.get(promotionId)
    // Only offers met by themselves or by a code; staff discounts come on top.
    const { name, nameEs } = promotion ?? STAFF_DISCOUNT_NAMES
    const code = promotion?.code ?? null
    return { promotionId, name, nameEs, code, goods: sum(lines), shipping: shippingCents }
  })
  const refusedCodes = codes.flatMap((code): Quote['refusedCodes'] => {
    if (isTooMany) return [{ code, reason: 'TRY_LATER', wanted: null, missing: null }]
    const promotion = promotions.find((one) => one.code === code)
    if (!promotion) {
      return [{ code, reason: reasonOfOther(promotions, code), wanted: null, missing: null }]
    }
    const refusal = refused.find(({ promotionId }) => promotionId === promotion.promotionId)
    if (!refusal) return []
    const { reason, wanted = null, missing = null } = refusal
    return [{ code, reason, wanted, missing }]
  })
  return { discounts, refusedCodes }
}

/** A cart uses one code per promotion: why another one has no effect, or that it is unknown. */
function reasonOfOther(promotions: MetOffers['promotions'], code: string): OfferRefusal {
  const other = promotions.flatMap(({ otherCodes }) => otherCodes).find((one) => one.code === code)
  if (!other) return 'NO_SUCH_CODE'
  return other.isUsedUp ? 'USED_UP' : 'ONE_PER_CART'
}

import type { SurchargedGoods } from '@mendwell/contract/delivery/shipping-rates'
import { type Surcharged, surchargeTotal } from '@mendwell/domain/delivery/surcharges'

/** In the shape of the contract; null if there is no surcharge for weight and size. */
export function surchargesOnWire(surcharged: Surcharged): SurchargedGoods | null {
  const total = surchargeTotal(surcharged)
  if (total === 0) return null
  return {
    pounds: surcharged.pounds,
    weight: surcharged.weightCents,
    oversizePieces: surcharged.oversizePieces,
    oversize: surcharged.oversizeCents,
    freightPieces: surcharged.freightPieces,
    freight: surcharged.freightCents,
    total,
  }
}

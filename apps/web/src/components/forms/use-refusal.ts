import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { Buyer, SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { useQuery } from '@tanstack/react-query'
import { ownClinic } from '../../api/clinics.ts'
import { useSession } from '../../session/session.ts'
import { refusalOf } from '../price/sale-refusal.ts'

const FRESH_MS = 60_000

/** The buyer, as the shop knows a signed-in customer; guests have no groups. */
export function useBuyer(enabled = true): Buyer {
  const { customer } = useSession()
  const isQueried = enabled && customer !== null
  const { data } = useQuery({ ...ownClinic(), enabled: isQueried, staleTime: FRESH_MS })
  return { isClinic: isQueried && data?.verifiedUntil != null }
}

/**
 * Why this visitor cannot order a product, or null. Lists and pages are the same for everyone and can be cached; the
 * session only matters for clinic-only goods. The quote and the order check again.
 */
export function useRefusal(product: ProductWire): SaleRefusal | null {
  const buyer = useBuyer(product.saleClass === 'PROFESSIONAL')
  return refusalOf(product, buyer)
}

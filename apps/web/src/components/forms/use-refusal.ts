import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { Buyer, SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { useQuery } from '@tanstack/react-query'
import { ownClinic } from '../../api/clinics.ts'
import { useSession } from '../../session/session.ts'
import { refusalOf } from '../price/sale-refusal.ts'

const FRESH_MS = 60_000

/** Who orders here, as the shop knows a signed-in customer; guests are anybody. */
export function useBuyer(enabled = true): Buyer {
  const { customer } = useSession()
  const isQueried = enabled && customer !== null
  const { data } = useQuery({ ...ownClinic(), enabled: isQueried, staleTime: FRESH_MS })
  return { isClinic: isQueried && data?.verifiedUntil != null }
}

/**
 * Why this visitor cannot order a product, or null. Lists and pages are the same for everybody and may be cached; only
 * about goods for clinics the shop is asked who is signed in. The quote and the order ask anew.
 */
export function useRefusal(product: ProductWire): SaleRefusal | null {
  const buyer = useBuyer(product.saleClass === 'PROFESSIONAL')
  return refusalOf(product, buyer)
}

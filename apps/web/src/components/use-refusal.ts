import type { ProductWire } from '@mendwell/contract/catalog'
import type { SaleRefusal } from '@mendwell/domain/sale-class'
import { useQuery } from '@tanstack/react-query'
import { ownClinic } from '../api/clinics.ts'
import { useSession } from '../state/session.ts'
import { refusalOf } from './sale-refusal.ts'

const FRESH_MS = 60_000

/**
 * Why this visitor cannot order a product, or null. Lists and pages are the same for everybody and may be cached; only
 * about goods for clinics the shop is asked who is signed in. The quote and the order ask anew.
 */
export function useRefusal(product: ProductWire): SaleRefusal | null {
  const { customer } = useSession()
  const enabled = customer !== null && product.saleClass === 'PROFESSIONAL'
  const { data } = useQuery({ ...ownClinic(), enabled, staleTime: FRESH_MS })
  return refusalOf(product, { isClinic: enabled && data?.verifiedUntil != null })
}

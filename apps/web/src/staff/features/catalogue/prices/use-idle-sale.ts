import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../../api/shop.ts'
import { idleSale, type Prices } from './idle-sale.ts'

/** Why a sale price is paid by nobody, by the reduction that the shop has now. */
export function useIdleSale(prices: Prices) {
  const { data } = useQuery(shopConfig())
  return data && idleSale(prices, data.onlineDiscount)
}

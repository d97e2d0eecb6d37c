import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../../api/shop.ts'
import { idleSale, type Prices } from './idle-sale.ts'

/** Why a sale price is not in effect, given the shop's current reduction. */
export function useIdleSale(prices: Prices) {
  const { data } = useQuery(shopConfig())
  return data && idleSale(prices, data.onlineDiscount)
}

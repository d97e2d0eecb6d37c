import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../../api/shop.ts'
import type { Row } from './edit/grid-rules.ts'
import { idleSale } from './idle-sale.ts'

/** Why a sale price is paid by nobody, by the reduction that the shop has now. */
export function useIdleSale(prices: Pick<Row, 'unitPrice' | 'salePrice' | 'cutPrice'>) {
  const { data } = useQuery(shopConfig())
  return data && idleSale(prices, data.onlineDiscount)
}

import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { shortMoney } from '../../lib/words/short-money.ts'

/** The range of shipping and handling as text (setting shippingTiers). */
export function useShippingRange(): { least: string; most: string } {
  const tiers = useQuery(shopConfig()).data?.shippingTiers
  const costs = tiers?.map(({ cost }) => cost) ?? [0, 20]
  return { least: shortMoney(Math.min(...costs)), most: shortMoney(Math.max(...costs)) }
}

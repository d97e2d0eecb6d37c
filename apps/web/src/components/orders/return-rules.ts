import type { ReturnRules } from '@mendwell/contract/orders/returns'
import { DEFAULT_RETURN_RULES } from '@mendwell/domain/orders/returns'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { shopConfig } from '../../api/shop.ts'
import { formatPercent } from '../../lib/words/texts.ts'

export type Rules = z.input<typeof ReturnRules>

/** Until the shop's own have loaded. */
const DEFAULT_RULES: Rules = {
  ...DEFAULT_RETURN_RULES,
  hygieneCategoryIds: [],
  // Percent on the wire, thousandths of it inside.
  restorationFee: DEFAULT_RETURN_RULES.restorationFee / 1000,
}

/** The owner's return rules. */
export const useReturnRules = (): Rules => useQuery(shopConfig()).data?.returnRules ?? DEFAULT_RULES

/** Parameters for texts about returns: days, the exchange fee in percent, the most pieces. */
export function useReturnFigures() {
  const { refundDays, exchangeDays, restorationFee, maxQuantity } = useReturnRules()
  return {
    refund: refundDays,
    exchange: exchangeDays,
    fee: formatPercent(restorationFee),
    max: maxQuantity,
  }
}

import type { ReturnRules } from '@mendwell/contract/orders/returns'
import { DEFAULT_RETURN_RULES } from '@mendwell/domain/orders/returns'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { shopConfig } from '../../api/shop.ts'
import { formatPercent, t } from '../../lib/words/texts.ts'

type Rules = z.input<typeof ReturnRules>

/** Until the shop has told its own. */
const DEFAULT_RULES: Rules = {
  ...DEFAULT_RETURN_RULES,
  hygieneCategoryIds: [],
  // Percent on the wire, thousandths of it inside.
  restorationFee: DEFAULT_RETURN_RULES.restorationFee / 1000,
}

/** The owner's return rules. */
export const useReturnRules = (): Rules => useQuery(shopConfig()).data?.returnRules ?? DEFAULT_RULES

/** What sentences about returns are filled in with: days, the fee of an exchange in percent, the most pieces. */
export const returnFigures = (rules: Rules) => ({
  refund: rules.refundDays,
  exchange: rules.exchangeDays,
  fee: formatPercent(rules.restorationFee),
  max: rules.maxQuantity,
})

/** The rules as sentences, what people ask first first. */
export const ruleSentences = (rules: Rules): string[] => [
  t('returns.refundDays', { days: rules.refundDays }),
  t('returns.exchangeDays', {
    days: rules.exchangeDays,
    percent: formatPercent(rules.restorationFee),
  }),
  t(rules.openedRefused ? 'returns.unopened' : 'returns.condition'),
  t('returns.bulk', { max: rules.maxQuantity }),
  ...(rules.saleItemsAreFinal ? [t('returns.saleFinal')] : []),
  t('returns.shipping'),
]

interface Wanted {
  categoryId: number
  /** It costs its sale price. */
  isOnSale: boolean
}

/** Why a product could never be sent back, told before it is bought; undefined when it could. */
export function finalReason(rules: Rules, { categoryId, isOnSale }: Wanted): string | undefined {
  if (rules.saleItemsAreFinal && isOnSale) return t('returns.thisSale')
  if (rules.hygieneCategoryIds.includes(categoryId)) return t('returns.thisHygiene')
  return undefined
}

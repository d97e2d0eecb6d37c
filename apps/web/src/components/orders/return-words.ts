import { formatPercent, t } from '../../lib/words/texts.ts'
import type { Rules } from './return-rules.ts'

/** The rules as sentences, the most common questions first. */
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

/** Why a product could never be returned, shown before buying; undefined if it could. */
export function finalReason(rules: Rules, { categoryId, isOnSale }: Wanted): string | undefined {
  if (rules.saleItemsAreFinal && isOnSale) return t('returns.thisSale')
  if (rules.hygieneCategoryIds.includes(categoryId)) return t('returns.thisHygiene')
  return undefined
}

import { isOnBackorder } from '@mendwell/domain/stock'
import { say, t } from '../lib/texts.ts'

/** From this number on a shopper is told how many are left. */
const FEW = 5

interface StockLineProps {
  /** Stock on hand, null = not counted. */
  quantity: number | null
  /** Says more: on the product page there is room for it. */
  long?: boolean
}

/** In stock, few left, or 'On Backorder' when stock is null or below 1 (Specification §2). */
export function StockLine({ quantity, long = false }: StockLineProps) {
  if (isOnBackorder(quantity)) return <div className="stock back">{say('onBackorder')}</div>
  return <div className="stock">{inStockWords(quantity ?? 0, long)}</div>
}

function inStockWords(quantity: number, long: boolean): string {
  if (quantity <= FEW) return t('common.inStockLeft', { count: quantity })
  return long ? t('shop.inStockReady') : t('common.inStock')
}

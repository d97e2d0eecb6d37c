import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { clsx } from 'clsx'
import { say, t } from '../../lib/words/texts.ts'
import styles from './stock-line.module.css'

/** Up to this number, the shopper sees how many are left. */
const FEW = 5

interface StockLineProps {
  /** Stock on hand, null = not counted. */
  quantity: number | null
  /** The longer text: the product page has room for it. */
  long?: boolean
}

/** In stock, few left, or 'On Backorder' if stock is null or below 1 (Specification §2). */
export function StockLine({ quantity, long = false }: StockLineProps) {
  const isAway = isOnBackorder(quantity)
  return (
    <div className={clsx(styles.stock, isAway && styles.away, long && styles.long)}>
      {isAway ? say('onBackorder') : inStockWords(quantity ?? 0, long)}
    </div>
  )
}

function inStockWords(quantity: number, long: boolean): string {
  if (quantity <= FEW) return t('common.inStockLeft', { count: quantity })
  return long ? t('shop.inStockReady') : t('common.inStock')
}

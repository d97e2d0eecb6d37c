import type { CartLine } from '@mendwell/domain/orders/cart'
import { useReturnRules } from './return-rules.ts'
import { finalReason } from './return-words.ts'

interface FinalNoteProps {
  line: Pick<CartLine, 'categoryId'>
  figure: { cutPrice: boolean } | undefined
}

/** Shown at the line and before payment: that an item cannot be returned. */
export function FinalNote({ line, figure }: FinalNoteProps) {
  const isOnSale = figure?.cutPrice ?? false
  const reason = finalReason(useReturnRules(), { ...line, isOnSale })
  return reason && <span className="tiny strong">{reason}</span>
}

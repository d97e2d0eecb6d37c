import type { CartLine } from '@mendwell/domain/orders/cart'
import { useReturnRules } from './return-rules.ts'
import { finalReason } from './return-words.ts'

interface FinalNoteProps {
  line: Pick<CartLine, 'categoryId'>
  figure: { cutPrice: boolean } | undefined
}

/** On its line and before it is paid for: that something cannot be sent back. */
export function FinalNote({ line, figure }: FinalNoteProps) {
  const isOnSale = figure?.cutPrice ?? false
  const reason = finalReason(useReturnRules(), { ...line, isOnSale })
  return reason && <span className="tiny strong">{reason}</span>
}

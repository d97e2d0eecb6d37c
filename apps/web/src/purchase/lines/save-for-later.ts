import { addToList, type ListLine } from '@mendwell/domain/lists/saved-lists'
import type { CartLine } from '@mendwell/domain/orders/cart'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { paths } from '../../lib/addresses/paths.ts'
import { currentLists, keepLists } from '../../state/saved-lists.ts'
import { showToast } from '../../ui/notices/toast.tsx'
import { listText } from './list-texts.ts'

/** A cart line as a list stores it. */
export const listLineOf = (line: CartLine): ListLine => ({
  productId: line.productId,
  sku: line.sku,
  productName: line.productName,
  quantity: line.quantity,
  cut: cutOf(line.cuttingAttributes),
  notes: line.notes,
})

/** Saves a cart line for later and announces it; false if there is no room, so the line has to stay. */
export function saveForLater(line: CartLine): boolean {
  const next = addToList(currentLists(), '', [listLineOf(line)])
  if (typeof next === 'string') {
    showToast({ kind: 'warn', text: listText(`lists.fault.${next}`) })
    return false
  }
  keepLists(next)
  const links = [{ label: listText('lists.see'), to: paths.lists }]
  showToast({ kind: 'good', text: listText('lists.saved', { name: line.productName }), links })
  return true
}

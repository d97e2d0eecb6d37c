import { messages } from '@mendwell/contract/messages'
import type { OrderLine } from '@mendwell/contract/orders'
import { MAX_QUANTITY } from '@mendwell/domain/limits'
import { invalidFields } from '../../errors.ts'

/**
 * One line per product, in the order of the cart: quantities add up, the first note stays.
 * @throws ShopError 422 when a product's lines come to more than 99 pieces.
 */
export function mergeLines(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<number, OrderLine>()
  for (const [index, line] of lines.entries()) {
    const before = merged.get(line.productId)
    const quantity = (before?.quantity ?? 0) + line.quantity
    if (quantity > MAX_QUANTITY) {
      const path = `orderItems.${index}.quantity`
      throw invalidFields([{ path, message: messages.quantityRange }])
    }
    merged.set(line.productId, {
      ...line,
      quantity,
      notes: before?.notes ?? line.notes,
      attributes: before?.attributes ?? line.attributes,
    })
  }
  return [...merged.values()]
}

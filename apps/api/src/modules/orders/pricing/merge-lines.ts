import type { OrderLine } from '@mendwell/contract/orders/orders'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { joinLines, type PlacedLine, piecesOf } from '@mendwell/domain/orders/order-lines'
import { fieldError, invalidFields } from '../../../ground/errors.ts'

/**
 * The lines of an order: equal ones merged, in the order of the cart.
 * @throws ShopError 422 when the lines of a product add up to more than 99 pieces.
 */
export function mergeLines(lines: readonly OrderLine[]): PlacedLine<OrderLine>[] {
  const index = lines.findIndex(
    ({ productId }, at) => piecesOf(lines.slice(0, at + 1), productId) > MAX_QUANTITY,
  )
  if (index === -1) return joinLines(lines)
  const path = `orderItems.${index}.quantity`
  throw invalidFields([fieldError(path, 'quantityRange')])
}

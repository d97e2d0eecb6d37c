import type { OrderChanges } from '@mendwell/contract/orders/order-edits'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { toGiveBack, toSend } from '@mendwell/domain/orders/pieces'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { EditableItem } from '../../orders/editing/edited-order.repository.ts'

/** A line of an order and its quantity after an edit. */
export interface EditableLine {
  item: EditableItem
  /** Pieces now, without the refunded ones. */
  from: number
  to: number
  atLeast: number
  atMost: number
}

/**
 * The lines of an order with the quantities that an edit asks for; those it does not name stay. An unpaid line may have
 * any quantity; one that is on hold or lost pieces to a recall stays. From a paid line only unshipped pieces can be
 * removed; more of it is added as a new line.
 * @throws ShopError 404 for a line of another order; 409 for one on hold; 422 for one that is named twice, or a
 * quantity it cannot have.
 */
export function editableLines(
  items: readonly EditableItem[],
  { lines }: Pick<OrderChanges, 'lines'>,
  { isPaid }: { isPaid: boolean },
): EditableLine[] {
  for (const [at, { orderItemId }] of lines.entries()) {
    if (!items.some((item) => item.orderItemId === orderItemId)) throw notFound('Item')
    if (lines.findIndex((line) => line.orderItemId === orderItemId) < at) {
      throw invalidFields([fieldError(`lines.${at}.orderItemId`, 'returnItemTwice')])
    }
  }
  return items.map((item) => {
    const limits = isPaid ? limitsOfPaid(item) : limitsOfUnpaid(item)
    const at = lines.findIndex(({ orderItemId }) => orderItemId === item.orderItemId)
    const to = lines[at]?.quantity ?? limits.from
    if (to !== limits.from && (to < limits.atLeast || to > limits.atMost)) refuse(item, limits, at)
    return { item, to, ...limits }
  })
}

type Limits = Pick<EditableLine, 'from' | 'atLeast' | 'atMost'>

function limitsOfUnpaid({ quantity, isHeld, broken }: EditableItem): Limits {
  const stays = isHeld || broken > 0
  return {
    from: quantity,
    atLeast: stays ? quantity : 0,
    atMost: stays ? quantity : MAX_QUANTITY,
  }
}

function limitsOfPaid(item: EditableItem): Limits {
  const from = item.quantity - item.unshippedRefunds
  const removable = Math.max(0, Math.min(toSend(item), toGiveBack(item)))
  return { from, atLeast: from - removable, atMost: from }
}

function refuse({ productName: name }: EditableItem, { atLeast, atMost }: Limits, at: number) {
  if (atLeast === atMost) throw new ShopError(409, 'CONFLICT', sentence('editHeld', { name }))
  throw invalidFields([
    fieldError(`lines.${at}.quantity`, 'editLimits', {
      name,
      least: String(atLeast),
      most: String(atMost),
    }),
  ])
}

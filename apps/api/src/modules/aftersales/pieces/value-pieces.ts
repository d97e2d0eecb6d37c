import type { MessageKey } from '@mendwell/contract/wire/messages'
import { type Cents, sum } from '@mendwell/domain/money/money'
import { refundAfter } from '@mendwell/domain/money/refunds'
import { toGiveBack } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { findReturnableItems } from './returned-items.repository.ts'

export interface Pieces {
  orderItemId: number
  quantity: number
}

interface ValuedPieces extends Pieces {
  goodsCents: Cents
  taxCents: Cents
}

/**
 * The value of pieces of an order by its stored amounts, after what returns and earlier refunds have promised for the
 * same lines.
 * @throws ShopError 404 for an item of another order, 422 for one named twice or too many pieces.
 */
export async function valuePieces(
  db: Queryable,
  orderId: number,
  wanted: readonly Pieces[],
): Promise<ValuedPieces[]> {
  const sold = await findReturnableItems(db, orderId)
  return wanted.map(({ orderItemId, quantity }, index) => {
    const item = sold.find((one) => one.orderItemId === orderItemId)
    if (!item) throw notFound('Item')
    const isAgain = wanted.findIndex((one) => one.orderItemId === orderItemId) < index
    if (isAgain) throw refusal(index, 'returnItemTwice')
    if (quantity > toGiveBack(item)) throw refusal(index, 'returnNothingLeft')
    const promised = { pieces: item.refundPieces, cents: item.refundCents }
    return { orderItemId, quantity, ...refundAfter(item, quantity, promised) }
  })
}

/** Pieces as a refund names them: each with its value, tax included, in cents. */
export const asRefunded = (pieces: readonly ValuedPieces[]) =>
  pieces.map(({ orderItemId, quantity, goodsCents, taxCents }) => ({
    orderItemId,
    quantity,
    worthCents: goodsCents + taxCents,
  }))

/** Goods and tax of several pieces together, in cents. */
export const worthOf = (pieces: readonly ValuedPieces[]) => ({
  goods: sum(pieces.map(({ goodsCents }) => goodsCents)),
  tax: sum(pieces.map(({ taxCents }) => taxCents)),
})

const refusal = (index: number, code: MessageKey) =>
  invalidFields([fieldError(`items.${index}.quantity`, code)])

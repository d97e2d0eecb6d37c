import type { ReorderWire } from '@mendwell/contract/orders/placed-orders'
import { SALE_REFUSALS, type SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { countPieces, partsOf } from '@mendwell/domain/orders/cart'
import { lineKey } from '@mendwell/domain/orders/order-lines'
import { useMutation } from '@tanstack/react-query'
import { reorder } from '../../../api/orders/orders.ts'
import { addToCart, currentCart } from '../../../purchase/cart/cart.ts'
import { productToCartLine } from '../../../purchase/lines/put-in-cart.ts'

/** What came of it: pieces now in the cart, and the names of what could not be put there. */
interface Reordered {
  pieces: number
  gone: string[]
  /** By why they may not be sold. */
  refused: { why: SaleRefusal; names: string[] }[]
  /** The cart holds no more lines. */
  noRoom: string[]
}

/** Puts the lines of an order back into the cart at today's prices. */
export const useReorder = (orderNum: string) =>
  useMutation({ mutationFn: async () => fillCart(await reorder(orderNum)) })

function fillCart({ lines, gone }: ReorderWire): Reordered {
  const before = countPieces(currentCart())
  const wanted = lines.map(({ product, quantity, notes, cut }) => ({
    ...productToCartLine(product, { quantity, ...(cut !== null && { cut }) }),
    notes: notes ?? '',
  }))
  for (const line of wanted) addToCart(line)
  const cart = currentCart()
  const namesOf = (why: ReorderWire['gone'][number]['reason']) =>
    gone.filter(({ reason }) => reason === why).map(({ productName }) => productName)
  const inCart = cart.map((line) => lineKey(partsOf(line)))
  return {
    pieces: countPieces(cart) - before,
    gone: namesOf('PRODUCT_GONE'),
    refused: SALE_REFUSALS.map((why) => ({ why, names: namesOf(why) })).filter(
      ({ names }) => names.length > 0,
    ),
    noRoom: wanted
      .filter((line) => !inCart.includes(lineKey(partsOf(line))))
      .map(({ productName }) => productName),
  }
}

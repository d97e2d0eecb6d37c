import type { ReorderWire } from '@mendwell/contract/orders/placed-orders'
import { SALE_REFUSALS, type SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { countPieces, partsOf } from '@mendwell/domain/orders/cart'
import { lineKey } from '@mendwell/domain/orders/order-lines'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { reorder } from '../../api/orders/orders.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { addToCart, currentCart } from '../cart/cart.ts'
import { productToCartLine } from '../lines/put-in-cart.ts'

/** What came of it: pieces now in the cart, and the names of what could not be put there. */
export interface Reordered {
  pieces: number
  gone: string[]
  /** By why they may not be sold. */
  refused: { why: SaleRefusal; names: string[] }[]
  /** The cart holds no more lines. */
  noRoom: string[]
  /** Nothing else was in the cart before. */
  isAlone: boolean
}

/** Whether something of the order is not in the cart, so that it has to be said. */
export const isPartly = ({ gone, noRoom, refused }: Reordered): boolean =>
  gone.length + noRoom.length + refused.length > 0

/**
 * Puts the lines of an order back into the cart at today's prices. What is whole goes on by itself: to checkout, or to
 * the cart where something else lies in it.
 */
export function useReorder(orderNum: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => fillCart(await reorder(orderNum)),
    onSuccess: (reordered) => {
      if (isPartly(reordered) || reordered.pieces === 0) return
      void navigate(reordered.isAlone ? paths.checkout : paths.cart)
    },
  })
}

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
    isAlone: before === 0,
    gone: namesOf('PRODUCT_GONE'),
    refused: SALE_REFUSALS.map((why) => ({ why, names: namesOf(why) })).filter(
      ({ names }) => names.length > 0,
    ),
    noRoom: wanted
      .filter((line) => !inCart.includes(lineKey(partsOf(line))))
      .map(({ productName }) => productName),
  }
}

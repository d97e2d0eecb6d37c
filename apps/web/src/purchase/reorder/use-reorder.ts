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

/** The result: pieces now in the cart, and the names of what could not be added. */
export interface Reordered {
  pieces: number
  gone: string[]
  /** By the reason they may not be sold. */
  refused: { why: SaleRefusal; names: string[] }[]
  /** The cart is full. */
  noRoom: string[]
  /** The cart was empty before. */
  isAlone: boolean
}

/** Whether part of the order is not in the cart and has to be reported. */
export const isPartly = ({ gone, noRoom, refused }: Reordered): boolean =>
  gone.length + noRoom.length + refused.length > 0

/**
 * Puts the lines of an order back into the cart at today's prices. If all of them fit, continues by itself: to
 * checkout, or to the cart if it has other items.
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

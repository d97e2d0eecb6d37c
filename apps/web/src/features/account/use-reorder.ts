import type { ReorderWire } from '@mendwell/contract/placed-orders'
import { countPieces } from '@mendwell/domain/cart'
import { useMutation } from '@tanstack/react-query'
import { reorder } from '../../api/orders.ts'
import { productToCartLine } from '../../components/put-in-cart.ts'
import { addToCart, currentCart } from '../../state/cart.ts'

/** What came of it: pieces now in the cart, and the names of what could not be put there. */
interface Reordered {
  pieces: number
  gone: string[]
  /** The cart holds no more lines. */
  noRoom: string[]
}

/** Puts the lines of an order back into the cart at today's prices. */
export const useReorder = (orderNum: string) =>
  useMutation({ mutationFn: async () => fillCart(await reorder(orderNum)) })

function fillCart({ lines, gone }: ReorderWire): Reordered {
  const before = countPieces(currentCart())
  for (const { product, quantity, notes, cut } of lines) {
    const line = productToCartLine(product, { quantity, ...(cut !== null && { cut }) })
    addToCart({ ...line, notes: notes ?? '' })
  }
  const cart = currentCart()
  const isInCart = (productId: number) => cart.some((line) => line.productId === productId)
  return {
    pieces: countPieces(cart) - before,
    gone: gone.map(({ productName }) => productName),
    noRoom: lines
      .filter(({ product }) => !isInCart(product.productId))
      .map(({ product }) => product.productName),
  }
}

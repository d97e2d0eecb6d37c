import type { Buyer, SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import type { ListLine } from '@mendwell/domain/lists/saved-lists'
import { partsOf } from '@mendwell/domain/orders/cart'
import { lineKey } from '@mendwell/domain/orders/order-lines'
import { queryClient } from '../../api/calls/query-client.ts'
import { productsByCodes } from '../../api/orders/quick-order.ts'
import { refusalOf } from '../../components/price/sale-refusal.ts'
import { addToCart, currentCart } from '../cart/cart.ts'
import { productToCartLine } from './put-in-cart.ts'

/** Result of adding a list to the cart: the lines now in it, and the names of those left out, with the reason. */
export interface Filled {
  added: number
  gone: string[]
  refused: { why: SaleRefusal; name: string }[]
  /** The cart is full. */
  noRoom: string[]
}

/**
 * Adds the lines of a list to the cart at today's prices, except those that cannot be bought.
 * @throws when the shop does not answer: then nothing is added.
 */
export async function fillFromList(lines: readonly ListLine[], buyer: Buyer): Promise<Filled> {
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  const answer = await queryClient.fetchQuery({ ...productsByCodes(skus), staleTime: 0 })
  const products = new Map(
    answer.flatMap(({ products }) => products.map((product) => [product.productId, product])),
  )
  const filled: Filled = { added: 0, gone: [], refused: [], noRoom: [] }
  for (const { productId, productName, quantity, cut, notes } of lines) {
    const product = products.get(productId)
    const why = product && refusalOf(product, buyer)
    if (!product) filled.gone.push(productName)
    else if (why) filled.refused.push({ why, name: productName })
    else {
      const choice = { quantity, ...(cut !== null && { cut }) }
      const line = { ...productToCartLine(product, choice), notes }
      addToCart(line)
      const key = lineKey(partsOf(line))
      const isIn = currentCart().some((other) => lineKey(partsOf(other)) === key)
      if (isIn) filled.added += 1
      else filled.noRoom.push(productName)
    }
  }
  return filled
}

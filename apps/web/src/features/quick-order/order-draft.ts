import type { CodedProductWire } from '@mendwell/contract/catalog/quick-order'
import { MAX_CART_LINES, MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import type { OrderLine, OrderLineProblem } from '@mendwell/domain/orders/quick-order'
import { currentCart } from '../../purchase/cart/cart.ts'

/** The products of one code. */
export interface Named {
  products: readonly CodedProductWire[]
  total: number
}

/** A pasted line with its lookup result. */
export interface DraftLine extends OrderLine {
  named: Named | undefined
  /** The code's only product, or the chosen one. */
  product: CodedProductWire | undefined
}

/** Why a line cannot be added to the cart, judged by its text and code; null if it can, or waits for a choice. */
export const lineProblem = ({ problem, named }: DraftLine): OrderLineProblem | 'UNKNOWN' | null =>
  problem ?? (named !== undefined && named.products.length === 0 ? 'UNKNOWN' : null)

/** The codes to look up, without duplicates. One invalid code would make the call reject all of them. */
export const codesOf = (lines: readonly OrderLine[]): string[] => [
  ...new Set(
    lines
      .filter(({ problem }) => problem === null || problem === 'QUANTITY')
      .map(({ code }) => code),
  ),
]

/** The pasted lines, each with the product its code names or that was chosen for it. */
export const draftOf = (
  lines: readonly OrderLine[],
  found: ReadonlyMap<string, Named>,
  chosen: ReadonlyMap<string, number>,
): DraftLine[] =>
  lines.map((line) => {
    const named = found.get(line.code)
    const [only, ...others] = named?.products ?? []
    const pick = chosen.get(line.code)
    const product =
      others.length === 0 ? only : named?.products.find(({ productId }) => productId === pick)
    return { ...line, named, product }
  })

/** Whether the cart has room for this many more: 99 per product, and the most lines (domain/orders/cart.ts). */
export function fitsInCart(productId: number, quantity: number): boolean {
  const cart = currentCart()
  const pieces = cart
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const isNew = pieces === 0
  return pieces + quantity <= MAX_QUANTITY && (!isNew || cart.length < MAX_CART_LINES)
}

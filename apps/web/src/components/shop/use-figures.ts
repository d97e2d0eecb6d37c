import { type Cart, partsOf } from '@mendwell/domain/orders/cart'
import { lineKey } from '@mendwell/domain/orders/order-lines'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type QuoteBody, quote } from '../../api/orders/orders.ts'
import { shopConfig } from '../../api/shop.ts'
import { estimateFigures, figuresOfQuote } from '../../purchase/estimate/estimate.ts'
import { useCodes } from '../../purchase/offers/codes.ts'

/** How and where the goods are handed over: it determines the tax. */
export type Place = NonNullable<QuoteBody['orders']>

/**
 * The amounts of a cart: estimated at once, then the server's. `problems` lists what cannot be ordered; `failed` says
 * that the server cannot be reached right now.
 */
export function useFigures(cart: Cart, place: Place = {}) {
  const config = useQuery(shopConfig()).data
  const codes = useCodes()
  const answer = useQuery({
    ...quote({ orders: place, orderItems: quotedLines(cart), codes }),
    enabled: cart.length > 0,
    placeholderData: keepPreviousData,
  })
  const isCurrent = answer.data !== undefined && !answer.isPlaceholderData
  const figures =
    isCurrent && answer.data && cart.length > 0
      ? figuresOfQuote(answer.data, cart)
      : estimateFigures(cart, config, answer.data)
  const inCart = new Set(cart.map((line) => line.productId))
  return {
    figures,
    problems: (answer.data?.problems ?? []).filter((problem) => inCart.has(problem.productId)),
    failed: !isCurrent && (answer.isError || answer.fetchStatus === 'paused'),
    retry: () => void answer.refetch(),
  }
}

/**
 * Notes do not affect the price, so typing one fetches nothing: the shop gets the index of the first equal line
 * instead, which keeps the future order lines apart.
 */
function quotedLines(cart: Cart) {
  const first = new Map<string, number>()
  return cart.map((line) => {
    const key = lineKey(partsOf(line))
    if (!first.has(key)) first.set(key, line.lineId)
    const { productId, quantity, cuttingAttributes: attributes } = line
    return { productId, quantity, attributes, notes: String(first.get(key)) }
  })
}

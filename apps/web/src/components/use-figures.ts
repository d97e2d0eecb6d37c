import type { Cart, CartLine } from '@mendwell/domain/cart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type QuoteBody, quote } from '../api/orders.ts'
import { shopConfig } from '../api/shop.ts'
import { estimateFigures, figuresOfQuote } from './estimate.ts'

/** How and where the goods are handed over: it decides the tax. */
export type Place = NonNullable<QuoteBody['orders']>

/**
 * The figures of a cart: by our own rules at once, then the server's. `problems` names what cannot be
 * ordered; `failed` says that the server cannot be asked right now.
 */
export function useFigures(cart: Cart, place: Place = {}) {
  const config = useQuery(shopConfig()).data
  const answer = useQuery({
    ...quote({ orders: place, orderItems: cart.map(quotedPart) }),
    enabled: cart.length > 0,
    placeholderData: keepPreviousData,
  })
  const isCurrent = answer.data !== undefined && !answer.isPlaceholderData
  const figures =
    isCurrent && answer.data && cart.length > 0
      ? figuresOfQuote(answer.data)
      : estimateFigures(cart, config, answer.data)
  const inCart = new Set(cart.map((line) => line.productId))
  return {
    figures,
    problems: (answer.data?.problems ?? []).filter((problem) => inCart.has(problem.productId)),
    failed: !isCurrent && (answer.isError || answer.fetchStatus === 'paused'),
    retry: () => void answer.refetch(),
  }
}

/** Notes do not change a price, so typing one asks nothing. */
const quotedPart = ({ productId, quantity }: CartLine) => ({ productId, quantity })

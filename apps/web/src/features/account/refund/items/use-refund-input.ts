import type { RequestFor } from '@mendwell/contract/orders/returns'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { returnQuote } from '../../../../api/orders/returns.ts'

/** What is to be sent back of one item. */
export interface ItemWish {
  quantity: number
  /** ISO day, or empty. */
  expiryDate: string
  openedFlag: boolean
}

const NOTHING: ItemWish = { quantity: 0, expiryDate: '', openedFlag: false }

/** The choices of the refund form, and what the shop would give for them. */
export function useRefundWish(orderId: number) {
  const [requestFor, setRequestFor] = useState<RequestFor | ''>('')
  const [wishes, setWishes] = useState<Record<number, ItemWish>>({})
  const items = Object.entries(wishes)
    .filter(([, wish]) => wish.quantity > 0)
    .map(([orderItemId, wish]) => ({ orderItemId: Number(orderItemId), ...wish }))
  const isComplete = requestFor !== '' && items.length > 0
  const quote = useQuery({
    ...returnQuote({
      orderId,
      requestFor: requestFor === '' ? 'REFUND' : requestFor,
      items: items.map(({ orderItemId, quantity, openedFlag }) => ({
        orderItemId,
        quantity,
        openedFlag,
      })),
    }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  })
  return {
    requestFor,
    setRequestFor,
    items,
    quote: isComplete ? quote.data : undefined,
    /** The shop could not say the amount; undefined while it can. */
    askAgain: isComplete && quote.isError ? () => void quote.refetch() : undefined,
    /** The amount on the screen is not yet that of the last choice. */
    isBeingQuoted: isComplete && quote.isFetching,
    wishOf: (orderItemId: number) => wishes[orderItemId] ?? NOTHING,
    setWish: (orderItemId: number, part: Partial<ItemWish>) =>
      setWishes((before) => ({
        ...before,
        [orderItemId]: { ...NOTHING, ...before[orderItemId], ...part },
      })),
    clear: () => {
      setWishes({})
      setRequestFor('')
    },
  }
}

export type RefundWish = ReturnType<typeof useRefundWish>

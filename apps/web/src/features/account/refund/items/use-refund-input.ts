import type { RequestFor } from '@mendwell/contract/orders/returns'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { returnQuote } from '../../../../api/orders/returns.ts'

/** What is to be sent back of one item. */
export interface ItemInput {
  quantity: number
  /** ISO day, or empty. */
  expiryDate: string
  openedFlag: boolean
  /** The size that is wanted instead; null: none was chosen. */
  wantedProductId: number | null
}

const NOTHING: ItemInput = { quantity: 0, expiryDate: '', openedFlag: false, wantedProductId: null }

/** The choices of the refund form, and what the shop would give for them. */
export function useRefundInput(orderId: number) {
  const [requestFor, setRequestFor] = useState<RequestFor | ''>('')
  const [inputs, setInputs] = useState<Record<number, ItemInput>>({})
  const items = Object.entries(inputs)
    .filter(([, input]) => input.quantity > 0)
    .map(([orderItemId, input]) => ({ orderItemId: Number(orderItemId), ...input }))
  const isComplete =
    requestFor !== '' &&
    items.length > 0 &&
    (requestFor !== 'EXCHANGE' || items.every(({ wantedProductId }) => wantedProductId !== null))
  const quote = useQuery({
    ...returnQuote({
      orderId,
      requestFor: requestFor === '' ? 'REFUND' : requestFor,
      items: items.map(({ expiryDate, ...item }) => item),
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
    inputOf: (orderItemId: number) => inputs[orderItemId] ?? NOTHING,
    setInput: (orderItemId: number, part: Partial<ItemInput>) =>
      setInputs((before) => ({
        ...before,
        [orderItemId]: { ...NOTHING, ...before[orderItemId], ...part },
      })),
    clear: () => {
      setInputs({})
      setRequestFor('')
    },
  }
}

export type RefundInput = ReturnType<typeof useRefundInput>

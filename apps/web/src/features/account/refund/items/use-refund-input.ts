import type { RequestFor } from '@mendwell/contract/orders/returns'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { returnQuote } from '../../../../api/orders/returns.ts'

/** What to return of one item. */
export interface ItemInput {
  quantity: number
  /** ISO day, or empty. */
  expiryDate: string
  openedFlag: boolean
  defectiveFlag: boolean
  /** The requested size; null: none chosen. */
  wantedProductId: number | null
}

const NOTHING: ItemInput = {
  quantity: 0,
  expiryDate: '',
  openedFlag: false,
  defectiveFlag: false,
  wantedProductId: null,
}

/** The choices of the refund form, and the shop's quote for them. */
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
    /** The quote failed; undefined if it did not. */
    askAgain: isComplete && quote.isError ? () => void quote.refetch() : undefined,
    /** The amount shown is not yet that of the latest choice. */
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

import { toGiveBack } from '@mendwell/domain/orders/pieces'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refundQuote, type StaffOrder, saveRefund } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useSave } from '../../../components/forms/use-save.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { useChosenPieces } from './piece-chooser.tsx'
import { outcomeOf } from './refund-outcome.ts'

export interface NewRefundProps {
  order: StaffOrder
  onGiven: () => void
}

/** The other fields. */
interface RefundInput {
  /** Dollars; empty: the value of the chosen pieces. */
  sum: string
  note: string
  putBackStock: boolean
  /** The card's part becomes store credit: only if the customer prefers that. */
  toStoreCredit: boolean
}

/** What to refund of an order, its value in dollars, and how to send it. */
export function useNewRefund({ order, onGiven }: NewRefundProps) {
  const { orderId } = order.orders
  const [input, setInput] = useState<RefundInput>({
    sum: '',
    note: '',
    putBackStock: true,
    toStoreCredit: false,
  })
  const key = useRef(newKey())
  const pieces = useChosenPieces(
    order.items.map((item) => ({ ...item, left: toGiveBack(item), begin: 0 })),
  )
  const quote = useQuery({
    ...refundQuote(orderId, pieces.chosen),
    enabled: pieces.chosen.length > 0,
  })
  const byPieces = pieces.chosen.length > 0 ? quote.data : undefined
  const amount = input.sum === '' ? (byPieces?.refund ?? 0) : Number(input.sum)
  const sumProblem = input.sum === '' ? undefined : problemOfSum(input.sum, order)
  const { note, putBackStock, toStoreCredit } = input
  const body = {
    orderId,
    amount,
    items: pieces.chosen,
    putBackStock,
    toStoreCredit,
    note: note || null,
  }
  const sending = useSave(() => saveRefund(body, key.current), {
    outdates: [STAFF_KEY],
    success: outcomeOf,
    onSaved: onGiven,
  })
  const change = (changed: Partial<RefundInput>) =>
    setInput((before) => ({ ...before, ...changed }))
  return { pieces, input, change, quote, byPieces, amount, sumProblem, sending }
}

/** Dollars and whole cents, at most what is left. */
function problemOfSum(sum: string, { refundable, orders }: StaffOrder): string | undefined {
  if (!/^\d+(\.\d{1,2})?$/.test(sum) || Number(sum) === 0) return 'Enter an amount, such as 12.50'
  if (Number(sum) > refundable) return `At most ${formatMoney(refundable, orders.currency)}`
  return undefined
}

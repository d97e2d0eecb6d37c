import type { ReturnKind } from '@mendwell/domain/orders/returns'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { returnQuote, saveReturn } from '../../../../api/orders/returns.ts'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useSave } from '../../../components/forms/use-save.ts'
import { useChosenPieces } from '../refunds/piece-chooser.tsx'
import { usePieceForm } from '../refunds/use-piece-form.ts'

/** Another size is requested by the customer, who sees what it costs. */
export const STARTED_KINDS = ['REFUND', 'REPLACEMENT'] as const satisfies readonly ReturnKind[]

interface ReturnInput {
  requestFor: (typeof STARTED_KINDS)[number]
  reason: string
  openedFlag: boolean
  defectiveFlag: boolean
}

export interface NewReturnProps {
  order: StaffOrder
  onStarted: () => void
}

/** What a customer sends back, as told to staff, and what it gives by the rules of the shop. */
export function useNewReturn({ order, onStarted }: NewReturnProps) {
  const { orderId } = order.orders
  const [input, setInput] = useState<ReturnInput>({
    requestFor: 'REFUND',
    reason: '',
    openedFlag: false,
    defectiveFlag: false,
  })
  const [isTried, setIsTried] = useState(false)
  const key = useRef(newKey())
  const pieces = useChosenPieces(
    order.items.map((item) => ({ ...item, left: item.replaceable, begin: 0 })),
  )
  const { requestFor, openedFlag, defectiveFlag } = input
  const items = pieces.chosen.map((piece) => ({ ...piece, openedFlag, defectiveFlag }))
  const quote = useQuery({
    ...returnQuote({ orderId, requestFor, items }),
    enabled: items.length > 0,
  })
  const reason = input.reason.trim()
  const sending = useSave(
    () =>
      saveReturn(
        { orderId, requestFor, reason, items, refund: quote.data?.refund ?? null },
        key.current,
      ),
    {
      outdates: [STAFF_KEY, '/returns/'],
      success: 'Return started. The customer gets an email.',
      onSaved: onStarted,
    },
  )
  const form = usePieceForm(pieces, () => {
    setIsTried(true)
    if (reason !== '') sending.save(undefined)
    else form.props.ref.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
  })
  const change = (changed: Partial<ReturnInput>) =>
    setInput((before) => ({ ...before, ...changed }))
  return {
    pieces,
    input,
    change,
    form,
    sending,
    quote: items.length > 0 ? quote.data : undefined,
    reasonProblem: isTried && reason === '' ? 'Enter the reason' : undefined,
  }
}

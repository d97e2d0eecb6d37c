import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type EditBody,
  type EditChanges,
  type EditQuote,
  editQuote,
  type SavedEdit,
  saveEdit,
} from '../../../../api/staff/orders/order-edits.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { isDollars } from '../../../components/forms/typed-values.ts'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING, useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { discountOf, NO_DISCOUNT, type TypedDiscount } from '../discount/typed-discount.ts'

/** A product added by staff; its price as typed, '' for today's price. */
export interface AddedLine {
  productId: number
  productName: string
  quantity: number
  price: string
}

/** Dollars with at most two decimals, above 0. */
export const isPrice = (typed: string): boolean => typed === '' || isDollars(typed.trim())

const NOTHING: EditChanges = { lines: [], added: [] }

/** An order being edited: the changes, their result, and how to save. */
export function useOrderEdit(orderId: string) {
  /** Changed quantities, by item. */
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [added, setAdded] = useState<readonly AddedLine[]>([])
  const [reason, setReason] = useState('')
  const [discount, setDiscount] = useState<TypedDiscount>(NO_DISCOUNT)
  const [isDiscountRemoved, setIsDiscountRemoved] = useState(false)
  const off = isDiscountRemoved ? null : discountOf(discount)
  const changes: EditChanges = {
    lines: Object.entries(quantities).map(([id, quantity]) => ({
      orderItemId: Number(id),
      quantity,
    })),
    added: added.map(({ productId, quantity, price }) => ({
      productId,
      quantity,
      ...(price !== '' && isPrice(price) && { unitPrice: Number(price) }),
    })),
    ...(off !== undefined && { discount: off }),
  }
  const isChanged = changes.lines.length + changes.added.length > 0 || off !== undefined
  useUnsaved(isChanged || reason !== '')
  const base = useQuery(editQuote(orderId, NOTHING))
  const quote = useQuery({
    ...editQuote(orderId, changes),
    enabled: isChanged,
    placeholderData: keepPreviousData,
  })
  const sending = useSaving(orderId)
  const current = isChanged ? quote.data : base.data
  const save = (agreed: EditQuote) =>
    sending.send({
      ...changes,
      reason,
      agreed: {
        total: agreed.after.total,
        refund: agreed.refund,
        addition: agreed.addition?.total ?? 0,
        lastEditId: agreed.lastEditId,
      },
    })
  return {
    base,
    /** The result; undefined while first loading, or if it cannot be computed. */
    quote: current,
    quoteError: isChanged ? quote.error : null,
    isQuoting: isChanged && quote.isFetching,
    isChanged,
    quantities,
    /** Back to the original quantity: the line is unchanged. */
    setQuantity: (orderItemId: number, quantity: number, before: number) => {
      const { [orderItemId]: _, ...others } = quantities
      setQuantities(quantity === before ? others : { ...others, [orderItemId]: quantity })
    },
    added,
    setAdded,
    discount,
    setDiscount,
    isDiscountRemoved,
    setIsDiscountRemoved,
    reason,
    setReason,
    save,
    busy: sending.busy,
    refusal: sending.refusal,
  }
}
export type OrderEdit = ReturnType<typeof useOrderEdit>

/** Sends the edit once, and returns to the order. */
function useSaving(orderId: string) {
  const navigate = useNavigate()
  const key = useRef(newKey())
  const { save, busy, refusal } = useSave(
    (body: EditBody) => saveEdit(orderId, body, key.current),
    {
      outdates: [STAFF_KEY],
      success: doneWords,
      onSaved: () => void navigate(`/orders/${orderId}`, { state: AFTER_SAVING }),
    },
  )
  const send = (body: EditBody) => {
    // After a refusal, sending it again is a new request.
    key.current = refusal ? newKey() : key.current
    save(body)
  }
  return { send, busy, refusal }
}

const doneWords = ({ addition, refund }: SavedEdit) =>
  [
    'Order changed.',
    refund > 0 ? 'The refund is on its way.' : '',
    addition
      ? `Order# ${addition.orderNum} holds what was added. Its payment link was emailed.`
      : '',
    refund === 0 && !addition ? 'The customer was emailed the new total.' : '',
  ]
    .filter(Boolean)
    .join(' ')

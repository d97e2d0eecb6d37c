import type { RequestFor, ReturnQuoteWire } from '@mendwell/contract/orders/returns'
import { LIFTED_BY_DEFECT } from '@mendwell/domain/orders/returns'
import { useQuery } from '@tanstack/react-query'
import { returnQuote } from '../../../../api/orders/returns.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import type { OrderItemRow } from '../../orders/order-card.tsx'

/** Why an item cannot be returned. */
export interface Refusal {
  reason: string
  /** It can if it is defective. */
  isLiftedByDefect: boolean
}

/**
 * Why an item of an order cannot be returned, known before any choice: the shop is asked about one piece of each.
 * Undefined if it can, by the chosen kind of request or by either kind.
 */
export function useRefusals(
  orderId: number,
  items: readonly OrderItemRow[],
  requestFor: RequestFor | '',
): (orderItemId: number) => Refusal | undefined {
  const refund = useQuery(onePieceOfEach(orderId, items, 'REFUND')).data
  const replacement = useQuery(onePieceOfEach(orderId, items, 'REPLACEMENT')).data
  return (orderItemId) => {
    const ofRefund = refusalIn(refund, orderItemId)
    const ofReplacement = refusalIn(replacement, orderItemId)
    if (requestFor === 'REFUND') return ofRefund
    // An exchange for another size has the same deadline as any other.
    if (requestFor !== '') return ofReplacement
    if (!ofRefund || !ofReplacement) return undefined
    const isLiftedByDefect = ofRefund.isLiftedByDefect || ofReplacement.isLiftedByDefect
    return { reason: ofReplacement.reason, isLiftedByDefect }
  }
}

const onePieceOfEach = (
  orderId: number,
  items: readonly OrderItemRow[],
  requestFor: RequestFor,
) => ({
  ...returnQuote({
    orderId,
    requestFor,
    items: items.map(({ ordersItems }) => ({ orderItemId: ordersItems.orderItemId, quantity: 1 })),
  }),
  enabled: items.length > 0,
})

function refusalIn(quote: ReturnQuoteWire | undefined, orderItemId: number): Refusal | undefined {
  const refusal = quote?.lines.find((quoted) => quoted.orderItemId === orderItemId)?.refusal
  if (!refusal) return undefined
  return {
    reason: translateMessage(refusal.message, refusal.sentence),
    isLiftedByDefect: LIFTED_BY_DEFECT.some((code) => code === refusal.code),
  }
}

import { toCents } from '@mendwell/contract/wire/dollars'
import { queryClient } from '../../api/calls/query-client.ts'
import { orderByNumber } from '../../api/orders/orders.ts'
import { payOrder } from '../../api/orders/payments.ts'
import { newKey } from '../../lib/new-key.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import { forgetPayment, rememberPayment } from '../draft/open-payment.ts'
import { isPayable } from '../payment/steps/is-payable.ts'
import { stepAfter } from '../payment/steps/use-charge.ts'
import type { JustPlaced } from '../placing/use-place-order.ts'

/** A wallet's payment method. */
export interface WalletToken {
  token: string
  byLink?: boolean
}

/**
 * Charges a wallet's payment method for a placed order. It never throws: the invoice continues with the bank's step,
 * with another card, or by asking the shop for the outcome of an unanswered charge.
 */
export async function payPlacedOrder(orderNum: string, from: WalletToken): Promise<JustPlaced> {
  const goesOn: JustPlaced = { created: true, pay: true }
  const found = orderByNumber(orderNum)
  try {
    const [head] = (await queryClient.fetchQuery(found)).orderCustomer
    if (!head) return goesOn
    const { orders } = head
    if (!isPayable(orders)) return { created: true }
    rememberPayment(orders.orderId)
    const { orderId, tax, grandTotal } = orders
    const order = { orderId, taxCents: toCents(tax), totalCents: toCents(grandTotal) }
    const answer = await payOrder(order, { ...from, saveCard: false }, newKey())
    const next = stepAfter(answer)
    if (next && next.at !== 'card') return goesOn
    forgetPayment()
    if (next) return { ...goesOn, warning: next.warning }
    return { created: true, paid: translateMessage(answer.statusDesc, answer.sentence) }
  } catch {
    return goesOn
  } finally {
    // It has changed: the invoice refetches it.
    queryClient.removeQueries({ queryKey: found.queryKey })
  }
}

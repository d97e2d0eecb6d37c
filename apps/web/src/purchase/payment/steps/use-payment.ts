import { confirmPayment, payOrder } from '../../../api/orders/payments.ts'
import { forgetPayment, isPaymentOpen, rememberPayment } from '../../draft/open-payment.ts'
import { type Chargeable, useCharge } from './use-charge.ts'

/** An order that waits for its payment; amounts in cents. */
export interface PayableOrder {
  orderId: number
  taxCents: number
  totalCents: number
  /** What is left for the card after balances. */
  dueCents?: number
  /** Why the last attempt, by a wallet, failed. */
  warning?: string | undefined
}

/** The payment of an order by card. */
export const usePayment = (
  order: PayableOrder,
  { onPaid, onUnknown }: Required<Pick<Chargeable, 'onPaid' | 'onUnknown'>>,
) =>
  useCharge({
    isBegun: () => isPaymentOpen(order.orderId),
    warning: order.warning,
    charge: (card, key) => payOrder(order, card, key),
    confirm: () => confirmPayment(order.orderId),
    onBegin: () => rememberPayment(order.orderId),
    onEnd: forgetPayment,
    onPaid,
    onUnknown,
  })

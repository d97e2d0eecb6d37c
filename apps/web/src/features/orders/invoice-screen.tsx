import type { FoundOrdersWire } from '@mendwell/contract/orders/placed-orders'
import { toCents } from '@mendwell/contract/wire/dollars'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { FoundItem, FoundOrder } from '../../api/orders/orders.ts'
import { Replacements, ReplacesNote } from '../../components/orders/replacements.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { isPaymentOpen } from '../../purchase/draft/open-payment.ts'
import { type Computed, HowComputed } from '../../purchase/estimate/how-computed.tsx'
import { PaymentDialog } from '../../purchase/payment/payment-dialog.tsx'
import { isPayable } from '../../purchase/payment/steps/is-payable.ts'
import { ReorderOutcome } from '../../purchase/reorder/reorder-outcome.tsx'
import { useReorder } from '../../purchase/reorder/use-reorder.ts'
import { KEEP_SCROLL } from '../../router/scroll-memory.ts'
import { useSession } from '../../session/session.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { OrderChanges } from './after/order-changes.tsx'
import { ThankYou } from './after/thank-you.tsx'
import { ClaimOffer } from './claim-offer.tsx'
import styles from './invoice.module.css'
import { InvoiceNotes } from './invoice-notes.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'

interface InvoiceScreenProps {
  found: FoundOrdersWire
  /** The order may have changed: refetch it. */
  onChanged: () => void
}

/** One order as an invoice, with its payment. */
export function InvoiceScreen({ found, onChanged }: InvoiceScreenProps) {
  const { authenticated, customer: me } = useSession()
  const placed = useJustPlaced()
  const [head] = found.orderCustomer
  // Resumes a payment that a reload interrupted.
  const wasPaying = head !== undefined && isPaymentOpen(head.orders.orderId)
  const [isPaying, setIsPaying] = useState(placed.pay || wasPaying)
  const [paidMessage, setPaidMessage] = useState(placed.paid)
  const paidNote = useRef<HTMLParagraphElement>(null)
  // The button that opened the dialog is gone: a paid order has no 'Pay now'.
  useEffect(() => {
    if (paidMessage) paidNote.current?.focus()
  }, [paidMessage])
  if (!head) return null
  const { orders, customer } = head
  const items = found.orderItems.filter(({ ordersItems }) => ordersItems.orderId === orders.orderId)
  const pieces = items.reduce((sum, { ordersItems }) => sum + ordersItems.quantity, 0)
  const canPay = isPayable(orders) && paidMessage === undefined
  const close = () => {
    setIsPaying(false)
    placed.forgetPay()
    onChanged()
  }
  // No thanks for an order that was cancelled.
  const isNew = placed.created && orders.orderStatus !== 'REJECTED'
  const claim = !authenticated && <ClaimOffer email={customer.email} />
  const notes = (
    <InvoiceNotes
      head={head}
      isNew={isNew}
      paidMessage={paidMessage}
      paidNote={paidNote}
      onPay={canPay ? () => setIsPaying(true) : undefined}
    />
  )
  return (
    <>
      {isNew ? <ThankYou head={head}>{notes}</ThankYou> : notes}
      {head.replaces && <ReplacesNote orderNum={head.replaces} isExchange={head.isExchange} />}
      <Replacements
        replacements={head.replacements ?? []}
        isCollected={orders.pickupType === 'IN STORE'}
      />
      <OrderChanges
        order={orders}
        isFixed={head.replaces !== undefined && !head.isExchange}
        onChanged={onChanged}
      />
      {isNew && claim}
      <InvoiceActions order={orders} isNew={isNew} isReplacement={head.replaces !== undefined} />
      <InvoiceSheet head={head} items={items} pieces={pieces} isTitled={!isNew} />
      <HowComputed of={computedOf(orders, items)} />
      {!isNew && claim}
      <PaymentDialog
        open={isPaying && canPay}
        order={{
          orderId: orders.orderId,
          orderNum: orders.orderNum,
          currency: orders.currency,
          taxCents: toCents(orders.tax),
          totalCents: toCents(orders.grandTotal),
          warning: placed.warning,
        }}
        isOwn={me !== null && me.custId === orders.custId}
        pieces={pieces}
        holder={`${customer.firstName} ${customer.lastName}`}
        onClose={close}
        onPaid={(message) => {
          setPaidMessage(message)
          announce(message)
          close()
        }}
        onUnknown={onChanged}
      />
    </>
  )
}

/** As they were stored with the order. */
const computedOf = (order: FoundOrder['orders'], items: readonly FoundItem[]): Computed => ({
  lines: items.map(({ ordersItems, products }) => ({
    id: ordersItems.orderItemId,
    name: products.productName,
    quantity: ordersItems.quantity,
    unitPrice: ordersItems.unitPrice,
    lineTotal: ordersItems.lineTotal,
    taxExempt: ordersItems.taxExemptFlag,
  })),
  subtotal: order.orderAmount,
  discount: order.discount,
  shipping: order.shippingHandling - order.shippingDiscount,
  tax: order.tax,
  taxPercent: order.taxPercent,
  total: order.grandTotal,
  currency: order.currency,
})

interface InvoiceActionsProps {
  order: FoundOrder['orders']
  /** The thanks above already link to its tracking. */
  isNew: boolean
  /** Its pieces are returned as those of the original order. */
  isReplacement: boolean
}

function InvoiceActions({ order, isNew, isReplacement }: InvoiceActionsProps) {
  const { orderNum, orderStatus, paymentStatus } = order
  const { authenticated } = useSession()
  const reordering = useReorder(orderNum)
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'PARTLY_REFUNDED'
  return (
    <div className="no-print">
      <div className={`row between ${styles.links}`}>
        <Link className={buttonClass('outline')} to={paths.continueShopping}>
          {t('invoice.continue')}
        </Link>
        <span className="row">
          {isPaid && !isReplacement && orderStatus !== 'REJECTED' && (
            <Link
              className="small"
              to={authenticated ? paths.refund(orderNum) : paths.returnRequest(orderNum)}
            >
              {t('returns.ask')}
            </Link>
          )}
          {!isNew && (
            <Link className="small" to={paths.tracking(orderNum)}>
              {t('invoice.track')}
            </Link>
          )}
          <a className="small" href={paths.invoicePdf(orderNum)} download>
            {t('invoice.download')}
          </a>
          <Button rank="outline" busy={reordering.isPending} onClick={() => reordering.mutate()}>
            {t('after.again')}
          </Button>
          <Button rank="secondary" icon="printer" onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        </span>
      </div>
      <ReorderOutcome reordering={reordering} />
    </div>
  )
}

/** Navigation state from checkout; it survives a reload, the request to pay only until closed. */
function useJustPlaced() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const brought = (name: string): unknown =>
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  const has = (name: string) => brought(name) === true
  const text = (name: string) => {
    const words = brought(name)
    return typeof words === 'string' ? words : undefined
  }
  return {
    created: has('created'),
    pay: has('pay'),
    warning: text('warning'),
    paid: text('paid'),
    forgetPay: () => {
      // A shopper who left during the payment is not brought back.
      if (has('pay') && isHere.current) {
        const next = { replace: true, state: { created: true, ...KEEP_SCROLL } }
        void navigate(`${pathname}${search}`, next)
      }
    },
  }
}

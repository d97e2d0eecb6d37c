import type { RefObject } from 'react'
import type { FoundOrder } from '../../api/orders/orders.ts'
import { formatMoney, say, t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './invoice.module.css'

interface InvoiceNotesProps {
  head: FoundOrder
  /** Placed a moment ago. */
  isNew: boolean
  /** The provider's message after a payment. */
  paidMessage: string | undefined
  paidNote: RefObject<HTMLParagraphElement | null>
  /** Undefined if nothing is due. */
  onPay: (() => void) | undefined
}

/** The order's status, above the sheet; not printed. */
export function InvoiceNotes({ head, isNew, paidMessage, paidNote, onPay }: InvoiceNotesProps) {
  const { orders, customer } = head
  const isPaid = orders.paymentStatus === 'PAID'
  const created = say('orderCreated', { number: orders.orderNum })
  return (
    <div className="no-print" role="status">
      {isNew && (
        <p className={`note good ${styles.note}`}>
          <Icon name="circle-check" />
          <span>
            <b className="strong">{created}</b> {isPaid && t('invoice.paidNow')}{' '}
            {t('invoice.mailed', { email: customer.email })}
          </span>
        </p>
      )}
      {orders.orderStatus === 'REJECTED' && (
        <p className={`note ${styles.note}`}>
          <Icon name="info-circle" />
          <span>
            <b className="strong">{t('after.cancelled')}</b>{' '}
            {orders.refunded > 0 &&
              t('after.cancelledRefund', { amount: formatMoney(orders.refunded, orders.currency) })}
          </span>
        </p>
      )}
      {paidMessage && (
        <p ref={paidNote} className={`note good ${styles.note}`} tabIndex={-1}>
          <Icon name="credit-card" />
          <b className="strong">{paidMessage}</b>
        </p>
      )}
      {onPay && (
        <div className={`note warn ${styles.note} ${styles.unpaid}`}>
          <Icon name="clock" />
          <span>
            <b className="strong">{t('invoice.unpaid')}</b> {t('invoice.unpaidHelp')}
          </span>
          <Button onClick={onPay}>
            {t('invoice.payNow')}
            <span className="visually-hidden">
              {' '}
              {formatMoney(orders.grandTotal, orders.currency)}
            </span>
          </Button>
        </div>
      )}
    </div>
  )
}

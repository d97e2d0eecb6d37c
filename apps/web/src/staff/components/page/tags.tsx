import type { OrderStatus } from '@mendwell/domain/orders/order-status'
import type { ReactNode } from 'react'

export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'off'

/** A short state in words; the colour only repeats it. */
export function Tag({ tone = 'off', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>
}

const ORDER_TONES: Record<OrderStatus, Tone> = {
  NEW: 'info',
  PRINTED: 'off',
  OPEN: 'warn',
  CLOSED: 'ok',
  REJECTED: 'bad',
}

/** How an order stands, in the words of the staff (NEW, PRINTED, OPEN, CLOSED, REJECTED). */
export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag tone={ORDER_TONES[status]}>{status}</Tag>
}

const PAYMENT_TONES: Record<string, Tone> = { PAID: 'ok', UNPAID: 'warn', PARTLY_PAID: 'warn' }

/** How an order is paid. */
export function PaymentTag({ status }: { status: string }) {
  return <Tag tone={PAYMENT_TONES[status] ?? 'off'}>{status.replaceAll('_', ' ')}</Tag>
}

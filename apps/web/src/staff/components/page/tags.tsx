import { type OrderStatus, staffReading } from '@mendwell/domain/orders/order-status'
import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import type { ReactNode } from 'react'
import { codeInWords } from './code-words.ts'

export type Tone = 'good' | 'info' | 'warn' | 'bad' | 'off'

/** A short status text; the color only repeats it. */
export function Tag({ tone = 'off', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>
}

const ORDER_TONES: Record<OrderStatus, Tone> = {
  NEW: 'info',
  PRINTED: 'warn',
  OPEN: 'good',
  CLOSED: 'good',
  REJECTED: 'off',
}

/** An order's status: New, Preparing, Shipped, Delivered or Cancelled. */
export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag tone={ORDER_TONES[status]}>{staffReading(status)}</Tag>
}

const PAYMENT_TONES: Record<string, Tone> = { PAID: 'good', UNPAID: 'warn' }

/** An order's payment status. */
export function PaymentTag({ status }: { status: string }) {
  return <Tag tone={PAYMENT_TONES[status] ?? 'off'}>{codeInWords(status)}</Tag>
}

const RETURN_TONES: Record<ReturnStatus, Tone> = {
  REQUESTED: 'info',
  APPROVED: 'warn',
  RECEIVED: 'warn',
  DECLINED: 'off',
  REFUNDED: 'good',
  REPLACED: 'good',
}

/** A return's status. */
export function ReturnTag({ status }: { status: ReturnStatus }) {
  return <Tag tone={RETURN_TONES[status]}>{codeInWords(status)}</Tag>
}

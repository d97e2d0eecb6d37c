import { randomUUID } from 'node:crypto'
import type { REFUND_REASONS } from '@mendwell/contract/orders/refunds'
import { toDollars } from '@mendwell/contract/wire/dollars'
import type { Cents } from '@mendwell/domain/money/money'
import type { Queryable } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { findCapture } from '../../orders/money/order-money.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { insertRefund, lockOrder, type RefundRow } from './refunds.repository.ts'

export interface NewRefund {
  orderId: number
  /** In cents; without it all that is left. */
  amountCents?: Cents | undefined
  /** Gives back less when less is left, instead of refusing. */
  atMost?: boolean
  reason: (typeof REFUND_REASONS)[number]
  note?: string | null
  /** The return that is paid back; only with the reason RETURN. */
  returnId?: number
  /** The refund that failed, when this one takes its place. */
  retryOf?: number
  requestedBy: string
  /** Pieces that stay in the shop go back into stock when it has succeeded. */
  putsBack?: boolean
}

/**
 * Writes down in the caller's transaction that money goes back, with the order locked: two at once
 * never promise more than was captured. The provider hears of it after the commit (`sendRefund`).
 * Answers undefined when nothing is left to give back and no amount is insisted on.
 * @throws ShopError 404; 409 when the amount is more than what is left, with `refundable` in dollars.
 */
export async function beginRefund(
  tx: Queryable,
  wanted: NewRefund,
): Promise<RefundRow | undefined> {
  const { orderId, reason, note = null, returnId = null, retryOf = null } = wanted
  const { requestedBy, putsBack = false } = wanted
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound('Order')
  const capture = await findCapture(tx, orderId)
  const left = capture ? capture.amountCents - capture.promisedCents : 0
  const requested = wanted.amountCents ?? left
  const amountCents = wanted.atMost ? Math.min(requested, left) : requested
  if (amountCents === 0) return undefined
  if (!capture || amountCents > left) throw tooMuch(left, order.currency)
  return insertRefund(tx, {
    orderId,
    attemptId: capture.attemptId,
    tenderNo: capture.tenderNo,
    amountCents,
    reason,
    note,
    returnId,
    retryOf,
    requestedBy,
    putsBack,
    idempotencyKey: `refund_${randomUUID()}`,
  })
}

const tooMuch = (left: Cents, currency: string) =>
  new ShopError(
    409,
    'CONFLICT',
    sentence('refundTooMuch', { amount: formatMoney(left, currency) }),
    {
      facts: { refundable: toDollars(left) },
    },
  )

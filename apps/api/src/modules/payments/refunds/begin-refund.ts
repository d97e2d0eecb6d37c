import { randomUUID } from 'node:crypto'
import type { REFUND_REASONS } from '@mendwell/contract/orders/refunds'
import { toDollars } from '@mendwell/contract/wire/dollars'
import type { Cents } from '@mendwell/domain/money/money'
import { splitRefund } from '@mendwell/domain/tenders/tender-refunds'
import type { Queryable } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { creditOf } from '../../balances/ledger/give-to-balance.ts'
import { type Captured, findCaptured, leftOf } from '../../orders/money/order-money.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findGivenBackCents, findPartCents } from './refund-cells.repository.ts'
import { insertRefund, lockOrder, type RefundRow } from './refunds.repository.ts'

export interface NewRefund {
  orderId: number
  /** In cents; if absent, all that is left. */
  amountCents?: Cents | undefined
  /** Refunds less when less is left, instead of refusing. */
  atMost?: boolean
  reason: (typeof REFUND_REASONS)[number]
  note?: string | null
  /** The return being refunded; only with the reason RETURN. */
  returnId?: number
  /** The failed refund that this one replaces. */
  retryOf?: number
  /** What is refunded, with its value; null is shipping. Each tender gets back what it paid of it. */
  parts?: readonly { orderItemId: number | null; worthCents: Cents }[]
  /** Of a single tender: the one whose refund failed. */
  tenderNo?: number
  /** As store credit of the customer instead of to the card; balances get their own part back. */
  toCredit?: boolean
  requestedBy: string
  /** Pieces that stay in the shop return to stock once it has succeeded. */
  putsBack?: boolean
}

/**
 * Records a refund in the caller's transaction, with the order locked, so that two at once never promise more than was
 * captured. Each tender gets its own part, by its cells if the parts are named. Providers are asked after the commit
 * (`sendRefund`). Returns none when nothing is left to refund and no amount is required.
 * @throws ShopError 404; 409 when the amount is more than what is left, with `refundable` in dollars.
 */
export async function beginRefunds(tx: Queryable, wanted: NewRefund): Promise<RefundRow[]> {
  const { orderId, reason, note = null, returnId = null, retryOf = null } = wanted
  const { requestedBy, putsBack = false } = wanted
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound('Order')
  const captured = (await findCaptured(tx, orderId)).filter(
    ({ tenderNo }) => wanted.tenderNo === undefined || tenderNo === wanted.tenderNo,
  )
  const left = leftOf(captured)
  const requested = wanted.amountCents ?? left
  const amountCents = wanted.atMost ? Math.min(requested, left) : requested
  if (amountCents > left) throw tooMuch(left, order.currency)
  const shares = await sharesOf(tx, captured, { orderId, amountCents, parts: wanted.parts ?? [] })
  const made: RefundRow[] = []
  for (const [at, { tenderNo, attemptId, balanceId }] of captured.entries()) {
    const share = shares[at] ?? 0
    if (share === 0) continue
    const isToCredit = wanted.toCredit === true && balanceId === null
    const credit = { custId: order.custId, currency: order.currency, createdBy: requestedBy }
    const refund = await insertRefund(tx, {
      orderId,
      attemptId,
      tenderNo,
      balanceId: isToCredit ? await creditOf(tx, credit) : balanceId,
      amountCents: share,
      reason,
      note,
      returnId,
      retryOf,
      requestedBy,
      putsBack,
      idempotencyKey: `refund_${randomUUID()}`,
    })
    made.push(refund)
  }
  return made
}

interface Sharing {
  orderId: number
  amountCents: Cents
  parts: NonNullable<NewRefund['parts']>
}

/** The part of an amount that each tender gets back. */
async function sharesOf(
  tx: Queryable,
  captured: readonly Captured[],
  { orderId, amountCents, parts }: Sharing,
): Promise<Cents[]> {
  // Nearly all orders: nothing is split, and no cells need to be read.
  if (captured.length < 2) return [amountCents]
  const cells = await findPartCents(tx, orderId)
  const before = await findGivenBackCents(tx, orderId)
  const tenders = captured.map(({ tenderNo, amountCents: took, promisedCents }) => ({
    leftCents: Math.max(0, took - promisedCents),
    partCents: new Map(
      cells
        .filter((cell) => cell.tenderNo === tenderNo)
        .map(({ orderItemId, cents }) => [orderItemId, cents]),
    ),
  }))
  const refunded = parts.map(({ orderItemId, worthCents }) => ({
    orderItemId,
    worthCents,
    beforeCents: orderItemId === null ? 0 : (before.get(orderItemId) ?? 0),
  }))
  return splitRefund(tenders, refunded, amountCents)
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

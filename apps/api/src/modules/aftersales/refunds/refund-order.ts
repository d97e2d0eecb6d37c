import { REFUND_REASONS, Refund, type SaveRefund } from '@mendwell/contract/orders/refunds'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { refundOf } from '../../orders/money/list-refunds.ts'
import { beginRefunds } from '../../payments/refunds/begin-refund.ts'
import {
  findRefund,
  lockOrder,
  type RefundRow,
  wasSentAgain,
} from '../../payments/refunds/refunds.repository.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { copyRefundItems, recordRefundItems } from '../pieces/record-refund-items.ts'
import { asRefunded, valuePieces, worthOf } from '../pieces/value-pieces.ts'

interface RefundInput {
  /** The Idempotency-Key header. */
  key: string | undefined
  requestedBy: string
}

/**
 * Staff refund a paid order, in full or in part, to the tenders that paid: named pieces, an amount, or all that is
 * left. Returns the card's refund if several tenders get theirs.
 * @throws ShopError 404; 409 when the amount is more than what is left; 422 for pieces that were already refunded.
 */
export async function refundOrder(
  deps: Deps,
  { refund, key, requestedBy }: RefundInput & { refund: SaveRefund },
): Promise<Outcome<Refund>> {
  const { orderId, amount, items, note, putBackStock: putsBack, toStoreCredit: toCredit } = refund
  const call = requestKey({ scope: `refund ${requestedBy}`, header: key, request: refund })
  const others: RefundRow[] = []
  const outcome = await runOnce(deps.db, { call, answer: Refund }, async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw notFound('Order')
    const pieces = await valuePieces(tx, orderId, items ?? [])
    const { goods, tax } = worthOf(pieces)
    const ofPieces = pieces.length > 0 ? goods + tax : undefined
    const amountCents = amount ?? ofPieces
    const reason = 'GOODWILL'
    const atMost = amount == null
    const rows = asRefunded(pieces)
    const by = { note, requestedBy, putsBack, toCredit, parts: rows }
    const begun = await beginRefunds(tx, { orderId, amountCents, atMost, reason, ...by })
    // The card's, which may fail; else the last. Only this one lists the pieces.
    const main = begun.at(-1)
    if (!main) throw conflict('CONFLICT', 'refundNothingLeft', { refundable: 0 })
    await recordRefundItems(tx, main, rows)
    others.push(...begun.slice(0, -1))
    return answerOf(tx, main)
  })
  for (const refund of others) await sendRefund(deps, refund)
  return sendAndNotify(deps, outcome)
}

/**
 * Retries a refund that the provider refused, once: same amount, same reason, a new key.
 * @throws ShopError 404; 409 unless it failed, was not retried before and the amount is still available.
 */
export async function retryRefund(
  deps: Deps,
  { refundId, key, requestedBy }: RefundInput & { refundId: number },
): Promise<Outcome<Refund>> {
  const call = requestKey({ scope: `retry refund ${requestedBy}`, header: key, request: refundId })
  const outcome = await runOnce(deps.db, { call, answer: Refund }, async (tx) => {
    const before = await findRefund(tx, refundId)
    if (!before) throw notFound('Refund')
    await lockOrder(tx, before.orderId)
    if (before.status !== 'FAILED') throw conflict('CONFLICT', 'refundNotFailed')
    if (await wasSentAgain(tx, refundId)) throw conflict('CONFLICT', 'refundSentAgain')
    const { orderId, amountCents, note, returnId, putsBack, tenderNo } = before
    const reason = z.enum(REFUND_REASONS).parse(before.reason)
    const link = returnId === null ? {} : { returnId }
    const [begun] = await beginRefunds(tx, {
      orderId,
      tenderNo,
      amountCents,
      reason,
      note,
      retryOf: refundId,
      requestedBy,
      putsBack,
      ...link,
    })
    if (!begun) throw conflict('CONFLICT', 'refundNotFailed')
    await copyRefundItems(tx, begun, refundId)
    return answerOf(tx, begun)
  })
  return sendAndNotify(deps, outcome)
}

async function answerOf(tx: Queryable, { refundId }: RefundRow): Promise<Refund> {
  const begun = await findRefund(tx, refundId)
  if (!begun) throw notFound('Refund')
  return refundOf(begun)
}

/** A repeat gets the refund's current state, not its first. */
async function sendAndNotify(deps: Deps, { answer, replayed }: Outcome<Refund>) {
  const begun = await findRefund(deps.db, answer.refundId)
  if (begun && !replayed) await sendRefund(deps, begun)
  const now = await findRefund(deps.db, answer.refundId)
  return { answer: now ? refundOf(now) : answer, replayed }
}

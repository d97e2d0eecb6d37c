import { SavedPayment, type SavePayment } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { conflict } from '../../../ground/errors.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { upsertIntent } from './payment-intents.repository.ts'

interface Saving {
  principal: OrderReader
  payment: SavePayment
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Records the intent to pay an order. Its amounts, in cents, are compared and never used.
 * @throws ShopError 404 for an order that is not the caller's, 409 when an amount differs.
 */
export async function savePayment(
  deps: Deps,
  { principal, payment, key }: Saving,
): Promise<Outcome<SavedPayment>> {
  const order = await getReadableOrder(deps.db, principal, { orderId: payment.orderId })
  const scope = `intent order ${order.orderId}`
  const call = requestKey({ scope, header: key, request: payment })
  return runOnce(deps.db, { call, answer: SavedPayment }, async (tx) => {
    const { taxCents, grandTotalCents } = order
    if (payment.taxesAmount !== taxCents || payment.totalAmount !== grandTotalCents) {
      const facts = { taxesAmount: taxCents, totalAmount: grandTotalCents }
      throw conflict('CONFLICT', 'amountDiffers', facts)
    }
    const updatedBy = payment.updatedBy ?? null
    await upsertIntent(tx, {
      orderId: order.orderId,
      taxesCents: taxCents,
      totalCents: grandTotalCents,
      updatedBy,
    })
    return { ...payment, updatedBy }
  })
}

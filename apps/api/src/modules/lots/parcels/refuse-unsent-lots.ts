import { toSend } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import { ShopError } from '../../../ground/errors.ts'
import { findTrackedItems } from './picks.repository.ts'

/**
 * Goods tracked by lot leave only in parcels, which record the lots: the status of an order with some is not changed by
 * hand.
 * @throws ShopError 409
 */
export async function refuseUnsentLots(tx: Queryable, orderId: number): Promise<void> {
  const items = await findTrackedItems(tx, [orderId])
  const unsent = items.find((item) => toSend(item) > 0)
  if (!unsent) return
  throw new ShopError(
    409,
    'CONFLICT',
    `${unsent.productName} is kept by lot. Save a package instead, so that its lot is known.`,
  )
}

import type { StaffMessageKey } from '@mendwell/contract/wire/staff-messages'
import type { Queryable } from '../../../db/db.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { findHeldItems } from './holds.repository.ts'

const WORDS: Partial<Record<string, StaffMessageKey>> = {
  RECALL: 'heldByRecall',
  EXCHANGE: 'heldForExchange',
}

/**
 * Goods on hold are neither prepared nor sent.
 * @throws ShopError 409 if one of these items is held; checks the whole order if none are named.
 */
export async function refuseHeld(
  tx: Queryable,
  orderId: number,
  orderItemIds?: readonly number[],
): Promise<void> {
  const held = (await findHeldItems(tx, orderId)).find(
    (item) => orderItemIds?.includes(item.orderItemId) ?? true,
  )
  if (!held) return
  const detail = sentence(WORDS[held.reason] ?? 'heldOtherwise', { name: held.productName })
  throw new ShopError(409, 'CONFLICT', detail, { facts: { orderItemId: held.orderItemId } })
}

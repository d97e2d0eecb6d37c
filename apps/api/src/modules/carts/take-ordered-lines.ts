import type { OrderLine } from '@mendwell/contract/orders/orders'
import { syncedKey } from '@mendwell/domain/carts/merge-carts'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import type { Queryable } from '../../db/db.ts'
import { findCartLines, lockCart, replaceCartLines } from './carts.repository.ts'

/**
 * Removes what a customer has just ordered from their cart. In the order's transaction, so that it happens exactly
 * once, even if its answer is lost: browsers that still show the lines update when they sync next.
 */
export async function takeOrderedLines(
  tx: Queryable,
  custId: number,
  ordered: readonly OrderLine[],
): Promise<void> {
  const keys = new Set(
    ordered.map(({ productId, attributes, notes }) =>
      syncedKey({ productId, cut: cutOf(attributes), notes: notes ?? '' }),
    ),
  )
  await lockCart(tx, custId)
  const lines = await findCartLines(tx, custId)
  const left = lines.filter((line) => !keys.has(syncedKey(line)))
  if (left.length < lines.length) await replaceCartLines(tx, custId, left)
}

import type { SyncCart } from '@mendwell/contract/carts/carts'
import type { KeptLine } from '@mendwell/contract/carts/lines'
import { isSameCart, MAX_SYNCED_LINES, mergeCarts } from '@mendwell/domain/carts/merge-carts'
import type { Deps } from '../../deps/deps.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { findCartLines, lockCart, replaceCartLines } from './carts.repository.ts'

/**
 * Merges a browser's cart with its customer's and returns the result. A repeat after a lost answer changes nothing; two
 * devices at once are serialized, and neither loses its lines.
 * @throws ShopError 401 when the customer was merged or erased meanwhile.
 */
export async function syncCart(
  { db }: Pick<Deps, 'db'>,
  custId: number,
  sent: SyncCart,
): Promise<{ lines: KeptLine[] }> {
  // A caller who only reads changes blocks no one.
  const stored = await findCartLines(db, custId)
  if (isSameCart(mergeCarts(sent.base, sent.lines, stored), stored)) return { lines: stored }
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId)
    await lockCart(tx, custId)
    const theirs = await findCartLines(tx, custId)
    const merged = mergeCarts(sent.base, sent.lines, theirs).slice(0, MAX_SYNCED_LINES)
    await replaceCartLines(tx, custId, merged)
    return { lines: await findCartLines(tx, custId) }
  })
}

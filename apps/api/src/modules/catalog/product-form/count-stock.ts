import type { Queryable } from '../../../db/db.ts'
import { insertCount, setCounting } from './product-form.repository.ts'

interface Count {
  productId: number
  /** Stock on hand so far; null if not counted. */
  before: number | null
  counted: number | null
  movedBy: string
}

/**
 * Sets the stock to the counted quantity, as a ledger movement; null stops counting. The caller has locked the
 * product's row, so that no order takes pieces in between.
 */
export async function countStock(
  tx: Queryable,
  { productId, before, counted, movedBy }: Count,
): Promise<void> {
  if (before === null && counted !== null) await setCounting(tx, productId, 0)
  const delta = (counted ?? 0) - (before ?? 0)
  if (delta !== 0) await insertCount(tx, { productId, delta, movedBy })
  if (before !== null && counted === null) await setCounting(tx, productId, null)
}

import type { Queryable } from '../../../db/db.ts'
import { insertCount, setCounting } from './product-form.repository.ts'

interface Count {
  productId: number
  /** On hand until now; null: not counted. */
  before: number | null
  counted: number | null
  movedBy: string
}

/**
 * Brings the stock to what was counted, as a movement in the ledger; null ends the counting.
 * The product's row is locked by the caller, so that no order takes pieces in between.
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

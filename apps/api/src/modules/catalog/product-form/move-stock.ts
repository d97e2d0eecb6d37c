import type { STOCK_REASONS } from '@mendwell/contract/catalog/staff-products'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockProductState, setCounting } from './product-form.repository.ts'
import { findMovements, findQuantity, insertMovement } from './stock.repository.ts'
import { stockByLot } from './stock-by-lot.ts'

const SHOWN_MOVEMENTS = 100

interface StockInput {
  productId: number
  delta: number
  reason: (typeof STOCK_REASONS)[number]
  note?: string | null | undefined
}

/**
 * Books pieces in or out; a product whose stock was not counted is counted from now on.
 * @throws ShopError 404, and 409 if more would go out than there is.
 */
export async function moveStock(
  { db }: Pick<Deps, 'db'>,
  { productId, delta, reason, note }: StockInput,
  who: SignedInPrincipal,
): Promise<{ quantity: number }> {
  const quantity = await db.transaction().execute(async (tx) => {
    const state = await lockProductState(tx, productId)
    if (!state) throw notFound('Product')
    if (state.isLotTracked) throw stockByLot()
    const before = state.quantity ?? 0
    const after = before + delta
    if (after < 0) throw conflict('NOT_ENOUGH_STOCK', 'stockTooLow', { quantity: state.quantity })
    if (state.quantity === null) await setCounting(tx, productId, 0)
    const movement = { productId, delta, reason, note: note || null, movedBy: signatureOf(who) }
    await insertMovement(tx, movement)
    await recordStaffEvent(tx, {
      who,
      action: 'stock',
      objectType: 'product',
      objectId: productId,
      before: { quantity: state.quantity },
      after: { quantity: after, reason, ...(note && { note }) },
    })
    return after
  })
  return { quantity }
}

/**
 * Stock on hand and its movements, latest first.
 * @throws ShopError 404
 */
export async function findStock(db: Queryable, productId: number) {
  const found = await findQuantity(db, productId)
  if (!found) throw notFound('Product')
  return { ...found, movements: await findMovements(db, productId, SHOWN_MOVEMENTS) }
}

import type { Queryable } from '../../../db/db.ts'
import { signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../../settings/history/restoring.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { countStock } from './count-stock.ts'
import {
  findRecordedColumns,
  lockProductState,
  type ProductColumns,
  updateProductRow,
} from './product-form.repository.ts'

/** Restores the columns of a product to their values before a change; false if they have changed since. */
export async function restoreProduct(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes, partOf } = change
  const productId = Number(objectId)
  const state = await lockProductState(tx, productId)
  if (!state) return false
  if (!standsAs({ ...(await findRecordedColumns(tx, productId)) }, change)) return false
  const names = Object.keys({ ...from, ...to })
  const updatedBy = signatureOf(who)
  const { quantity, ...columns } = Object.fromEntries(names.map((name) => [name, to[name] ?? null]))
  await updateProductRow(tx, productId, { ...(columnsOf(columns) as ProductColumns), updatedBy })
  if (names.includes('quantity') && !state.isLotTracked) {
    const counted = typeof quantity === 'number' ? quantity : null
    if (state.isPooled && counted === null) return false
    await countStock(tx, { productId, before: state.quantity, counted, movedBy: updatedBy })
  }
  await refreshImageHash(tx, productId)
  await recordStaffEvent(tx, {
    who,
    action: 'undo',
    objectType: 'product',
    objectId,
    before: from,
    after: to,
    undoes,
    partOf,
  })
  return true
}

/** Lists go into jsonb columns as text. */
const columnsOf = (columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ ...columns, ...notNull(columns) }).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

/** The history omits values that nearly all products share; the table does not. */
const USUAL = { quoteOnly: false, facts: {} }
const notNull = (columns: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(USUAL).filter(([name]) => columns[name] === null))

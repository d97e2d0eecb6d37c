import { PurchaseOrder } from '@mendwell/contract/purchasing/purchase-orders'
import { reorderOf } from '@mendwell/domain/purchasing/reorder'
import type { Db, Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockSupplier } from '../suppliers/suppliers.repository.ts'
import { getPurchaseOrder } from './get-purchase-order.ts'
import { insertPurchaseOrder, replaceLines } from './purchase-orders.repository.ts'
import { findReorderRows } from './reorder.repository.ts'

interface Making {
  supplierId: number
  targetDays: number
  safetyDays: number
}

/**
 * A draft for a supplier, filled with what is running low; once per key.
 * @throws ShopError 404; 422 for an inactive supplier.
 */
export function makePurchaseOrder(
  db: Db,
  who: SignedInPrincipal,
  { asked, key }: { asked: Making; key: string | undefined },
): Promise<Outcome<PurchaseOrder>> {
  const scope = `purchase ${signatureOf(who)}`
  const call = requestKeyOrNew({ scope, header: key, request: asked })
  return runOnce(db, { call, answer: PurchaseOrder }, async (tx) => {
    const { supplierId } = asked
    const supplier = await lockSupplier(tx, supplierId)
    if (!supplier) throw notFound('Supplier')
    if (!supplier.active) throw invalidFields([fieldError('supplierId', 'supplierInactive')])
    const createdBy = signatureOf(who)
    const purchaseOrderId = await insertPurchaseOrder(tx, { supplierId, createdBy })
    const lines = await proposeLines(tx, asked)
    await replaceLines(tx, { purchaseOrderId, supplierId, lines })
    await recordStaffEvent(tx, {
      who,
      action: 'create',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      after: { supplier: supplier.name, lines: lines.length },
    })
    return getPurchaseOrder(tx, purchaseOrderId, { seesCosts: true })
  })
}

/** What to buy from a supplier: applies the rule to each of its counted products. */
async function proposeLines(tx: Queryable, { supplierId, targetDays, safetyDays }: Making) {
  const rows = await findReorderRows(tx, supplierId)
  return rows.flatMap((row) => {
    const { suggest: quantity } = reorderOf({
      onHand: row.onHand,
      expiringBeforeSale: row.expiring,
      onOrder: row.onOrder,
      promised: row.promised,
      perDay: row.perDay,
      leadDays: row.leadDays,
      safety: Math.ceil(row.perDay * safetyDays),
      casePack: row.packSize,
      moq: row.minQuantity,
      targetDays,
    })
    return quantity === 0 ? [] : [{ productId: row.productId, quantity, cost: row.cost }]
  })
}

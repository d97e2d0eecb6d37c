import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { formatCalendarDay, formatDay } from '../../settings/shop/format.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findSupplier } from '../suppliers/suppliers.repository.ts'
import { purchaseOrderPdf } from './purchase-order-pdf.ts'
import { findPurchaseLines, findPurchaseOrder } from './purchase-orders.repository.ts'

/** A purchase order as stored; undefined for a deleted one. */
export async function readPrintedPurchase(
  db: Queryable,
  purchaseOrderId: number,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
) {
  const order = await findPurchaseOrder(db, purchaseOrderId)
  const supplier = order && (await findSupplier(db, order.supplierId))
  if (!supplier) return undefined
  const { number, sentAt, createdAt, expectedOn, note, total, state } = order
  return {
    number,
    supplier: supplier.name,
    accountNumber: supplier.accountNumber,
    orderedOn: formatDay(sentAt ?? createdAt, timeZone),
    neededBy: expectedOn && formatCalendarDay(expectedOn),
    note,
    total,
    isCancelled: state === 'CANCELLED',
    lines: await findPurchaseLines(db, purchaseOrderId),
  }
}

/** Its file name, valid on all file systems. */
export const purchaseFileName = (number: string) => `${number}.pdf`

/**
 * A purchase order as PDF, to be sent by hand.
 * @throws ShopError 404
 */
export async function printPurchaseOrder(
  db: Queryable,
  purchaseOrderId: number,
): Promise<{ fileName: string; pdf: Buffer }> {
  const settings = await getShopSettings(db)
  const printed = await readPrintedPurchase(db, purchaseOrderId, settings)
  if (!printed) throw notFound('Purchase order')
  return {
    fileName: purchaseFileName(printed.number),
    pdf: await purchaseOrderPdf(printed, settings),
  }
}

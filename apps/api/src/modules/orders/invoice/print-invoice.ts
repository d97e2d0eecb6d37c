import type { Deps } from '../../../deps/deps.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { makeOrderDocument } from '../order/order-document.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { getReadableOrder } from '../reading/get-readable-order.ts'
import { invoicePdf } from './invoice-pdf.ts'

/**
 * The invoice of an order as PDF.
 * @throws ShopError 404 for an order that is not the caller's.
 */
export async function printInvoice(
  { db }: Pick<Deps, 'db'>,
  principal: OrderReader,
  orderNum: string,
): Promise<Buffer> {
  const order = await getReadableOrder(db, principal, { orderNum })
  const settings = await getShopSettings(db)
  return invoicePdf(await makeOrderDocument(db, order, settings), settings)
}

import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { addressLines } from '../../orders/order/order-document.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { returnLabelPdf } from './return-label-pdf.ts'
import { findReturns } from './returns.repository.ts'

/** More than an order has items. */
const LIMIT = 1_000

/**
 * The label for the package of an order's approved returns, as PDF: one package for all of them.
 * @throws ShopError 404 for an order that is not the caller's, and while none of its returns is approved.
 */
export async function printReturnLabel(
  { db }: Pick<Deps, 'db'>,
  principal: OrderReader,
  orderNum: string,
): Promise<Buffer> {
  const order = await getReadableOrder(db, principal, { orderNum })
  const approved = { orderIds: [order.orderId], status: 'APPROVED', limit: LIMIT }
  const returns = (await findReturns(db, approved)).toReversed()
  if (returns.length === 0) throw notFound('Return')
  const name = `${order.firstName} ${order.lastName}`
  return returnLabelPdf(
    { orderNum, from: [name, ...addressLines(order)], returns },
    await getShopSettings(db),
  )
}

import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { addressLines } from '../../orders/order/order-document.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findLabelPdf } from '../return-labels/return-labels.repository.ts'
import { returnLabelPdf } from './return-label-pdf.ts'
import { findReturns } from './returns.repository.ts'

/** More than an order has items. */
const LIMIT = 1_000

interface Wanted {
  orderNum: string
  returnNumber?: string | undefined
}

/**
 * The label that was bought for a return, named or the only one; else that for one package of all approved returns of an
 * order, without postage. As PDF.
 * @throws ShopError 404 for an order that is not the caller's, and while none of its returns is approved.
 */
export async function printReturnLabel(
  { db }: Pick<Deps, 'db'>,
  principal: OrderReader,
  { orderNum, returnNumber }: Wanted,
): Promise<Buffer> {
  const order = await getReadableOrder(db, principal, { orderNum })
  const approved = { orderIds: [order.orderId], status: 'APPROVED', limit: LIMIT }
  const returns = (await findReturns(db, approved)).toReversed()
  const [first] = returns
  if (!first) throw notFound('Return')
  const named = returnNumber
    ? returns.find((one) => one.returnNumber === returnNumber)
    : returns.length === 1 && first
  const bought = named && (await findLabelPdf(db, named.returnId))
  if (bought) return bought
  const name = `${order.firstName} ${order.lastName}`
  return returnLabelPdf(
    { orderNum, from: [name, ...addressLines(order)], returns },
    await getShopSettings(db),
  )
}

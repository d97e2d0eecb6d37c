import type { ExchangeSizes } from '@mendwell/contract/replacements/exchange-sizes'
import type { Deps } from '../../../deps/deps.ts'
import { findRelated } from '../../families/families.repository.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getTerms } from '../../orders/pricing/get-terms.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { findReturnableItems } from '../pieces/returned-items.repository.ts'
import { priceSizes } from './price-sizes.ts'

/**
 * The sizes each item of an order can be exchanged for: others of its family that are sold to its customer and in stock
 * now. Whether an item may be returned at all is decided by the quote of a return.
 * @throws ShopError 404 for an order that is not the caller's.
 */
export async function findExchangeSizes(
  { db }: Pick<Deps, 'db'>,
  { reader, orderId }: { reader: OrderReader; orderId: number },
): Promise<ExchangeSizes> {
  const order = await getReadableOrder(db, reader, { orderId })
  const terms = await getTerms(db, order)
  const items: ExchangeSizes['items'] = []
  for (const { orderItemId, productId } of await findReturnableItems(db, orderId)) {
    const others = (await findRelated(db, productId)).filter((one) => one.productId !== productId)
    const priced = await priceSizes(db, {
      order,
      terms,
      wanted: others.map((one) => ({ productId: one.productId, quantity: 1 })),
      isLocked: false,
    })
    const sizes = others.flatMap(({ values, ...one }, at) => {
      const line = priced[at]
      if (!line || line.backordered > 0) return []
      const label = values.map(({ value }) => value).join(', ')
      const { unitPriceCents: price, product } = line
      return [{ productId: one.productId, label, price, available: product.quantity }]
    })
    if (sizes.length > 0) items.push({ orderItemId, sizes })
  }
  return { items, currency: order.currency }
}

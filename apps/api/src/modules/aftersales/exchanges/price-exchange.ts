import type { ReturnedItem, ReturnQuote } from '@mendwell/contract/orders/returns'
import { exchangeShipping } from '@mendwell/domain/orders/returns'
import { exchangeAmounts } from '@mendwell/domain/tenders/exchanges'
import type { Queryable } from '../../../db/db.ts'
import { findRelated } from '../../families/families.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import type { Terms } from '../../orders/pricing/get-terms.ts'
import type { PricedLine } from '../../orders/pricing/price-cart.ts'
import type { ReturnableItem } from '../pieces/returned-items.repository.ts'
import { priceSizes } from './price-sizes.ts'

type QuoteLine = ReturnQuote['lines'][number]

interface Exchanging {
  order: OrderRow
  terms: Terms
  /** The items that come back, each with the requested size. */
  wanted: readonly { item: ReturnableItem; returned: ReturnedItem; line: QuoteLine }[]
}

/**
 * What the other sizes of a request cost and refund, in the requested order; a size that is not another of the same
 * family, not sold or not in stock is reported by name. One parcel is sent: its shipping belongs to the first.
 */
export async function priceExchange(
  db: Queryable,
  { order, terms, wanted }: Exchanging,
): Promise<(QuoteLine | 'NO_SIZE' | 'SIZE_GONE')[]> {
  const priced = await priceSizes(db, {
    order,
    terms,
    wanted: wanted.map(({ returned, item }) => ({
      productId: returned.wantedProductId ?? item.productId,
      quantity: returned.quantity,
    })),
    isLocked: false,
  })
  const sizes: (PricedLine | undefined)[] = []
  for (const [at, { item, returned }] of wanted.entries()) {
    const related = await findRelated(db, item.productId)
    const isOther =
      returned.wantedProductId !== item.productId &&
      related.some(({ productId }) => productId === returned.wantedProductId)
    const line = priced[at]
    sizes.push(isOther && line?.backordered === 0 ? line : undefined)
  }
  const shipping = exchangeShipping(
    sizes.flatMap((line) => (line ? [line.lineTotalCents] : [])),
    terms.settings.shippingTiers,
  )
  const first = sizes.findIndex((line) => line !== undefined)
  return wanted.map(({ line, returned }, at) => {
    const size = sizes[at]
    if (returned.wantedProductId == null) return 'NO_SIZE'
    if (!size) return 'SIZE_GONE'
    const isCollected = order.pickupType === 'IN STORE'
    return exchanged(line, size, at === first && !isCollected ? shipping : 0)
  })
}

/** A line of a quote with what its other size costs or refunds. */
function exchanged(line: QuoteLine, size: PricedLine, shippingCents: number): QuoteLine {
  const { quantity } = line
  const amounts = exchangeAmounts({
    quantity,
    paid: { goodsCents: line.goods, taxCents: line.tax },
    restorationFeeCents: line.restorationFee,
    unitPriceCents: size.unitPriceCents,
    taxRateMilliPercent: size.taxRateMilliPercent,
    shippingCents,
  })
  return {
    ...line,
    refund: amounts.refundCents,
    shippingFee: amounts.shippingCents,
    exchange: {
      productId: size.product.productId,
      productName: size.product.productName,
      price: size.unitPriceCents,
      difference: amounts.unitDueCents * quantity,
      tax: amounts.taxDueCents,
      due: amounts.dueCents,
    },
  }
}

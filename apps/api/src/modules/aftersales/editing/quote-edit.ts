import type {
  OrderChanges,
  OrderEditQuote,
  OrderSums,
  QuotedEditLine,
} from '@mendwell/contract/orders/order-edits'
import type { ChargedTotals } from '@mendwell/domain/offers/charged-totals'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import type { Principal } from '../../../ground/principal.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { problemOnWire } from '../../orders/pricing/quote-shape.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

interface Quoting {
  orderId: number
  changes: OrderChanges
  who: Principal
}

/**
 * The effect an edit would have on an order; nothing is changed.
 * @throws ShopError as `planEdit`, and 404.
 */
export async function quoteEdit(
  db: Queryable,
  { orderId, changes, who }: Quoting,
): Promise<OrderEditQuote> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('Order')
  return editQuoteOf(await planEdit(db, { order, changes, who, isLocked: false }))
}

/** A plan in the shape of the contract. */
export function editQuoteOf(plan: EditPlan): OrderEditQuote {
  const { order, isPaid, lastEditId, totals, refundCents, addition, cart } = plan
  return {
    orderNum: order.orderNum,
    currency: order.currency,
    isPaid,
    isPreparing: order.orderStatus !== 'NEW',
    lastEditId,
    staffDiscount: plan.staffCents,
    lines: linesOf(plan),
    before: sumsOf(order),
    after: sumsOf(totals),
    refund: refundCents,
    addition: addition && sumsOf(addition),
    problems: cart.problems.map(problemOnWire),
  }
}

function linesOf({ lines, cart, isPaid }: EditPlan): QuotedEditLine[] {
  return [
    ...lines
      .filter(({ from }) => from > 0)
      .map(({ item, from, to, atLeast, atMost, after }) => ({
        orderItemId: item.orderItemId,
        productId: item.productId,
        productName: item.productName,
        sku: item.sku,
        from,
        to,
        atLeast,
        atMost,
        unitPrice: item.unitPriceCents,
        lineTotal: item.unitPriceCents * to,
        backordered: isPaid ? Math.min(to, item.backordered) : after.backordered,
      })),
    ...cart.lines.map(({ product, quantity, unitPriceCents, lineTotalCents, backordered }) => ({
      orderItemId: null,
      productId: product.productId,
      productName: product.productName,
      sku: product.sku,
      from: 0,
      to: quantity,
      atLeast: 0,
      atMost: quantity,
      unitPrice: unitPriceCents,
      lineTotal: lineTotalCents,
      backordered,
    })),
  ]
}

const sumsOf = (totals: ChargedTotals): OrderSums => ({
  subtotal: totals.subtotalCents,
  discount: totals.discountCents,
  tax: totals.taxCents,
  shipping: totals.shippingHandlingCents - totals.shippingDiscountCents,
  total: totals.grandTotalCents,
})

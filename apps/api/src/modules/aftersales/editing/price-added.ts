import type { OrderChanges } from '@mendwell/contract/orders/order-edits'
import { type Cents, percentOf } from '@mendwell/domain/money/money'
import { discountPercent } from '@mendwell/domain/money/pricing'
import type { Queryable } from '../../../db/db.ts'
import { buyerOfOrder } from '../../clinics/buyer-of.ts'
import { NO_OFFERS } from '../../offers/get-offers.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { getTerms, type Terms } from '../../orders/pricing/get-terms.ts'
import { type PricedCart, type PricedLine, priceCart } from '../../orders/pricing/price-cart.ts'
import {
  findSellable,
  lockSellable,
  type Sellable,
} from '../../orders/pricing/sellable.repository.ts'
import type { EditableLine } from './editable-lines.ts'

interface Adding {
  order: OrderRow
  lines: readonly EditableLine[]
  added: OrderChanges['added']
  /** Whether to lock the products until the transaction ends. */
  isLocked: boolean
  /** Added items are an order of their own, taxed at the current rate; otherwise at that of their order. */
  isAddition: boolean
}

export interface PricedAddition {
  /** The added lines. */
  cart: PricedCart
  /** Pieces on hand for a growing line, by item; other lines are not looked up. */
  found: ReadonlyMap<number, number>
  terms: Terms
}

/**
 * What the lines added by an edit cost, by the rule of every quote, and how many pieces are on hand for those that
 * grow. Growing lines come first.
 */
export async function priceAdded(
  db: Queryable,
  { order, lines, added, isLocked, isAddition }: Adding,
): Promise<PricedAddition> {
  const terms = await getTerms(db, order)
  const grown = lines.filter(({ from, to }) => to > from)
  const wanted = [
    ...grown.map(({ item, from, to }) => ({ productId: item.productId, quantity: to - from })),
    ...added.map(({ productId, quantity }) => ({ productId, quantity })),
  ].map((line, at) => ({ ...line, line: at, notes: null }))
  // Also of lines that shrink: their pieces return to stock, and products are locked in the order of their ids.
  const ids = new Set(
    [...lines, ...wanted].map((one) => ('item' in one ? one.item : one).productId),
  )
  const products = await (isLocked ? lockSellable : findSellable)(db, [...ids])
  const tax = isAddition
    ? terms.tax
    : { ...terms.tax, stateCode: order.taxStateCode, taxMilliPercent: order.taxMilliPercent }
  const priced = priceCart({
    lines: wanted,
    products: products.map((product) => withFreed(product, lines, isAddition)),
    tax,
    settings: terms.settings,
    pickup: order.pickupType === 'IN STORE',
    buyer: await buyerOfOrder(db, order),
    // Agreed prices stay, and added items cost what staff say or today's price.
    offers: NO_OFFERS,
  })
  const takenOf = (at: number) => priced.lines.find(({ line }) => line === at)?.taken ?? 0
  return {
    found: new Map(grown.map(({ item }, at) => [item.orderItemId, takenOf(at)])),
    cart: {
      ...priced,
      lines: priced.lines
        .filter(({ line }) => line >= grown.length)
        .map((line) => atAgreedPrice(line, added[line.line - grown.length]?.unitPrice)),
    },
    terms,
  }
}

/** What lines of an unpaid order release, other lines can take at once. */
function withFreed(
  product: Sellable,
  lines: readonly EditableLine[],
  isAddition: boolean,
): Sellable {
  if (product.quantity === null || isAddition) return product
  const freed = lines
    .filter(({ item, to }) => item.productId === product.productId && to < item.quantity)
    .map(({ item, to }) => Math.max(0, item.taken - to))
  return { ...product, quantity: freed.reduce((all, one) => all + one, product.quantity) }
}

function atAgreedPrice(line: PricedLine, unitPriceCents: Cents | null | undefined): PricedLine {
  if (unitPriceCents == null) return line
  const lineTotalCents = unitPriceCents * line.quantity
  return {
    ...line,
    unitPriceCents,
    isOnSale: false,
    lineTotalCents,
    taxCents: percentOf(lineTotalCents, line.taxRateMilliPercent),
    discountPercent: discountPercent(line.product.unitPriceCents, unitPriceCents),
  }
}

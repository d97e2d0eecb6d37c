import type { OrderChanges } from '@mendwell/contract/orders/order-edits'
import { ANYBODY } from '@mendwell/domain/catalog/sale-class'
import { type Cents, percentOf } from '@mendwell/domain/money/money'
import { discountPercent } from '@mendwell/domain/money/pricing'
import type { Queryable } from '../../../db/db.ts'
import { buyerOf } from '../../clinics/buyer-of.ts'
import type { MetOffers } from '../../offers/get-offers.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { getTerms, type Terms } from '../../orders/pricing/get-terms.ts'
import { type PricedCart, type PricedLine, priceCart } from '../../orders/pricing/price-cart.ts'
import {
  findSellable,
  lockSellable,
  type Sellable,
} from '../../orders/pricing/sellable.repository.ts'
import type { EditableLine } from './editable-lines.ts'

/** An edit meets no promotion: what was agreed stays, what comes costs what staff say or the price of today. */
const NO_OFFERS: MetOffers = {
  promotions: [],
  codes: [],
  groups: [],
  isFirstOrder: false,
  today: '',
  buyerKey: undefined,
  isTooMany: false,
}

interface Adding {
  order: OrderRow
  lines: readonly EditableLine[]
  added: OrderChanges['added']
  /** Whether products stay as they are until the transaction ends. */
  isLocked: boolean
  /** What is added is an order of its own, taxed by the rate of now; else by that of its order. */
  isAddition: boolean
}

export interface PricedAddition {
  /** The lines that are added. */
  cart: PricedCart
  /** Pieces that are here for a line that grows, by its item; those of others are not asked for. */
  found: ReadonlyMap<number, number>
  terms: Terms
}

/**
 * What lines cost that an edit adds, by the rule of every quote, and how many pieces of those that grow are here. Lines
 * that grow come first.
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
  // Also of lines that shrink: their pieces go back, and products are locked in the order of their ids.
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
    buyer: order.placedBy === 'GUEST' ? ANYBODY : await buyerOf(db, order.custId),
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

/** What lines of an unpaid order give back can be taken by another line at once. */
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

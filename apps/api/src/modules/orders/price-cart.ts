import type { OrderLine } from '@mendwell/contract/orders'
import type { Cents } from '@mendwell/domain/money'
import {
  cartUnitPrice,
  discountPercent,
  lineTax,
  lineTotal,
  listPrice,
  type Totals,
  totalsOf,
} from '@mendwell/domain/pricing'
import type { ShopSettings } from '@mendwell/domain/settings'
import { type Allocation, allocate } from '@mendwell/domain/stock'
import type { Sellable } from './sellable.repository.ts'
import type { TaxRecord } from './tax.repository.ts'

export interface PricedLine extends Allocation {
  product: Sellable
  quantity: number
  notes: string | null
  attributes: NonNullable<OrderLine['attributes']>
  /** What the cart charges for one piece. */
  unitPriceCents: Cents
  listPriceCents: Cents
  lineTotalCents: Cents
  taxCents: Cents
  /** Percent off the product's unit price, two decimals. */
  discountPercent: number
}

/** Why a line cannot be ordered as it stands, and how many pieces can. */
export type Problem =
  | { code: 'PRODUCT_GONE'; productId: number; available: 0 }
  | { code: 'NOT_ENOUGH_STOCK'; productId: number; productName: string; available: number }

export interface PricedCart {
  lines: PricedLine[]
  problems: Problem[]
  totals: Totals
  tax: TaxRecord
}

interface Cart {
  /** One line per product. */
  lines: readonly OrderLine[]
  products: readonly Sellable[]
  tax: TaxRecord
  settings: ShopSettings
  /** True when the shopper collects the goods. */
  pickup: boolean
}

/** Prices a cart from the shop's own rows (Decisions §2); products that are gone are left out. */
export function priceCart({ lines, products, tax, settings, pickup }: Cart): PricedCart {
  const sold = new Map(products.map((product) => [product.productId, product]))
  const priced: PricedLine[] = []
  const problems: Problem[] = []
  for (const line of lines) {
    const product = sold.get(line.productId)
    if (!product) {
      problems.push({ code: 'PRODUCT_GONE', productId: line.productId, available: 0 })
      continue
    }
    const pricedLine = priceLine(line, product, { tax, settings })
    priced.push(pricedLine)
    if (pricedLine.backordered > 0 && !settings.allowBackorder) {
      const { productId, productName } = product
      const available = Math.max(0, product.quantity ?? 0)
      problems.push({ code: 'NOT_ENOUGH_STOCK', productId, productName, available })
    }
  }
  const ruled = priced.map(({ product, quantity }) => domainLine(product, quantity))
  const totals = totalsOf(ruled, { taxRate: tax.taxMilliPercent, pickup }, settings)
  return { lines: priced, problems, totals, tax }
}

const domainLine = (product: Sellable, quantity: number) => ({
  unitPriceCents: product.unitPriceCents,
  salePriceCents: product.salePriceCents,
  cutPrice: product.cutPrice,
  taxExempt: product.taxExemptFlag,
  quantity,
})

function priceLine(
  { quantity, notes, attributes }: OrderLine,
  product: Sellable,
  { tax, settings }: Pick<Cart, 'tax' | 'settings'>,
): PricedLine {
  const line = domainLine(product, quantity)
  const unitPriceCents = cartUnitPrice(line, settings.onlineDiscount)
  return {
    product,
    quantity,
    notes: notes ?? null,
    attributes: attributes ?? [],
    unitPriceCents,
    listPriceCents: listPrice(line),
    lineTotalCents: lineTotal(line, settings.onlineDiscount),
    taxCents: lineTax(line, tax.taxMilliPercent, settings.onlineDiscount),
    discountPercent: discountPercent(product.unitPriceCents, unitPriceCents),
    ...allocate(quantity, product.quantity),
  }
}

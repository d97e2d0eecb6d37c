import type { OrderLine } from '@mendwell/contract/orders/orders'
import {
  ageToConfirm,
  type Buyer,
  type GroupedBuyer,
  readSaleClass,
  type SaleRefusal,
  saleRefusal,
} from '@mendwell/domain/catalog/sale-class'
import {
  bulkyTotal,
  type Surcharged,
  surchargesOn,
  surchargeTotal,
} from '@mendwell/domain/delivery/surcharges'
import type { Cents, MilliPercent } from '@mendwell/domain/money/money'
import {
  cartUnitPrice,
  countingSalePrice,
  discountPercent,
  lineTotal,
  listPrice,
  type PriceStep,
  type TaxBasis,
  taxOf,
  totalsOf,
} from '@mendwell/domain/money/pricing'
import { applyOffers, type Offers } from '@mendwell/domain/offers/apply-offers'
import {
  type ChargedTotals,
  chargedLines,
  chargedTotals,
} from '@mendwell/domain/offers/charged-totals'
import { addStaffDiscount, type StaffDiscount } from '@mendwell/domain/offers/staff-discount'
import { type PlacedLine, piecesOf } from '@mendwell/domain/orders/order-lines'
import { type Allocation, allocate } from '@mendwell/domain/orders/stock'
import { allocatePacks } from '@mendwell/domain/packs/allocate-packs'
import { priceSteps, underTiers } from '@mendwell/domain/prices/price-tiers'
import { underTimedSale } from '@mendwell/domain/prices/scheduled-sales'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { MetOffers } from '../../offers/get-offers.ts'
import type { Sellable } from './sellable.repository.ts'
import type { TaxRecord } from './tax.repository.ts'

export interface PricedLine extends Allocation {
  /** Its index among the lines that were sent. */
  line: number
  product: Sellable
  quantity: number
  notes: string | null
  attributes: NonNullable<OrderLine['attributes']>
  /** What the cart charges for one piece. */
  unitPriceCents: Cents
  listPriceCents: Cents
  /** The sale price is charged. */
  isOnSale: boolean
  /** The buyer's quantity prices for the product, if lower. */
  steps: PriceStep[]
  lineTotalCents: Cents
  /** Its share of what offers take off. */
  discountCents: Cents
  /** Taken from what offers left of the line. */
  taxCents: Cents
  /** Why and at which rate it is taxed, as stored with the line. */
  taxBasis: TaxBasis
  taxRateMilliPercent: MilliPercent
  /** Percent off the product's unit price, two decimals. */
  discountPercent: number
}

/** Why a line cannot be ordered as is, and how many pieces can. */
export type Problem =
  | { code: 'PRODUCT_GONE'; productId: number; available: 0 }
  | { code: 'NOT_ENOUGH_STOCK'; productId: number; productName: string; available: number }
  | { code: SaleRefusal; productId: number; productName: string; available: 0 }

export interface PricedCart {
  lines: PricedLine[]
  problems: Problem[]
  totals: ChargedTotals
  /** What sending it costs on top for weight and size, and how much of that is charged: none of what is collected. */
  surcharged: Surcharged
  surchargeCents: Cents
  /** The part of that for oversize and freight goods. */
  bulkyCents: Cents
  /** What offers take off, and which ones apply. */
  offers: Offers
  met: MetOffers
  tax: TaxRecord
  /** The minimum age to confirm, in years; null if none is required. */
  ageToConfirm: number | null
}

/** A line before offers. */
type UnchargedLine = Omit<PricedLine, 'discountCents' | 'taxCents'>

interface Cart {
  lines: readonly PlacedLine<OrderLine>[]
  products: readonly Sellable[]
  tax: TaxRecord
  settings: ShopSettings
  /** True for pickup. */
  pickup: boolean
  buyer: GroupedBuyer
  offers: MetOffers
  /** The staff discount on top of them. */
  given?: { promotionId: number; off: StaffDiscount } | undefined
}

/**
 * Prices a cart from the shop's own rows (Decisions §2); leaves out products that are gone or not sold to this buyer.
 */
export function priceCart(cart: Cart): PricedCart {
  const { lines, tax, settings, pickup, buyer, offers: met, given } = cart
  const { priced, problems } = priceLines(cart)
  const ruled = priced.map(({ product, quantity }) =>
    domainLine(product, { quantity, pieces: piecesOf(lines, product.productId), settings, buyer }),
  )
  const surcharged = surchargesOn(priced.map(sentLine), settings)
  const surchargeCents = pickup ? 0 : surchargeTotal(surcharged)
  const bulkyCents = pickup ? 0 : bulkyTotal(surcharged)
  const before = totalsOf(ruled, { taxRate: tax.taxMilliPercent, pickup, surchargeCents }, settings)
  const promoted = applyOffers({
    ...met,
    lines: priced.map(offeredLine),
    shippingCents: before.shippingHandlingCents,
    bulkyCents,
  })
  const lineTotals = priced.map(({ lineTotalCents }) => lineTotalCents)
  const offers = given ? addStaffDiscount(lineTotals, promoted, given) : promoted
  const charged = chargedLines(priced, offers)
  return {
    lines: charged,
    problems,
    totals: chargedTotals(charged, before, offers),
    surcharged,
    surchargeCents,
    bulkyCents,
    tax,
    offers,
    met,
    ageToConfirm: ageToConfirm(priced.map(({ product }) => classOf(product))),
  }
}

/** The lines that can be ordered, before offers, and one problem per product that can't or not with so many pieces. */
function priceLines({ lines, products, tax, settings, buyer }: Cart) {
  const sold = new Map(products.map((product) => [product.productId, product]))
  const allocations = allocatePacks(
    lines,
    (productId) => sold.get(productId)?.quantity ?? null,
    (productId) => sold.get(productId)?.shared ?? null,
  )
  const inStock = (productId: number) =>
    lines.reduce(
      (pieces, line, at) =>
        pieces + (line.productId === productId ? (allocations[at]?.taken ?? 0) : 0),
      0,
    )
  const priced: UnchargedLine[] = []
  const problems = new Map<number, Problem>()
  const report = (problem: Problem) => {
    if (!problems.has(problem.productId)) problems.set(problem.productId, problem)
  }
  for (const [at, line] of lines.entries()) {
    const product = sold.get(line.productId)
    if (!product) {
      report({ code: 'PRODUCT_GONE', productId: line.productId, available: 0 })
      continue
    }
    const { productId, productName } = product
    const pricedLine = {
      ...priceLine(line, product, { tax, settings, pieces: piecesOf(lines, productId), buyer }),
      ...(allocations[at] ?? allocate(line.quantity, null)),
    }
    const refusal = refusalOf(pricedLine, buyer)
    if (refusal) {
      report({ code: refusal, productId, productName, available: 0 })
      continue
    }
    priced.push(pricedLine)
    if (pricedLine.backordered > 0 && !settings.allowBackorder) {
      const available = inStock(productId)
      report({ code: 'NOT_ENOUGH_STOCK', productId, productName, available })
    }
  }
  return { priced, problems: [...problems.values()] }
}

/** What decides how pieces of a product travel. */
export const sentLine = ({ product, quantity }: Pick<PricedLine, 'product' | 'quantity'>) => ({
  facts: { ...product, department: product.category },
  quantity,
})

const classOf = ({ saleClass, minAge }: Sellable) => ({
  saleClass: readSaleClass(saleClass),
  minAge,
})

const refusalOf = (
  { product, unitPriceCents }: Pick<PricedLine, 'product' | 'unitPriceCents'>,
  buyer: Buyer,
) =>
  saleRefusal(
    {
      ...classOf(product),
      rx: product.rx,
      quoteOnly: product.quoteOnly,
      price: unitPriceCents,
    },
    buyer,
  )

interface Priced {
  /** Of the product, over all lines, because tiers count them together. */
  pieces: number
  settings: ShopSettings
  buyer: GroupedBuyer
}

const domainLine = (
  product: Sellable,
  { quantity, pieces, settings, buyer }: Priced & { quantity: number },
) => ({
  ...underTiers(underTimedSale(pricesOf(product), product.timedSaleCents), product.tiers, {
    pieces,
    groups: buyer.groups,
    onlineDiscount: settings.onlineDiscount,
  }),
  taxExempt: product.taxExemptFlag,
  quantity,
})

const pricesOf = ({ unitPriceCents, salePriceCents, cutPrice }: Sellable) => ({
  unitPriceCents,
  salePriceCents,
  cutPrice,
})

const offeredLine = ({ product, quantity, unitPriceCents, isOnSale }: UnchargedLine) => ({
  productId: product.productId,
  familyKey: product.familyKey,
  categoryId: product.categoryId,
  brandId: product.brandId,
  quantity,
  unitPriceCents,
  regularPriceCents: product.unitPriceCents,
  isOnSale,
})

function priceLine(
  { line: place, quantity, notes, attributes }: PlacedLine<OrderLine>,
  product: Sellable,
  { tax, settings, pieces, buyer }: Priced & Pick<Cart, 'tax'>,
): Omit<UnchargedLine, keyof Allocation> {
  const line = domainLine(product, { quantity, pieces, settings, buyer })
  const unitPriceCents = cartUnitPrice(line, settings.onlineDiscount)
  return {
    line: place,
    product,
    quantity,
    notes: notes ?? null,
    attributes: attributes ?? [],
    unitPriceCents,
    listPriceCents: listPrice(line, settings.onlineDiscount),
    isOnSale: countingSalePrice(line, settings.onlineDiscount) !== null,
    steps: priceSteps(underTimedSale(pricesOf(product), product.timedSaleCents), product.tiers, {
      groups: buyer.groups,
      onlineDiscount: settings.onlineDiscount,
    }),
    lineTotalCents: lineTotal(line, settings.onlineDiscount),
    ...taxOf(line, tax.taxMilliPercent),
    discountPercent: discountPercent(product.unitPriceCents, unitPriceCents),
  }
}

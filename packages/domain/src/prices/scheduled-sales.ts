import { type Cents, type MilliPercent, ONE_HUNDRED_PERCENT, percentOf } from '../money/money.ts'
import type { PricedProduct } from '../money/pricing.ts'

/** What a scheduled sale does to the unit price. Rates are in thousandths of a percent. */
export type SaleDiscount =
  | { type: 'PERCENT_OFF'; rate: MilliPercent }
  | { type: 'AMOUNT_OFF'; cents: Cents }
  /** A fixed price per piece. */
  | { type: 'PRICE'; cents: Cents }

/** Which goods are on sale: a product must be in every list that is not empty, and at least one is not. */
export interface SaleGoods {
  productIds: readonly number[]
  categoryIds: readonly number[]
  brandIds: readonly number[]
}

/** A sale from a moment up to another one, exclusive. */
export interface ScheduledSale {
  discount: SaleDiscount
  of: SaleGoods
  startsAt: Date
  endsAt: Date
  isCanceled: boolean
}

interface SoldProduct {
  productId: number
  categoryId: number
  brandId: number | null
  unitPriceCents: Cents
}

const discounted = (discount: SaleDiscount, unitPriceCents: Cents): Cents => {
  if (discount.type === 'PRICE') return discount.cents
  if (discount.type === 'AMOUNT_OFF') return unitPriceCents - discount.cents
  return percentOf(unitPriceCents, ONE_HUNDRED_PERCENT - discount.rate)
}

/**
 * The price per piece under a sale, in cents, rounded once; null if the sale makes it no cheaper or free (the same as
 * `sale_cents`, migration 0820).
 */
export function saleCents(discount: SaleDiscount, unitPriceCents: Cents): Cents | null {
  const cents = discounted(discount, unitPriceCents)
  return cents > 0 && cents < unitPriceCents ? cents : null
}

const holds = (ids: readonly number[], id: number | null) =>
  ids.length === 0 || (id !== null && ids.includes(id))

/** Whether a sale applies to a product. */
export const isOnSaleList = (of: SaleGoods, product: Omit<SoldProduct, 'unitPriceCents'>) =>
  holds(of.productIds, product.productId) &&
  holds(of.categoryIds, product.categoryId) &&
  holds(of.brandIds, product.brandId)

/**
 * The lowest price in cents that the sales of a moment give a product, and until when; in a tie, the one that lasts
 * longest. The database has the same rule (`timed_sale_at`, migration 0820).
 */
export function timedSaleAt(
  sales: readonly ScheduledSale[],
  product: SoldProduct,
  moment: Date,
): { cents: Cents; endsAt: Date } | undefined {
  return sales
    .filter((sale) => !sale.isCanceled && sale.startsAt <= moment && moment < sale.endsAt)
    .filter((sale) => isOnSaleList(sale.of, product))
    .flatMap(({ discount, endsAt }) => {
      const cents = saleCents(discount, product.unitPriceCents)
      return cents === null ? [] : [{ cents, endsAt }]
    })
    .toSorted((one, other) => one.cents - other.cents || +other.endsAt - +one.endsAt)[0]
}

/**
 * The price during a scheduled sale: the lower of the product's own sale price, if CUTPRICE, and that of the sale, in
 * cents; null without a sale.
 */
export function underTimedSale<Product extends PricedProduct>(
  product: Product,
  timedSaleCents: Cents | null,
): Product {
  if (timedSaleCents === null) return product
  const own = product.cutPrice ? product.salePriceCents : null
  const salePriceCents = Math.min(own ?? timedSaleCents, timedSaleCents)
  return { ...product, salePriceCents, cutPrice: true }
}

/** The state of a sale at a moment. */
export type SaleState = 'UPCOMING' | 'RUNNING' | 'ENDED' | 'CANCELED'

/** The state of a sale at a moment. */
export function saleStateAt(
  { startsAt, endsAt, isCanceled }: Pick<ScheduledSale, 'startsAt' | 'endsAt' | 'isCanceled'>,
  moment: Date,
): SaleState {
  if (isCanceled) return 'CANCELED'
  if (moment < startsAt) return 'UPCOMING'
  return moment < endsAt ? 'RUNNING' : 'ENDED'
}

import type { PriceHistory } from '@mendwell/domain/prices/prior-price'
import type { SaleDiscount } from '@mendwell/domain/prices/scheduled-sales'

/** As `price_history` returns it (migration 0915): times in milliseconds since 1970, lists oldest first. */
export interface StoredPriceHistory {
  now: number
  products: (Omit<PriceHistory['products'][number], 'from'> & { from: number })[]
  discounts: { from: number; rate: number | null }[]
  sales: {
    saleId: number
    from: number
    kind: SaleDiscount['type']
    rate: number | null
    cents: number | null
    productIds: number[]
    categoryIds: number[]
    brandIds: number[]
    startsAt: number
    endsAt: number
    isCanceled: boolean
  }[]
}

/** The history of a product's prices, and when it was read, by the database's clock. */
export function readPriceHistory(
  productId: number,
  { now, products, discounts, sales }: StoredPriceHistory,
): { history: PriceHistory; now: Date } {
  const history = {
    productId,
    products: products.map((row) => ({ ...row, from: new Date(row.from) })),
    discounts: discounts.map(({ from, rate }) => ({
      from: new Date(from),
      onlineDiscount: rate ?? undefined,
    })),
    sales: sales.map(({ productIds, categoryIds, brandIds, ...sale }) => ({
      saleId: sale.saleId,
      from: new Date(sale.from),
      discount: readDiscount(sale),
      of: { productIds, categoryIds, brandIds },
      startsAt: new Date(sale.startsAt),
      endsAt: new Date(sale.endsAt),
      isCanceled: sale.isCanceled,
    })),
  }
  return { history, now: new Date(now) }
}

type StoredDiscount = Pick<StoredPriceHistory['sales'][number], 'kind' | 'rate' | 'cents'>

const readDiscount = ({ kind, rate, cents }: StoredDiscount): SaleDiscount =>
  kind === 'PERCENT_OFF' ? { type: kind, rate: rate ?? 0 } : { type: kind, cents: cents ?? 0 }

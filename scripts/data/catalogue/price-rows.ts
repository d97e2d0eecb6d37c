import type { SourceProduct } from './describe-product.ts'

interface Reviewed {
  /** Which product is what, and whether its price can be stood behind (product-kinds.csv). */
  readings: readonly Record<string, string>[]
  /** How many pieces a unit holds, where its name does not say so (pieces.csv). */
  pieces: readonly Record<string, string>[]
  /** Prices that were far off, with what they are now and where that stands (repriced.csv). */
  repriced: readonly Record<string, string>[]
}

export const PRICE_COLUMNS = ['productId', 'sku', 'pieces', 'check', 'unitPrice', 'priceSource']

/** What people have said of the price of each product; a cell is empty where it stays as its source has it. */
export function priceRows(products: readonly SourceProduct[], reviewed: Reviewed) {
  const readings = byProduct(reviewed.readings)
  const pieces = byProduct(reviewed.pieces)
  const repriced = byProduct(reviewed.repriced)
  return products.map(({ productId = '', sku = '', unitName = '', unitPrice }) => {
    const price = repriced.get(productId)
    for (const row of [readings, pieces, repriced].map((rows) => rows.get(productId))) {
      if (row && row.sku !== sku) throw new Error(`Product ${productId} is not ${row.sku}`)
    }
    if (price && price.before !== unitPrice) {
      throw new Error(`Product ${productId} does not cost ${price.before} before its new price`)
    }
    return {
      productId,
      sku,
      pieces: (pieces.get(productId) ?? { pieces: piecesOf(unitName) }).pieces,
      check: readings.get(productId)?.price === 'ask' && !price ? 'ASK' : '',
      unitPrice: price?.price ?? '',
      priceSource: price?.priceSource ?? '',
    }
  })
}

const byProduct = (rows: readonly Record<string, string>[]) =>
  new Map(rows.map((row) => [row.productId ?? '', row]))

/** 'pack of 50' → 50; a pair is two of what its kind is priced by, and anything else one. */
function piecesOf(unitName: string): string {
  if (unitName === 'pair') return '2'
  return /^(?:pack|package|box|bottle) of (\d+)/.exec(unitName)?.[1] ?? '1'
}

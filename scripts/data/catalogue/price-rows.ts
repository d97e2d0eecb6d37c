import type { SourceProduct } from './describe-product.ts'

interface Reviewed {
  /** What each product is, and whether its price is reliable (product-kinds.csv). */
  readings: readonly Record<string, string>[]
  /** How many pieces a unit holds, if its name does not say (pieces.csv). */
  pieces: readonly Record<string, string>[]
  /** Prices that were far off, with the corrected ones and their source (repriced.csv). */
  repriced: readonly Record<string, string>[]
}

export const PRICE_COLUMNS = ['productId', 'sku', 'pieces', 'check', 'unitPrice', 'priceSource']

/** The reviewed price of each product; a cell is empty if the source's price stays. */
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

/** 'pack of 50' → 50; a pair is two of what its kind is priced by, anything else one. */
function piecesOf(unitName: string): string {
  if (unitName === 'pair') return '2'
  return /^(?:pack|package|box|bottle|cassette) of (\d+)/.exec(unitName)?.[1] ?? '1'
}

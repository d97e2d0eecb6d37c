import type { Cents, MilliPercent } from '../money/money.ts'
import { cartUnitPrice } from '../money/pricing.ts'
import { type ScheduledSale, timedSaleAt, underTimedSale } from './scheduled-sales.ts'

/** A product's own price from a moment on. */
export interface ProductPriceFrom {
  from: Date
  unitPriceCents: Cents
  /** For a CUTPRICE product only. */
  salePriceCents: Cents | null
  categoryId: number
  brandId: number | null
  /** Whether shoppers could see a price at all. */
  isShown: boolean
  /** It was already in effect when the history began: what came before is unknown. */
  isOpening: boolean
}

/** The state of a scheduled sale from a moment on. */
export interface SaleVersion extends ScheduledSale {
  saleId: number
  from: Date
}

/** The inputs of one product's price history; each list oldest first, each entry valid until the next one. */
export interface PriceHistory {
  productId: number
  products: readonly ProductPriceFrom[]
  /** The owner's online reduction; the default before the first entry and where undefined. */
  discounts: readonly { from: Date; onlineDiscount: MilliPercent | undefined }[]
  sales: readonly SaleVersion[]
}

/** How long the prices before a sale count, in milliseconds: 30 days (Directive 98/6/EC, article 6a). */
const COUNTED_MS = 30 * 86_400_000

interface HeldPrice {
  /** What shoppers paid per piece, on sale or not. */
  cents: Cents
  unitPriceCents: Cents
}

/** The price per piece at a moment, in cents; undefined if none was shown. */
export function priceHeldAt(history: PriceHistory, moment: Date): HeldPrice | undefined {
  const { productId } = history
  const own = history.products.findLast(({ from }) => from <= moment)
  if (!own?.isShown) return undefined
  const reduction = history.discounts.findLast(({ from }) => from <= moment)?.onlineDiscount
  const sales = new Map(
    history.sales.filter(({ from }) => from <= moment).map((sale) => [sale.saleId, sale]),
  )
  const timed = timedSaleAt([...sales.values()], { productId, ...own }, moment)
  const product = { ...own, cutPrice: own.salePriceCents !== null }
  const cents = cartUnitPrice(underTimedSale(product, timed?.cents ?? null), reduction)
  return cents > 0 ? { cents, unitPriceCents: own.unitPriceCents } : undefined
}

/** When anything changed before now, newest first, in epoch milliseconds. */
function changesBefore({ products, discounts, sales }: PriceHistory, now: Date): number[] {
  const changes = [
    ...[...products, ...discounts, ...sales].map(({ from }) => +from),
    ...sales.flatMap(({ startsAt, endsAt }) => [+startsAt, +endsAt]),
  ]
  return [...new Set(changes)].filter((at) => at < +now).toSorted((a, b) => b - a)
}

/** What was in effect in the 30 days before a sale began, each in cents. */
export interface PriorPrice {
  /** The lowest price of one piece. */
  lowestCents: Cents
  /** The lowest unit price: savings are not computed from a higher one that was no longer in effect. */
  unitPriceCents: Cents
}

/**
 * The lowest prices of the 30 days before the current price began; earlier sales count. A sale that gets deeper, or
 * less deep, is another one. null if the price never changed, or these days are not all known.
 */
export function priorPrice(history: PriceHistory, now: Date): PriorPrice | null {
  const price = priceHeldAt(history, now)?.cents
  if (price === undefined) return null
  const before: HeldPrice[] = []
  let began = +now
  let until = +now
  let isPresent = true
  // Backward from now, only as far as needed: a shop may have had hundreds of sales.
  for (const from of changesBefore(history, now)) {
    const held = priceHeldAt(history, new Date(from))
    if (held && held.cents !== price) isPresent = false
    if (isPresent && held) began = from
    if (!isPresent && until <= began - COUNTED_MS) break
    if (!isPresent && held) before.push(held)
    until = from
  }
  const [first] = history.products
  const isKnown = !first?.isOpening || +first.from <= began - COUNTED_MS
  if (before.length === 0 || !isKnown) return null
  return {
    lowestCents: Math.min(...before.map(({ cents }) => cents)),
    unitPriceCents: Math.min(...before.map(({ unitPriceCents }) => unitPriceCents)),
  }
}

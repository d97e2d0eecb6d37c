import type { Cents, MilliPercent } from '../money/money.ts'
import { cartUnitPrice } from '../money/pricing.ts'
import { type ScheduledSale, timedSaleAt, underTimedSale } from './scheduled-sales.ts'

/** What a product's own price was from a moment on. */
export interface ProductPriceFrom {
  from: Date
  unitPriceCents: Cents
  /** Of a CUTPRICE product alone. */
  salePriceCents: Cents | null
  categoryId: number
  brandId: number | null
  /** Whether shoppers could see a price at all. */
  isShown: boolean
  /** It held already when the history began: what was before it nobody knows. */
  isOpening: boolean
}

/** How a scheduled sale stood from a moment on. */
export interface SaleVersion extends ScheduledSale {
  saleId: number
  from: Date
}

/** All that the price of one product was worked out from; each list oldest first, each entry until the next one of its thing. */
export interface PriceHistory {
  productId: number
  products: readonly ProductPriceFrom[]
  /** The owner's online reduction; before the first one, and where it is undefined, the usual one. */
  discounts: readonly { from: Date; onlineDiscount: MilliPercent | undefined }[]
  sales: readonly SaleVersion[]
}

/** How long the prices before a sale count, in milliseconds: 30 days (Directive 98/6/EC, article 6a). */
const COUNTED_MS = 30 * 86_400_000

interface HeldPrice {
  /** What one piece cost shoppers, on sale or not. */
  cents: Cents
  unitPriceCents: Cents
}

/** What one piece cost at a moment, in cents; undefined where shoppers saw no price. */
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

interface Stretch {
  /** In milliseconds since 1970; without its end. */
  from: number
  until: number
  held: HeldPrice | undefined
}

/** The times in which nothing changed, from the first moment known until now. */
function stretchesOf(history: PriceHistory, now: Date): Stretch[] {
  const changes = [
    ...[...history.products, ...history.discounts, ...history.sales].map(({ from }) => +from),
    ...history.sales.flatMap(({ startsAt, endsAt }) => [+startsAt, +endsAt]),
  ]
  const moments = [...new Set(changes)].filter((at) => at < +now).toSorted((a, b) => a - b)
  return moments.map((from, at) => ({
    from,
    until: moments[at + 1] ?? +now,
    held: priceHeldAt(history, new Date(from)),
  }))
}

/** What held in the 30 days before a sale began: each in cents. */
export interface PriorPrice {
  /** The lowest price of one piece. */
  lowestCents: Cents
  /** The lowest unit price: from a higher one, which did not hold, no saving is counted. */
  unitPriceCents: Cents
}

/**
 * The lowest prices of the 30 days before the present price began; earlier sales count. A sale that goes deeper, or is not as
 * deep any more, is another one. null where the price never changed, or where what held in these days is not all known.
 */
export function priorPrice(history: PriceHistory, now: Date): PriorPrice | null {
  const price = priceHeldAt(history, now)?.cents
  const stretches = stretchesOf(history, now)
  const other = stretches.findLastIndex(({ held }) => held && held.cents !== price)
  const began = stretches.slice(other + 1).find(({ held }) => held)?.from
  if (other < 0 || price === undefined) return null
  const end = began ?? +now
  const start = end - COUNTED_MS
  const [first] = history.products
  if (first?.isOpening && +first.from > start) return null
  const counted = stretches
    .filter(({ from, until }) => from < end && until > start)
    .flatMap(({ held }) => held ?? [])
  if (counted.length === 0) return null
  return {
    lowestCents: Math.min(...counted.map(({ cents }) => cents)),
    unitPriceCents: Math.min(...counted.map(({ unitPriceCents }) => unitPriceCents)),
  }
}

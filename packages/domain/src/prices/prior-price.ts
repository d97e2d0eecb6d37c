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

/** When anything changed before now, newest first, in milliseconds since 1970. */
function changesBefore({ products, discounts, sales }: PriceHistory, now: Date): number[] {
  const changes = [
    ...[...products, ...discounts, ...sales].map(({ from }) => +from),
    ...sales.flatMap(({ startsAt, endsAt }) => [+startsAt, +endsAt]),
  ]
  return [...new Set(changes)].filter((at) => at < +now).toSorted((a, b) => b - a)
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
  if (price === undefined) return null
  const before: HeldPrice[] = []
  let began = +now
  let until = +now
  let isPresent = true
  // Back from now, no further than is asked for: a shop may have had hundreds of sales.
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

import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import {
  cartUnitPrice,
  countingSalePrice,
  DEFAULT_PRICING_RULES,
  isCutPrice,
  lineTotal,
  type PricedLine,
  type PricingRules,
  priceOfSteps,
  totalsOf,
} from '@mendwell/domain/money/pricing'
import { nextShippingTier } from '@mendwell/domain/money/shipping'
import { type Cart, type CartLine, soldLines } from '@mendwell/domain/orders/cart'
import { piecesOf } from '@mendwell/domain/orders/order-lines'
import type { QuoteAnswer } from '../../api/orders/orders.ts'

/** One line as displayed; money in dollars. */
export interface FigureLine {
  unitPrice: number
  lineTotal: number
  /** Before any reduction. */
  regularPrice: number
  cutPrice: boolean
  backordered: number
  /** As returned by the server. */
  pack?: QuoteAnswer['lines'][number]['pack']
  cheaperPack?: QuoteAnswer['lines'][number]['cheaperPack']
}

/** What the totals box shows; money in dollars. `settled` once the amounts come from the server. */
export interface Figures {
  /** By cart line key. */
  lines: ReadonlyMap<number, FigureLine>
  subtotal: number
  shippingHandling: number
  /** The surcharges for weight and size, as last returned by the server. */
  surcharges: QuoteAnswer['surcharges'] | undefined
  /** What offers take off, as last returned by the server. */
  offers: Offered | undefined
  /** Undefined until the server has returned the tax. */
  tax: number | undefined
  taxPercent: number | undefined
  taxStateName: string | null
  grandTotal: number | undefined
  currency: string
  nextShipping: { missing: number; cost: number } | null
  /** The age the buyer must confirm, in years; null if none is required. */
  ageToConfirm: number | null
  /** When it arrives or can be collected; undefined until the server has said so. */
  delivery: QuoteAnswer['delivery'] | undefined
  /** The pickup times within the store's opening hours; undefined until the server has said so. */
  pickupTimes: QuoteAnswer['pickupTimes'] | undefined
  /** The time from which these dates count. */
  quotedAt: string | undefined
  settled: boolean
}

type Offered = Pick<QuoteAnswer, 'discount' | 'shippingDiscount' | 'discounts' | 'refusedCodes'>

type LastQuote = Pick<QuoteAnswer, 'taxPercent' | 'taxStateName'> &
  Partial<Offered> &
  Partial<
    Pick<QuoteAnswer, 'surcharges' | 'ageToConfirm' | 'delivery' | 'pickupTimes' | 'quotedAt'>
  >

/** Converts the server's quote of a cart for display. */
export function figuresOfQuote(quote: QuoteAnswer, cart: Cart): Figures {
  return {
    ...quote,
    lines: new Map(
      quote.lines.flatMap((line) => {
        const lineId = cart[line.line]?.lineId
        return lineId === undefined ? [] : [[lineId, line]]
      }),
    ),
    offers: quote,
    settled: true,
  }
}

/**
 * An estimate by the shop's own rules, shown while the server is asked: it knows the tax and what changed since a line
 * was added. `last` is its previous answer.
 */
export function estimateFigures(
  cart: readonly CartLine[],
  config: ShopConfigWire | undefined,
  last: LastQuote | undefined,
): Figures {
  const rules = rulesOf(config)
  const sold = soldLines(cart)
  const priced = sold.map((line) => ({ line, priced: pricedLine(line, sold) }))
  const surchargeCents = toCents(last?.surcharges?.total ?? 0)
  const charge = {
    taxRate: Math.round((last?.taxPercent ?? 0) * 1000),
    pickup: false,
    surchargeCents,
  }
  const totals = totalsOf(
    priced.map((entry) => entry.priced),
    charge,
    rules,
  )
  const next =
    totals.shippingHandlingCents === 0
      ? undefined
      : nextShippingTier(totals.subtotalCents, rules.shippingTiers)
  return {
    lines: new Map(priced.map((entry) => [entry.line.lineId, figureLine(entry.priced, rules)])),
    subtotal: toDollars(totals.subtotalCents),
    shippingHandling: toDollars(totals.shippingHandlingCents),
    surcharges: last?.surcharges,
    offers: last as Offered | undefined,
    tax: last && toDollars(totals.taxCents),
    taxPercent: last?.taxPercent,
    taxStateName: last?.taxStateName ?? null,
    grandTotal: last && toDollars(totals.grandTotalCents),
    currency: config?.currency ?? 'USD',
    nextShipping: next
      ? { missing: toDollars(next.missingCents), cost: toDollars(next.costCents + surchargeCents) }
      : null,
    ageToConfirm: last?.ageToConfirm ?? null,
    delivery: last?.delivery,
    pickupTimes: last?.pickupTimes,
    quotedAt: last?.quotedAt,
    settled: false,
  }
}

function rulesOf(config: ShopConfigWire | undefined): PricingRules {
  if (!config) return DEFAULT_PRICING_RULES
  return {
    ...DEFAULT_PRICING_RULES,
    onlineDiscount: Math.round(config.onlineDiscount * 1000),
    shippingTiers: config.shippingTiers.map((tier) => ({
      fromCents: toCents(tier.from),
      costCents: toCents(tier.cost),
    })),
  }
}

/** A line priced by the shop's rules, with the data last received. */
const pricedLine = (line: CartLine, sold: Cart): PricedLine => ({
  unitPriceCents: line.unitPriceCents,
  salePriceCents: line.salePriceCents,
  cutPrice: isCutPrice(line.optionsAttributes),
  tierPriceCents: line.tiers && priceOfSteps(line.tiers, piecesOf(sold, line.productId)),
  quantity: line.quantity,
  taxExempt: line.taxExemptFlag,
})

function figureLine(line: PricedLine, { onlineDiscount }: PricingRules): FigureLine {
  return {
    unitPrice: toDollars(cartUnitPrice(line, onlineDiscount)),
    lineTotal: toDollars(lineTotal(line, onlineDiscount)),
    regularPrice: toDollars(line.unitPriceCents),
    cutPrice: countingSalePrice(line, onlineDiscount) !== null,
    backordered: 0,
  }
}

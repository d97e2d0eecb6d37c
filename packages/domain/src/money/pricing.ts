import { type Cents, type MilliPercent, ONE_HUNDRED_PERCENT, percentOf, sum } from './money.ts'
import { DEFAULT_SHIPPING_TIERS, type ShippingTier, shippingFor } from './shipping.ts'

/** What the owner can set; the other rules are fixed by Decisions §3. */
export interface PricingRules {
  onlineDiscount: MilliPercent
  shippingTiers: readonly ShippingTier[]
  waiveHandlingForPickup: boolean
}

export const DEFAULT_PRICING_RULES: PricingRules = {
  onlineDiscount: 10_000,
  shippingTiers: DEFAULT_SHIPPING_TIERS,
  waiveHandlingForPickup: false,
}

/** The inputs of a price. `optionsAttributes` containing CUTPRICE activates the sale price. */
export interface PricedProduct {
  unitPriceCents: Cents
  salePriceCents: Cents | null
  cutPrice: boolean
  /** The lowest price in cents for this quantity or buyer, if there is one (domain/prices/price-tiers.ts). */
  tierPriceCents?: Cents | null | undefined
}

export interface PricedLine extends PricedProduct {
  quantity: number
  taxExempt: boolean
}

export interface Charge {
  taxRate: MilliPercent
  /** True if the shopper picks up the goods and the owner waives handling for that. */
  pickup: boolean
  /** The surcharges for heavy and large goods, in cents (domain/delivery/surcharges.ts). */
  surchargeCents?: Cents
}

export interface Totals {
  subtotalCents: Cents
  taxCents: Cents
  shippingHandlingCents: Cents
  grandTotalCents: Cents
}

/** The option that activates the sale price (Specification §3). */
export const CUT_PRICE = 'CUTPRICE'

/** True if an options list contains the description CUTPRICE. */
export function isCutPrice(optionsAttributes: readonly { description: string }[]): boolean {
  return optionsAttributes.some((option) => option.description === CUT_PRICE)
}

/** The price of a product that is not on sale, in cents: the unit price less the online reduction, rounded once. */
export const onlinePrice = (
  unitPriceCents: Cents,
  onlineDiscount: MilliPercent = DEFAULT_PRICING_RULES.onlineDiscount,
): Cents => percentOf(unitPriceCents, ONE_HUNDRED_PERCENT - onlineDiscount)

/**
 * The effective sale price in cents, else null: the product is CUTPRICE and the sale price is below its online price;
 * otherwise it is not a sale (Decisions §10).
 */
export function countingSalePrice(
  { unitPriceCents, salePriceCents, cutPrice }: PricedProduct,
  onlineDiscount?: MilliPercent,
): Cents | null {
  const isCounting =
    cutPrice &&
    salePriceCents !== null &&
    salePriceCents < onlinePrice(unitPriceCents, onlineDiscount)
  return isCounting ? salePriceCents : null
}

/** Whether a CUTPRICE product is sold below its unit price; an ineffective sale price may have any value. */
export function isSaleASaving({
  unitPriceCents,
  salePriceCents,
  cutPrice,
}: PricedProduct): boolean {
  return !cutPrice || (salePriceCents !== null && salePriceCents < unitPriceCents)
}

/** Price before the online reduction, in cents: the sale price if effective, else the unit price. */
export const listPrice = (product: PricedProduct, onlineDiscount?: MilliPercent): Cents =>
  countingSalePrice(product, onlineDiscount) ?? product.unitPriceCents

/**
 * What the cart charges and the shop shows for one piece, in cents: an effective sale price, which nothing else reduces
 * (Decisions §3), neither quantity nor group; otherwise the lower of online price and tier price. Lists sort and filter
 * by the same rule in SQL, without tiers (`shown_price`, migration 0360).
 */
export function cartUnitPrice(product: PricedProduct, onlineDiscount?: MilliPercent): Cents {
  const online = onlinePrice(product.unitPriceCents, onlineDiscount)
  return (
    countingSalePrice(product, onlineDiscount) ?? Math.min(online, product.tierPriceCents ?? online)
  )
}

/** The price per piece at this quantity of the product in the cart, in cents. */
export interface PriceStep {
  from: number
  cents: Cents
}

/** The lowest price in cents that this quantity reaches; null if none. */
export function priceOfSteps(steps: readonly PriceStep[], pieces: number): Cents | null {
  const reached = steps.filter(({ from }) => from <= pieces)
  return reached.length > 0 ? Math.min(...reached.map(({ cents }) => cents)) : null
}

/** Line total in cents. */
export function lineTotal(line: PricedLine, onlineDiscount?: MilliPercent): Cents {
  return cartUnitPrice(line, onlineDiscount) * line.quantity
}

/** Why a line is taxed or not: by the rate of its place, or exempt by its class. */
export type TaxBasis = 'GENERAL' | 'EXEMPT_CLASS'

/** The basis and rate by which a line is taxed. */
export const taxOf = (
  { taxExempt }: Pick<PricedLine, 'taxExempt'>,
  rate: MilliPercent,
): { taxBasis: TaxBasis; taxRateMilliPercent: MilliPercent } =>
  taxExempt
    ? { taxBasis: 'EXEMPT_CLASS', taxRateMilliPercent: 0 }
    : { taxBasis: 'GENERAL', taxRateMilliPercent: rate }

/** Tax of one line in cents, rounded once; 0 for exempt lines. */
export function lineTax(line: PricedLine, taxRate: MilliPercent, discount?: MilliPercent): Cents {
  return line.taxExempt ? 0 : percentOf(lineTotal(line, discount), taxRate)
}

/** Totals of a cart in cents. The parts always add up to the grand total; an empty cart costs nothing. */
export function totalsOf(
  lines: readonly PricedLine[],
  charge: Charge,
  rules: PricingRules = DEFAULT_PRICING_RULES,
): Totals {
  const subtotalCents = sum(lines.map((line) => lineTotal(line, rules.onlineDiscount)))
  const taxCents = sum(lines.map((line) => lineTax(line, charge.taxRate, rules.onlineDiscount)))
  const waived = lines.length === 0 || (charge.pickup && rules.waiveHandlingForPickup)
  const shippingHandlingCents = waived
    ? 0
    : shippingFor(subtotalCents, rules.shippingTiers) + (charge.surchargeCents ?? 0)
  const grandTotalCents = subtotalCents + taxCents + shippingHandlingCents
  return { subtotalCents, taxCents, shippingHandlingCents, grandTotalCents }
}

/** Percent off as shown, two decimals: (unitPrice − salePrice) / unitPrice × 100 (Specification §9). */
export function discountPercent(unitPriceCents: Cents, salePriceCents: Cents): number {
  if (unitPriceCents <= 0) return 0
  return Math.round(((unitPriceCents - salePriceCents) / unitPriceCents) * 10_000) / 100
}

import type { Cents } from '../money/money.ts'

/**
 * Who may buy a kind of product (Decisions §10, sale classes): anyone, adults, patients with a prescription, verified
 * clinics, license holders (radioactive or controlled), or nobody online.
 */
export const SALE_CLASSES = [
  'OPEN',
  'AGE',
  'PRESCRIPTION',
  'PROFESSIONAL',
  'LICENSED',
  'NOT_ONLINE',
] as const
export type SaleClass = (typeof SALE_CLASSES)[number]

/** Reads a stored class; an unknown value closes the product. */
export const readSaleClass = (stored: string): SaleClass =>
  SALE_CLASSES.find((saleClass) => saleClass === stored) ?? 'NOT_ONLINE'

/** Why the shop shows a product but does not sell it online. */
export const SALE_REFUSALS = [
  'PRESCRIPTION_ONLY',
  'PROFESSIONAL_ONLY',
  'LICENSE_NEEDED',
  'NOT_SOLD_ONLINE',
  'QUOTE_ONLY',
  'PRICE_MISSING',
] as const
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

/** The refusal per class for buyers who are not clinics; null where anyone may order, for AGE after confirming it. */
const REFUSALS: Readonly<Record<SaleClass, SaleRefusal | null>> = {
  OPEN: null,
  AGE: null,
  PRESCRIPTION: 'PRESCRIPTION_ONLY',
  PROFESSIONAL: 'PROFESSIONAL_ONLY',
  LICENSED: 'LICENSE_NEEDED',
  NOT_ONLINE: 'NOT_SOLD_ONLINE',
}

/** What decides whether a product may be sold. */
interface Offered {
  /** The class of the product's kind. */
  saleClass: SaleClass
  /** The maker sells it by prescription only; null if unknown. */
  rx: boolean | null
  /** A billing description: the actual item is chosen and priced on request. */
  quoteOnly: boolean
  /** What the cart would charge for one piece, in cents or dollars: only zero matters. */
  price: Cents | number
}

/** The buyer, as far as it decides what may be sold. */
export interface Buyer {
  /** Staff have verified the license, and it is valid today. */
  isClinic: boolean
}

/** The same, with the customer groups whose prices and promotions apply. */
export interface GroupedBuyer extends Buyer {
  groups: readonly string[]
}

/** Guests, and customers without a verified license. */
export const ANYBODY: GroupedBuyer = { isClinic: false, groups: [] }

/**
 * Why this buyer cannot order a product, or null if they can (Decisions §10, sale classes). The one rule for page, cart
 * and order. A maker's restriction closes what the product's kind leaves open, but not to a clinic, whose license is
 * the basis for selling such a device (21 CFR 801.109). A product at $0 has no price yet.
 */
export function saleRefusal(
  { saleClass, rx, quoteOnly, price }: Offered,
  { isClinic }: Buyer,
): SaleRefusal | null {
  const isForClinics = saleClass === 'PROFESSIONAL'
  const refusal = isForClinics && isClinic ? null : REFUSALS[saleClass]
  if (refusal) return refusal
  if (rx === true && !isForClinics) return 'PRESCRIPTION_ONLY'
  if (quoteOnly) return 'QUOTE_ONLY'
  return price > 0 ? null : 'PRICE_MISSING'
}

/** Minimum age of a buyer of class AGE, in years, unless the kind sets another. */
const ADULT_AGE = 18

/** What decides the minimum age of a buyer. */
interface AgeBound {
  saleClass: SaleClass
  /** Set by the kind, in years; null: the age of adults. */
  minAge: number | null
}

/** The age a buyer must confirm before buying all of these, in years; null when none is required. */
export function ageToConfirm(goods: readonly AgeBound[]): number | null {
  const ages = goods
    .filter(({ saleClass }) => saleClass === 'AGE')
    .map(({ minAge }) => minAge ?? ADULT_AGE)
  return ages.length === 0 ? null : Math.max(...ages)
}

import type { Cents } from '../money/money.ts'

/**
 * To whom a kind of product may be sold (Decisions §10, sale classes): to anybody, to adults, on a prescription, to
 * verified clinics, to holders of a license (radioactive or controlled), or by no order on the web.
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

/** A class as it is stored; what is none closes the product. */
export const readSaleClass = (stored: string): SaleClass =>
  SALE_CLASSES.find((saleClass) => saleClass === stored) ?? 'NOT_ONLINE'

/** Why the shop shows a product and does not sell it online. */
export const SALE_REFUSALS = [
  'PRESCRIPTION_ONLY',
  'PROFESSIONAL_ONLY',
  'LICENSE_NEEDED',
  'NOT_SOLD_ONLINE',
  'QUOTE_ONLY',
  'PRICE_MISSING',
] as const
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

/** The refusal of each class to whoever is no clinic; null where anybody may order, of AGE after a word at the checkout. */
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
  /** The maker sells it on prescription only; null where that is not known. */
  rx: boolean | null
  /** A billing description: what it stands for is chosen and priced when somebody asks. */
  quoteOnly: boolean
  /** What the cart would charge for one piece. In cents or dollars: only nothing counts. */
  price: Cents | number
}

/** Who orders, as far as that decides what may be sold. */
export interface Buyer {
  /** Staff have seen the license, and it is valid today. */
  isClinic: boolean
}

/** The same, with the groups of customers whose prices and promotions count. */
export interface GroupedBuyer extends Buyer {
  groups: readonly string[]
}

/** Guests, and customers of whom nobody has seen a license. */
export const ANYBODY: GroupedBuyer = { isClinic: false, groups: [] }

/**
 * Why this buyer cannot order a product, or null where it can be ordered (Decisions §10, sale classes). The one rule for
 * page, cart and order, whoever asks. The maker's own word closes what its kind leaves open; to a clinic it says nothing,
 * for its license is what such a device is sold on (21 CFR 801.109). A product at $0 is one whose price nobody has set yet.
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

/** How old a buyer of class AGE must be, in years, where the kind names no other age. */
const ADULT_AGE = 18

/** What decides how old a buyer must be. */
interface AgeBound {
  saleClass: SaleClass
  /** Of the kind, in years; null: that of adults. */
  minAge: number | null
}

/** How old a buyer must say to be before all of this is sold, in years; null where nobody is asked. */
export function ageToConfirm(goods: readonly AgeBound[]): number | null {
  const ages = goods
    .filter(({ saleClass }) => saleClass === 'AGE')
    .map(({ minAge }) => minAge ?? ADULT_AGE)
  return ages.length === 0 ? null : Math.max(...ages)
}

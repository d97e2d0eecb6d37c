import type { Cents } from './money.ts'

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
  'PRICE_MISSING',
] as const
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

/** The refusal of each class; null where anybody may order. Adults are asked nowhere yet, so that class is closed. */
const REFUSALS: Readonly<Record<SaleClass, SaleRefusal | null>> = {
  OPEN: null,
  AGE: 'NOT_SOLD_ONLINE',
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
  /** What the cart would charge for one piece. In cents or dollars: only nothing counts. */
  price: Cents | number
}

/**
 * Why a product cannot be ordered, or null where it can (Decisions §10, sale classes). The one rule for
 * page, cart and order, whoever asks. The maker's own word closes what its kind leaves open. A product at $0 is one
 * whose price nobody has set yet.
 */
export function saleRefusal({ saleClass, rx, price }: Offered): SaleRefusal | null {
  const refusal = REFUSALS[saleClass]
  if (refusal) return refusal
  if (rx === true) return 'PRESCRIPTION_ONLY'
  return price > 0 ? null : 'PRICE_MISSING'
}

import type { Quote } from '@mendwell/contract/orders/orders'
import type { PriceStep } from '@mendwell/domain/money/pricing'
import { nextShippingTier } from '@mendwell/domain/money/shipping'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import { inEnglish, sentence } from '../../../ground/errors.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { surchargesOnWire } from '../../delivery/surcharges-on-wire.ts'
import type { LinePacks } from '../../packs/price-packs.ts'
import type { PricedCart, PricedLine, Problem } from './price-cart.ts'
import type { Promised } from './promise-delivery.ts'
import { quotedOffers } from './quoted-offers.ts'

interface Quoting {
  settings: ShopSettings
  promised: Promised
  /** By line; omitted unless requested. */
  packs?: ReadonlyMap<number, LinePacks>
}

/** A priced cart in the shape of the contract. */
export function quoteOf(
  {
    lines,
    problems,
    totals,
    surcharged,
    surchargeCents,
    bulkyCents,
    tax,
    ageToConfirm,
    offers,
    met,
  }: PricedCart,
  { settings, promised, packs }: Quoting,
): Quote {
  const ordinaryCents = totals.shippingHandlingCents - bulkyCents
  const next =
    ordinaryCents <= totals.shippingDiscountCents
      ? undefined
      : nextShippingTier(totals.subtotalCents, settings.shippingTiers)
  return {
    lines: lines.map((line) => quotedLine(line, packs?.get(line.line))),
    problems: problems.map(problemOnWire),
    subtotal: totals.subtotalCents,
    discount: totals.discountCents,
    shippingDiscount: totals.shippingDiscountCents,
    ...quotedOffers(offers, met),
    tax: totals.taxCents,
    taxPercent: tax.taxMilliPercent,
    taxStateCode: tax.stateCode,
    taxStateName: tax.stateName,
    shippingHandling: totals.shippingHandlingCents,
    surcharges: surchargesOnWire(surcharged),
    grandTotal: totals.grandTotalCents,
    currency: settings.currency,
    ageToConfirm,
    nextShipping: next
      ? { missing: next.missingCents, cost: next.costCents + surchargeCents }
      : null,
    ...promised,
  }
}

/** A line that cannot be ordered, in the shape of the contract. */
export const problemOnWire = (problem: Problem): Quote['problems'][number] => ({
  productId: problem.productId,
  code: problem.code,
  message: inEnglish(problemSentence(problem)),
  available: problem.available,
})

/** The message shown about a line that cannot be ordered. */
export function problemSentence(problem: Problem) {
  if (problem.code === 'PRODUCT_GONE') return sentence('productGone')
  const { available, productName: name } = problem
  return sentence(SENTENCES[problem.code], { available, name })
}

const SENTENCES = {
  NOT_ENOUGH_STOCK: 'notEnoughStock',
  PRESCRIPTION_ONLY: 'prescriptionOnly',
  PROFESSIONAL_ONLY: 'professionalOnly',
  LICENSE_NEEDED: 'licenseNeeded',
  NOT_SOLD_ONLINE: 'notSoldOnline',
  QUOTE_ONLY: 'quoteOnly',
  PRICE_MISSING: 'priceMissing',
} as const

const stepOf = ({ from, cents }: PriceStep) => ({ from, unitPrice: cents })

const quotedLine = (line: PricedLine, packs?: LinePacks): Quote['lines'][number] => ({
  line: line.line,
  productId: line.product.productId,
  productName: line.product.productName,
  sku: line.product.sku,
  category: line.product.category,
  categoryId: line.product.categoryId,
  imageUrl: productImageUrl(line.product.productId, line.product.imageHash),
  quantity: line.quantity,
  unitPrice: line.unitPriceCents,
  listPrice: line.listPriceCents,
  regularPrice: line.product.unitPriceCents,
  cutPrice: line.isOnSale,
  tiers: line.steps.map(stepOf),
  lineTotal: line.lineTotalCents,
  tax: line.taxCents,
  taxExemptFlag: line.product.taxExemptFlag,
  available: line.product.quantity,
  backordered: line.backordered,
  pack: packs?.pack ?? null,
  cheaperPack: packs?.cheaperPack ?? null,
})

import type { Product, ProductWithImage } from '@mendwell/contract/catalog/catalog'
import type { Attribute } from '@mendwell/contract/wire/shapes'
import { readSaleClass } from '@mendwell/domain/catalog/sale-class'
import { type Facts, isFactName } from '@mendwell/domain/facts/facts'
import {
  CUT_PRICE,
  cartUnitPrice,
  countingSalePrice,
  discountPercent,
  isCutPrice,
} from '@mendwell/domain/money/pricing'
import { type OfferedTier, priceSteps } from '@mendwell/domain/prices/price-tiers'
import { priorPrice } from '@mendwell/domain/prices/prior-price'
import { underTimedSale } from '@mendwell/domain/prices/scheduled-sales'
import type { JsonValue } from '../../../db/schema.ts'
import { PRODUCT_IMAGE_TYPE, productImageUrl } from '../pictures/image-url.ts'
import { readPriceHistory } from '../price-history/read-price-history.ts'
import type { ProductRow } from './products.repository.ts'

/**
 * A row as every visitor may see it: with the computed online price, without what the shop paid, and without a price
 * that is not offered.
 */
export function presentProduct(row: ProductRow): Product {
  if (row.priceHidden) return presentWithPrice({ ...row, ...ASK_FOR_PRICE })
  const { timedSaleCents, timedSaleEndsAt, onlineDiscount } = row
  const timed = underTimedSale(row, timedSaleCents)
  const isTimed =
    timedSaleCents !== null &&
    countingSalePrice(timed, onlineDiscount) === timedSaleCents &&
    countingSalePrice(row, onlineDiscount) !== timedSaleCents
  if (!isTimed) return { ...presentWithPrice(row), ...presentPrior(row) }
  const options = readAttributes(row.optionsAttributes)
  const product = { ...presentWithPrice(timed), ...presentPrior(timed) }
  // While the sale runs it is a CUTPRICE product, in every respect.
  const optionsAttributes = isCutPrice(options) ? options : [...options, { description: CUT_PRICE }]
  return { ...product, optionsAttributes, ...(timedSaleEndsAt && { saleEndsAt: timedSaleEndsAt }) }
}

/**
 * For a product on sale: the lowest price of the 30 days before, if known. A unit price not charged in that time must
 * not be shown as the basis of a saving.
 */
function presentPrior(
  row: ProductRow,
): Pick<Product, 'lowestBefore' | 'wasPrice' | 'discount'> | null {
  const { productId, unitPriceCents, onlineDiscount, priceHistory } = row
  const sale = countingSalePrice(row, onlineDiscount)
  if (sale === null || !priceHistory) return null
  const { history, now } = readPriceHistory(productId, priceHistory)
  const prior = priorPrice(history, now)
  if (!prior) return null
  const was = Math.min(unitPriceCents, prior.unitPriceCents)
  return {
    lowestBefore: prior.lowestCents,
    ...(was < unitPriceCents && { wasPrice: was }),
    discount: Math.max(0, discountPercent(was, sale)),
  }
}

/** The quantity prices for everyone; empty for a price on request. */
export function presentTiers(
  row: ProductRow,
  tiers: readonly OfferedTier[],
): ProductWithImage['tiers'] {
  if (row.priceHidden) return []
  const { timedSaleCents, onlineDiscount } = row
  const everybody = { groups: [], onlineDiscount }
  return priceSteps(underTimedSale(row, timedSaleCents), tiers, everybody).map(
    ({ from, cents }) => ({ from, unitPrice: cents }),
  )
}

/** A price on request is sent as none (domain/catalog/sale-class.ts, PRICE_MISSING). */
const ASK_FOR_PRICE = { unitPriceCents: 0, salePriceCents: null, cutPrice: false }

/** As staff see it: with the stored price. */
export function presentWithPrice(row: ProductRow): Product {
  const { unitPriceCents, salePriceCents } = row
  const sale = countingSalePrice(row, row.onlineDiscount)
  const isActive = row.productStatus === 'A'
  return {
    productId: row.productId,
    productName: row.productName,
    productDetails: row.productDetails,
    categoryId: row.categoryId,
    category: row.category,
    subCategory: row.subCategory,
    brandId: row.brandId,
    brandName: row.brandName,
    unitPrice: unitPriceCents,
    salePrice: salePriceCents,
    onlinePrice: cartUnitPrice(row, row.onlineDiscount),
    discount: sale === null ? 0 : discountPercent(unitPriceCents, sale),
    quantity: row.quantity,
    popularFlag: row.popularFlag,
    productStatus: isActive ? 'A' : 'N',
    showFlag: isActive,
    packagingAttributes: readAttributes(row.packagingAttributes),
    cuttingAttributes: readAttributes(row.cuttingAttributes),
    extraAttributes: readAttributes(row.extraAttributes),
    optionsAttributes: readAttributes(row.optionsAttributes),
    sellinPcs: row.sellinPcs,
    unitName: row.unitName,
    pieces: row.piecesPerUnit,
    weight: row.weight,
    weightUnit: row.weightUnit,
    sku: row.sku,
    taxExemptFlag: row.taxExemptFlag,
    notes: row.notes,
    manufacturer: row.manufacturer,
    gtin: row.gtin,
    udiDi: row.udiDi,
    hcpcs: row.hcpcs,
    latex: row.latex,
    sterile: row.sterile,
    singleUse: row.singleUse,
    rx: row.rx,
    saleClass: readSaleClass(row.saleClass),
    quoteOnly: row.quoteOnly,
    otc: row.otc,
    ...(row.recalled && { recalled: true }),
    imageUrl: productImageUrl(row.productId, row.imageHash),
    imageMimeType: PRODUCT_IMAGE_TYPE,
    rating: presentRating(row.ratingCount, row.ratingSum),
    updatedAt: row.updatedAt,
  }
}

/** Stars to two decimals; null while there is no review. */
const presentRating = (count: number | null, sum: number | null) =>
  count === null || sum === null ? null : { average: Math.round((sum / count) * 100) / 100, count }

/** An entry that is not an attribute is left out: one odd row must not break a whole list. */
export function readAttributes(value: JsonValue): Attribute[] {
  return Array.isArray(value) ? value.filter(isAttribute) : []
}

/** The stored facts; invalid ones, or those unknown to this version, are left out. */
export function presentFacts(kept: JsonValue): Facts {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, values]) =>
      isFactName(name) && Array.isArray(values)
        ? [[name, values.filter((value) => typeof value === 'string')]]
        : [],
    ),
  )
}

const isAttribute = (value: JsonValue): value is JsonValue & Attribute =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value.description === 'string'

import { toCents } from '@mendwell/contract/wire/dollars'
import { SALE_REFUSALS, type SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import type { PriceStep } from '@mendwell/domain/money/pricing'
import { type NewCartLine, priceBeforeReduction } from '@mendwell/domain/orders/cart'
import { MAX_QUANTITY, MIN_QUANTITY } from '@mendwell/domain/orders/limits'

/**
 * A stored cart line, without its key, or undefined if invalid; fields not needed for ordering have defaults. Validated
 * by hand: the header of every page reads the cart, and a schema library would be a tenth of the first visit.
 */
export function readStoredLine(stored: unknown): NewCartLine | undefined {
  if (!isRecord(stored)) return undefined
  const { productId, productName, quantity } = stored
  if (!isWhole(productId) || productId < 1 || typeof productName !== 'string') return undefined
  if (!isWhole(quantity) || quantity < MIN_QUANTITY || quantity > MAX_QUANTITY) return undefined
  const unitPriceCents = centsOf(stored.unitPriceCents, stored.unitPrice)
  if (unitPriceCents === undefined) return undefined
  const prices = {
    unitPriceCents,
    salePriceCents: centsOf(stored.salePriceCents, stored.salePrice) ?? null,
    optionsAttributes: descriptionsOf(stored.optionsAttributes),
    ...(Array.isArray(stored.tiers) && { tiers: stored.tiers.filter(isStep) }),
  }
  return {
    productId,
    category: textOf(stored.category),
    categoryId: isWhole(stored.categoryId) ? stored.categoryId : 0,
    productName,
    sku: textOf(stored.sku),
    productImage: textOf(stored.productImage),
    imageMimeType: textOf(stored.imageMimeType, 'image/webp'),
    quantity,
    ...prices,
    // Version 2 stored the prices of that time in the line itself.
    centsWhenAdded:
      centsOf(stored.centsWhenAdded, stored.priceWhenAdded) ?? priceBeforeReduction(prices),
    cuttingAttributes: descriptionsOf(stored.cuttingAttributes),
    notes: textOf(stored.notes),
    taxExemptFlag: stored.taxExemptFlag === true,
    ...(stored.gone === true && { gone: true }),
    ...(isRefusal(stored.refusal) && { refusal: stored.refusal }),
  }
}

const isRefusal = (value: unknown): value is SaleRefusal =>
  SALE_REFUSALS.some((refusal) => refusal === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStep = (value: unknown): value is PriceStep =>
  isRecord(value) && isWhole(value.from) && isWhole(value.cents)

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** An amount in cents; before version 5, lines had dollars under other names. */
function centsOf(cents: unknown, dollars: unknown): number | undefined {
  const amount = cents === undefined && typeof dollars === 'number' ? toCents(dollars) : cents
  return isWhole(amount) && amount >= 0 ? amount : undefined
}

const textOf = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)

function descriptionsOf(value: unknown): { description: string }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.description === 'string'
      ? [{ description: entry.description }]
      : [],
  )
}

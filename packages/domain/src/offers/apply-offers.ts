import { type Cents, percentOf, sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { isSelected, missingOf, type OfferLine } from './lines.ts'
import { saveByBundle, saveByGifts, saveOnEach } from './piece-sets.ts'
import type { Action, Condition, Promotion } from './promotion.ts'
import type { OfferRefusal } from './refusals.ts'

/**
 * The fixed order in which a cart is priced (rules.md 6.3):
 * 1. each line at its online price, or its sale price if effective (money/pricing.ts);
 * 2. their subtotal, and shipping based on it and on weight and size: no promotion makes shipping more expensive;
 * 3. promotions, each on what the earlier ones left of the lines;
 * 4. tax, on what each line costs after them;
 * 5. the total: subtotal less discount, plus tax and shipping less its discount.
 * Quote and order run the same steps, and store each share with its line.
 */
export interface OfferCart {
  lines: readonly OfferLine[]
  /** Shipping and handling, with all surcharges. */
  shippingCents: Cents
  /** The part of it for oversize and freight goods, which free shipping waives only where the promotion says so. */
  bulkyCents: Cents
  /** The active ones, and those whose code was entered. */
  promotions: readonly Promotion[]
  /** The buyer's groups: 'CLINIC'. */
  groups: readonly string[]
  /** Whether this is the buyer's first order; known for confirmed mailboxes only. */
  isFirstOrder: boolean
  /** The shop's day, YYYY-MM-DD. */
  today: string
}

/** What one promotion gives: per line, and on shipping. */
export interface AppliedOffer {
  promotionId: number
  lines: Cents[]
  shippingCents: Cents
}

/** Why a promotion does not apply, with the requirement and what is missing to meet it, in cents or pieces. */
export interface Refused {
  promotionId: number
  reason: OfferRefusal
  wanted?: number
  missing?: number
}

export interface Offers {
  applied: AppliedOffer[]
  /** Among those whose code was entered. */
  refused: Refused[]
  /** The lines' shares of all promotions together. */
  lineDiscounts: Cents[]
  shippingDiscountCents: Cents
}

/**
 * Applies the promotions that qualify: all combinable ones, in order of priority, or one exclusive one, whichever saves
 * the shopper more; in a tie, the combinable ones, then the lowest number.
 */
export function applyOffers(cart: OfferCart): Offers {
  const refused: Refused[] = []
  const counting = cart.promotions.filter((promotion) => {
    const refusal = refusalOf(promotion, cart)
    if (refusal) refused.push({ promotionId: promotion.promotionId, ...refusal })
    return !refusal
  })
  const inTurn = counting.toSorted(
    (one, other) => one.priority - other.priority || one.promotionId - other.promotionId,
  )
  const alone = inTurn
    .filter(({ exclusive }) => exclusive)
    .toSorted((one, other) => one.promotionId - other.promotionId)
  const worlds = [inTurn.filter(({ exclusive }) => !exclusive), ...alone.map((one) => [one])]
  const [first = [], ...others] = worlds.map((world) => applyInTurn(cart, world))
  const best = others.reduce(
    (most, world) => (savedBy(world) > savedBy(most) ? world : most),
    first,
  )
  const applied = best.filter((offer) => savedBy([offer]) > 0)
  for (const promotion of counting) {
    const { promotionId } = promotion
    if (applied.some((offer) => offer.promotionId === promotionId)) continue
    const saves = savedBy(applyInTurn(cart, [promotion])) > 0
    refused.push({ promotionId, reason: saves ? 'OTHER_BETTER' : 'NOTHING_TO_REDUCE' })
  }
  const isCoded = new Set(
    cart.promotions.filter(({ needsCode }) => needsCode).map(({ promotionId }) => promotionId),
  )
  return {
    applied,
    refused: refused.filter(({ promotionId }) => isCoded.has(promotionId)),
    lineDiscounts: cart.lines.map((_, line) => sum(applied.map(({ lines }) => lines[line] ?? 0))),
    shippingDiscountCents: sum(applied.map(({ shippingCents }) => shippingCents)),
  }
}

const savedBy = (offers: readonly AppliedOffer[]): Cents =>
  sum(offers.map(({ lines, shippingCents }) => sum(lines) + shippingCents))

/** Each on what the earlier ones left. */
function applyInTurn(cart: OfferCart, promotions: readonly Promotion[]): AppliedOffer[] {
  let left = cart.lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  let ordinaryLeft = cart.shippingCents - cart.bulkyCents
  let bulkyLeft = cart.bulkyCents
  return promotions.map(({ promotionId, action }) => {
    const lines = sharesOf(action, cart.lines, left)
    const shippingCents = waivedShipping(action, ordinaryLeft, bulkyLeft)
    left = left.map((cents, line) => cents - (lines[line] ?? 0))
    const ordinaryCents = Math.min(ordinaryLeft, shippingCents)
    ordinaryLeft -= ordinaryCents
    bulkyLeft -= shippingCents - ordinaryCents
    return { promotionId, lines, shippingCents }
  })
}

/** What an action takes off shipping, in cents: the ordinary part first. */
function waivedShipping(action: Action, ordinaryLeft: Cents, bulkyLeft: Cents): Cents {
  if (action.type !== 'FREE_SHIPPING') return 0
  const waivable = ordinaryLeft + (action.includesBulky ? bulkyLeft : 0)
  return Math.min(waivable, action.maxCents ?? waivable)
}

/** What an action takes off each line, in cents, never more than is left of it. */
function sharesOf(action: Action, lines: readonly OfferLine[], left: readonly Cents[]): Cents[] {
  switch (action.type) {
    case 'PERCENT_OFF':
      return percentOff(action, lines, left)
    case 'AMOUNT_OFF': {
      const weights = selected(action, lines, left)
      return spreadCents(Math.min(action.cents, sum(weights)), weights)
    }
    case 'AMOUNT_OFF_EACH':
      return saveOnEach({ lines, left }, action)
    case 'FIXED_PRICE':
      return selected(action, lines, left).map((cents, line) =>
        Math.max(0, cents - action.cents * (lines[line]?.quantity ?? 0)),
      )
    case 'BUY_X_GET_Y':
      return saveByGifts({ lines, left }, action)
    case 'BUNDLE':
      return saveByBundle({ lines, left }, action)
    case 'FREE_SHIPPING':
      return lines.map(() => 0)
  }
}

/** What is left of the lines an action applies to; 0 for the others. */
const selected = (
  { of }: Extract<Action, { type: 'PERCENT_OFF' | 'AMOUNT_OFF' | 'FIXED_PRICE' }>,
  lines: readonly OfferLine[],
  left: readonly Cents[],
): Cents[] => lines.map((line, at) => (isSelected(line, of) ? (left[at] ?? 0) : 0))

/** The percentage is taken once, of the sum, and split over the lines by largest remainder. */
function percentOff(
  action: Extract<Action, { type: 'PERCENT_OFF' }>,
  lines: readonly OfferLine[],
  left: readonly Cents[],
): Cents[] {
  const weights = selected(action, lines, left)
  const limit = action.maxCents ?? Number.POSITIVE_INFINITY
  if (action.base !== 'LIST_PRICE') {
    return spreadCents(Math.min(percentOf(sum(weights), action.rate), limit), weights)
  }
  const more = lines.map(({ regularPriceCents, quantity }, at) => {
    const regular = regularPriceCents * quantity
    const weight = weights[at] ?? 0
    if (weight === 0) return 0
    return Math.min(weight, Math.max(0, percentOf(regular, action.rate) - (regular - weight)))
  })
  return spreadCents(Math.min(sum(more), limit), more)
}

type Refusal = Omit<Refused, 'promotionId'>

function refusalOf(promotion: Promotion, cart: OfferCart): Refusal | undefined {
  if (promotion.startsOn !== null && cart.today < promotion.startsOn) return { reason: 'NOT_YET' }
  if (promotion.isPaused || (promotion.endsOn !== null && cart.today > promotion.endsOn)) {
    return { reason: 'OVER' }
  }
  if (promotion.isUsedUp) return { reason: 'USED_UP' }
  if (promotion.isUsedByBuyer) return { reason: 'USED_BY_CUSTOMER' }
  for (const condition of promotion.conditions) {
    const refusal = unmet(condition, cart)
    if (refusal) return refusal
  }
  return undefined
}

function unmet(condition: Condition, cart: OfferCart): Refusal | undefined {
  switch (condition.type) {
    case 'MIN_SUBTOTAL':
      return tooLittle(condition.type, condition.cents, missingOf(condition, cart.lines))
    case 'MIN_QUANTITY':
      return tooLittle(condition.type, condition.quantity, missingOf(condition, cart.lines))
    case 'GROUP':
      return cart.groups.includes(condition.group) ? undefined : { reason: 'GROUP' }
    case 'FIRST_ORDER':
      return cart.isFirstOrder ? undefined : { reason: 'FIRST_ORDER' }
  }
}

const tooLittle = (reason: OfferRefusal, wanted: number, missing: number): Refusal | undefined =>
  missing > 0 ? { reason, wanted, missing } : undefined

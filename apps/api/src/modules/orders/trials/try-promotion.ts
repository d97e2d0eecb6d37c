import type { Tried, TryPromotion } from '@mendwell/contract/offers/promotion-trial'
import { dayAt, momentOfMinute } from '@mendwell/domain/days/calendar'
import { sum } from '@mendwell/domain/money/money'
import type { AppliedOffer, Refused } from '@mendwell/domain/offers/apply-offers'
import { readCode } from '@mendwell/domain/offers/codes'
import { UNSAVED_PROMOTION_ID } from '@mendwell/domain/offers/promotion'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { inEnglish } from '../../../ground/errors.ts'
import { getOffers, type MetOffers } from '../../offers/get-offers.ts'
import { findPromotions } from '../../offers/promotions.repository.ts'
import { getTerms } from '../pricing/get-terms.ts'
import { mergeLines } from '../pricing/merge-lines.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { problemSentence } from '../pricing/quote-shape.ts'
import { findSellable } from '../pricing/sellable.repository.ts'

/**
 * What a promotion would take off a cart at a given time: priced by the same rule as a quote, along with the active
 * promotions. It counts as active itself; it can be unsaved, or edited on the screen. Nothing is written.
 */
export async function tryPromotion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  trial: TryPromotion,
): Promise<Tried> {
  const { settings, tax } = await getTerms(db, {
    pickupType: trial.pickup ? 'IN STORE' : null,
  })
  const moment = trial.asOf === null ? undefined : momentOfMinute(trial.asOf, settings.timeZone)
  const today = dayAt(moment ?? clock.now(), settings.timeZone)
  const lines = mergeLines(trial.lines.map((line) => ({ ...line, notes: null })))
  const ids = lines.map(({ productId }) => productId)
  const groups = trial.group === null ? [] : [trial.group]
  const products = await findSellable(db, ids, moment)
  const { met, tested, isCodeMissing } = await meet(db, trial, groups)
  const priced = priceCart({
    lines,
    products,
    tax,
    settings,
    pickup: trial.pickup,
    buyer: { isClinic: trial.group === 'CLINIC', groups },
    offers: { ...met, today },
  })
  return shapeOf(priced, { tested, isCodeMissing, currency: settings.currency })
}

/** The promotions that the cart meets, including the tested one unless it requires a code that was not given. */
async function meet(db: Queryable, trial: TryPromotion, groups: string[]) {
  const { promotionId, promotion, isFirstOrder } = trial
  const met = await getOffers(db, {
    codes: trial.codes ?? [],
    custId: null,
    isKnown: false,
    groups,
  })
  const [stored] = promotionId === null ? [] : await findPromotions(db, promotionId)
  const tested = promotionId ?? UNSAVED_PROMOTION_ID
  const code = promotion.code === null ? null : readCode(promotion.code)
  // Single-use codes: tested with one that is unused.
  const isCodeMissing = code !== null && !met.codes.includes(code)
  const { useLimit } = promotion
  const own: MetOffers['promotions'][number] = {
    ...promotion,
    promotionId: tested,
    code,
    otherCodes: [],
    // Only requested codes report why they were refused.
    needsCode: true,
    isPaused: false,
    isUsedUp: useLimit !== null && (stored?.uses ?? 0) >= useLimit,
    isUsedByBuyer: false,
    isLimited: false,
  }
  const others = met.promotions.filter((one) => one.promotionId !== tested)
  return {
    met: {
      ...met,
      promotions: isCodeMissing ? others : [...others, own],
      isFirstOrder,
    },
    tested,
    isCodeMissing,
  }
}

interface TrialContext {
  tested: number
  isCodeMissing: boolean
  currency: string
}

function shapeOf(
  { lines, problems, totals, offers, met }: PricedCart,
  { tested, isCodeMissing, currency }: TrialContext,
): Tried {
  const own = offers.applied.find(({ promotionId }) => promotionId === tested)
  const others = offers.applied.filter(({ promotionId }) => promotionId !== tested)
  const refused = offers.refused.find(({ promotionId }) => promotionId === tested)
  const shippingGiven = own?.shippingCents ?? 0
  return {
    lines: lines.map((line, at) => ({
      productId: line.product.productId,
      productName: line.product.productName,
      quantity: line.quantity,
      unitPrice: line.unitPriceCents,
      lineTotal: line.lineTotalCents,
      isOnSale: line.isOnSale,
      given: own?.lines[at] ?? 0,
      givenByOthers: line.discountCents - (own?.lines[at] ?? 0),
    })),
    problems: problems.map((problem) => ({
      productId: problem.productId,
      message: inEnglish(problemSentence(problem)),
    })),
    subtotal: totals.subtotalCents,
    shipping: totals.shippingHandlingCents,
    shippingGiven,
    shippingGivenByOthers: totals.shippingDiscountCents - shippingGiven,
    tax: totals.taxCents,
    grandTotal: totals.grandTotalCents,
    currency,
    given: own ? givenBy(own) : 0,
    refusal: own ? null : refusalOf(refused, isCodeMissing),
    others: others.map((offer) => ({
      promotionId: offer.promotionId,
      name: met.promotions.find((one) => one.promotionId === offer.promotionId)?.name ?? '',
      given: givenBy(offer),
    })),
  }
}

const givenBy = ({ lines, shippingCents }: AppliedOffer) => sum(lines) + shippingCents

function refusalOf(refused: Refused | undefined, isCodeMissing: boolean): Tried['refusal'] {
  if (isCodeMissing) return { reason: 'CODE_NOT_GIVEN', wanted: null, missing: null }
  const { reason = 'NOTHING_TO_REDUCE', wanted = null, missing = null } = refused ?? {}
  return { reason, wanted, missing }
}

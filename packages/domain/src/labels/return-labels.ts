import type { DispatchRules, TravelFacts } from '../delivery/delivery-rules.ts'
import { goesByFreight, poundsOfPiece } from '../delivery/delivery-rules.ts'
import { type GoodsSizes, isOversize } from '../delivery/surcharges.ts'
import type { Cents } from '../money/money.ts'
import type { ReturnStatus } from '../orders/returns.ts'

/** The owner's choice of labels for returns; off: shoppers print the shop's own, without postage. */
export interface ReturnLabelRules {
  /** Whether a label with postage is bought once a return is approved. */
  buy: boolean
  /** The carriers that may be used, in the words of the provider. */
  carriers: readonly string[]
  /** Whom the label names as recipient: packages say nothing of health. '': the shop's name. */
  recipient: string
}

export const DEFAULT_RETURN_LABEL_RULES: ReturnLabelRules = {
  buy: false,
  carriers: ['USPS', 'UPS', 'FedEx'],
  recipient: '',
}

/**
 * BUYING: the provider is being asked. FAILED: no label, and a person has to act. VOIDING: the provider was asked to
 * give the money back. KEPT: it refused, so that the label was paid for nothing.
 */
export const RETURN_LABEL_STATUSES = [
  'BUYING',
  'BOUGHT',
  'FAILED',
  'VOIDING',
  'VOIDED',
  'KEPT',
] as const
export type ReturnLabelStatus = (typeof RETURN_LABEL_STATUSES)[number]

/** Why there is no label, or why its money did not come back. */
export const RETURN_LABEL_PROBLEMS = [
  'NO_KEY',
  'FREIGHT',
  'OVERSIZE',
  'NO_WEIGHT',
  'NO_ADDRESS',
  'ABROAD',
  'SHOP_ADDRESS',
  'KEY_REFUSED',
  'NO_FUNDS',
  'REFUSED',
  'NO_RATE',
  'NO_ANSWER',
  'VOID_REFUSED',
  'DECLINED',
] as const
export type ReturnLabelProblem = (typeof RETURN_LABEL_PROBLEMS)[number]

interface Goods {
  facts: TravelFacts
  quantity: number
}

interface ParcelRules {
  dispatchRules: DispatchRules
  goodsSizes: GoodsSizes
}

/** A parcel in ounces, or why none is sent by itself. */
export type PlannedParcel = { ounces: number } | { problem: ReturnLabelProblem }

const OUNCES_PER_POUND = 16

/**
 * The parcel of returned goods, by the weights that the shop stores: whole ounces, rounded up, as carriers charge. Goods
 * that go by freight or are oversize are picked up, and goods of unknown weight have no price.
 */
export function planParcel(
  { facts, quantity }: Goods,
  { dispatchRules, goodsSizes }: ParcelRules,
): PlannedParcel {
  const { kindPounds } = goodsSizes
  if (goesByFreight(facts, dispatchRules, kindPounds)) return { problem: 'FREIGHT' }
  if (isOversize(facts, goodsSizes)) return { problem: 'OVERSIZE' }
  const pounds = poundsOfPiece(facts, kindPounds) * quantity
  if (pounds <= 0) return { problem: 'NO_WEIGHT' }
  const { freightOverPounds } = dispatchRules
  // Several pieces in one parcel must not be heavier than a parcel may be.
  if (freightOverPounds !== null && pounds > freightOverPounds) return { problem: 'FREIGHT' }
  // To thousandths first, so that a pound in grams is 16 ounces and not 17.
  return { ounces: Math.ceil(Math.round(pounds * OUNCES_PER_POUND * 1000) / 1000) }
}

/** What a carrier takes for a parcel. */
export interface LabelRate {
  rateId: string
  carrier: string
  service: string
  cents: Cents
  /** Days on the way; null if unknown. */
  days: number | null
}

/** Spelled as one wishes: 'FedEx', 'fedex' and 'Fed Ex' are the same. */
const nameOf = (carrier: string) => carrier.toLowerCase().replace(/[^a-z]/g, '')

/** The cheapest rate of the carriers allowed, the faster of two that cost the same; undefined without any. */
export function cheapestRate<Rate extends LabelRate>(
  rates: readonly Rate[],
  carriers: readonly string[],
): Rate | undefined {
  const allowed = new Set(carriers.map(nameOf))
  return rates
    .filter(({ carrier }) => allowed.has(nameOf(carrier)))
    .toSorted(
      (one, other) =>
        one.cents - other.cents ||
        (one.days ?? Number.MAX_SAFE_INTEGER) - (other.days ?? Number.MAX_SAFE_INTEGER) ||
        (one.rateId < other.rateId ? -1 : 1),
    )[0]
}

interface LabelState {
  status: ReturnLabelStatus
  hasPdf: boolean
}

/** What staff may do about the label of a return: have it bought or fetched, or ask for its money again; null: nothing. */
export function labelAction(
  label: LabelState | null,
  { returnStatus, buys }: { returnStatus: ReturnStatus; buys: boolean },
): 'BUY' | 'VOID' | null {
  if (label?.status === 'KEPT') return 'VOID'
  if (returnStatus !== 'APPROVED') return null
  if (label?.status === 'BOUGHT') return label.hasPdf ? null : 'BUY'
  return buys && (label === null || label.status === 'FAILED') ? 'BUY' : null
}

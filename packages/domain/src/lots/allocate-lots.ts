import { addDays, type Day, daysBetween } from '../days/calendar.ts'
import type { Bucket } from './lots.ts'

/** Pieces of one lot in one bucket. */
export interface LotOnHand {
  lot: string
  onHand: number
  /** Allocated to other parcels. */
  picked?: number
  /** The last day it may be used; null: never expires; absent: not recorded. */
  expires?: Day | null
  status: Bucket
  receivedOn: Day
}

interface Need<Lot extends LotOnHand> {
  /** Pieces. */
  need: number
  lots: readonly Lot[]
  shipOn: Day
  transitDays: number
  /** Whole days of shelf life required on the day of delivery. */
  minDaysLeft: number
  /** Prefer the first lot that covers everything over several (test strips, reagents). */
  preferOneLot: boolean
}

/** Why a lot is skipped. */
export type LotRefusal =
  | 'EMPTY'
  | 'EXPIRED'
  | 'QUARANTINED'
  | 'RECALLED'
  | 'NO_EXPIRY'
  | 'TOO_SHORT'

type When = Pick<Need<LotOnHand>, 'shipOn' | 'transitDays' | 'minDaysLeft'>

/** Why a lot may not ship on a day, or undefined if it may. A lot is good through its expiry day. */
export function lotRefusal(
  lot: LotOnHand,
  { shipOn, transitDays, minDaysLeft }: When,
): LotRefusal | undefined {
  if (lot.status !== 'AVAILABLE') return lot.status
  if (lot.expires === undefined) return 'NO_EXPIRY'
  if (lot.expires !== null) {
    if (lot.expires < shipOn) return 'EXPIRED'
    if (daysBetween(addDays(shipOn, transitDays), lot.expires) < minDaysLeft) return 'TOO_SHORT'
  }
  return freeOf(lot) > 0 ? undefined : 'EMPTY'
}

const freeOf = ({ onHand, picked = 0 }: LotOnHand) => Math.max(0, onHand - picked)

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** First expired, first out; lots that never expire last, then by day of receipt and lot. */
const firstExpired = (one: LotOnHand, other: LotOnHand) =>
  byText(one.expires ?? '9999-12-31', other.expires ?? '9999-12-31') ||
  byText(one.receivedOn, other.receivedOn) ||
  byText(one.lot, other.lot)

export interface Allocation<Lot extends LotOnHand> {
  deliverOn: Day
  picks: { lot: Lot; quantity: number }[]
  /** Pieces that no lot covers. */
  short: number
  excluded: { lot: Lot; why: LotRefusal }[]
}

/**
 * Picks the lots for some pieces of a product, first expired first out (rules of lots, 1.4). Among lots that expire on
 * the same day, the one received first goes first.
 */
export function allocateLots<Lot extends LotOnHand>(asked: Need<Lot>): Allocation<Lot> {
  const excluded: Allocation<Lot>['excluded'] = []
  const fit: Lot[] = []
  for (const lot of asked.lots) {
    const why = lotRefusal(lot, asked)
    if (why) excluded.push({ lot, why })
    else fit.push(lot)
  }
  fit.sort(firstExpired)
  const whole = asked.preferOneLot ? fit.find((lot) => freeOf(lot) >= asked.need) : undefined
  const picks: Allocation<Lot>['picks'] = []
  let short = asked.need
  for (const lot of whole ? [whole] : fit) {
    const quantity = Math.min(short, freeOf(lot))
    if (quantity > 0) picks.push({ lot, quantity })
    short -= quantity
  }
  return { deliverOn: addDays(asked.shipOn, asked.transitDays), picks, short, excluded }
}

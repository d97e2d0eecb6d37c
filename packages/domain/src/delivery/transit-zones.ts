import { isCodeOfState, isStateCode } from '../places/us-postal-codes.ts'

/** At least so many days and at most. */
export interface DaySpan {
  from: number
  to: number
}

/** How long carriers take to some part of the country. */
export interface TransitZone {
  name: string
  /** Codes of states, first three digits of postal codes or ranges of them: TX, 787, 730-749. None: everywhere else. */
  areas: readonly string[]
  /** Days of carriers from the day a parcel leaves. */
  parcelDays: DaySpan
  /** The same for goods on a pallet; null where none goes there by rule. */
  freightDays: DaySpan | null
}

const RANGE = /^(\d{3})(?:-(\d{3}))?$/

/** Whether it is an area as a zone names it. */
export function isArea(area: string): boolean {
  const [, from, to = from] = RANGE.exec(area) ?? []
  return from !== undefined && to !== undefined ? from <= to : isStateCode(area)
}

function covers(area: string, postalCode: string): boolean {
  const [, from, to = from] = RANGE.exec(area) ?? []
  if (from === undefined || to === undefined) return isCodeOfState(postalCode, area)
  const prefix = postalCode.slice(0, 3)
  return prefix >= from && prefix <= to
}

/** The first zone that names where a postal code of five digits lies, else the one for everywhere else. */
export const zoneOf = (
  postalCode: string,
  zones: readonly TransitZone[],
): TransitZone | undefined =>
  zones.find(({ areas }) => areas.some((area) => covers(area, postalCode))) ?? elsewhere(zones)

/** The zone for all that no other names: most of the country. */
export const elsewhere = (zones: readonly TransitZone[]): TransitZone | undefined =>
  zones.find(({ areas }) => areas.length === 0)

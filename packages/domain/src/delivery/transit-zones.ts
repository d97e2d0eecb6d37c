import { isCodeOfState, isStateCode } from '../places/us-postal-codes.ts'

/** At least and at most this many days. */
export interface DaySpan {
  from: number
  to: number
}

/** How long carriers take to a part of the country. */
export interface TransitZone {
  name: string
  /** State codes, three-digit postal prefixes or ranges of them: TX, 787, 730-749. Empty: everywhere else. */
  areas: readonly string[]
  /** Carrier days from the day a parcel ships. */
  parcelDays: DaySpan
  /** The same for pallets; null if none ship there by rule. */
  freightDays: DaySpan | null
}

const RANGE = /^(\d{3})(?:-(\d{3}))?$/

/** Whether it is an area as zones name them. */
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

/** The first zone that covers a five-digit postal code, otherwise the one for everywhere else. */
export const zoneOf = (
  postalCode: string,
  zones: readonly TransitZone[],
): TransitZone | undefined =>
  zones.find(({ areas }) => areas.some((area) => covers(area, postalCode))) ?? elsewhere(zones)

/** The zone for everything no other zone names: most of the country. */
export const elsewhere = (zones: readonly TransitZone[]): TransitZone | undefined =>
  zones.find(({ areas }) => areas.length === 0)

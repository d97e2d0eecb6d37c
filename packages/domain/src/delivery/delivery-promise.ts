import { isUnitedStates } from '../places/united-states.ts'
import {
  arrivalOf,
  collectFrom,
  type DayRange,
  type Service,
  type ShopCalendar,
} from './delivery-dates.ts'
import { goesByFreight, type TravelFacts } from './delivery-rules.ts'
import { elsewhere, type TransitZone, zoneOf } from './transit-zones.ts'

/**
 * What a promise says of some pieces: they come as a parcel or by freight, can be collected, wait for stock, or have
 * no date by the rules, so that the shop tells it.
 */
export const DELIVERY_PARTS = ['PARCEL', 'FREIGHT', 'PICKUP', 'BACKORDER', 'TOLD'] as const
export type DeliveryPartName = (typeof DELIVERY_PARTS)[number]

export interface DeliveryPart {
  part: DeliveryPartName
  pieces: number
  /** When they arrive, or from when they can be collected; null of what has no date. */
  days: DayRange | null
}

/** How sure the place is: the postal code is known, or most of the country is meant, or another one, or the store. */
export const DELIVERY_PLACES = ['POSTAL_CODE', 'MOST', 'ABROAD', 'STORE'] as const
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number]

export interface DeliveryPromise {
  place: DeliveryPlace
  parts: DeliveryPart[]
}

/** Where an order goes, as far as it is known. */
export interface Destination {
  isPickup: boolean
  country: string | null | undefined
  postalCode: string | null | undefined
}

/** Some pieces of a product. */
export interface PromisedLine {
  facts: TravelFacts
  /** Pieces in stock, and pieces that wait for it. */
  taken: number
  backordered: number
}

/** The five digits of a postal code of the United States, as typed; undefined while it is none. */
export const fiveDigits = (typed: string | null | undefined): string | undefined =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(typed ?? '')?.[1]

/** What the shop promises for an order of this moment; in the order of DELIVERY_PARTS, each at most once. */
export function promiseOf(
  lines: readonly PromisedLine[],
  destination: Destination,
  { moment, calendar }: { moment: Date; calendar: ShopCalendar },
): DeliveryPromise {
  const place = placeOf(destination)
  const zone = zoneAt(place, destination, calendar)
  const { dispatchRules } = calendar.rules
  const pieces = new Map<DeliveryPartName, number>()
  const days = new Map<DeliveryPartName, DayRange>()
  const add = (part: DeliveryPartName, count: number) =>
    count > 0 && pieces.set(part, (pieces.get(part) ?? 0) + count)
  for (const { facts, taken, backordered } of lines) {
    add('BACKORDER', backordered)
    const way = place === 'STORE' ? 'PICKUP' : serviceOf(goesByFreight(facts, dispatchRules))
    const isUndated = dispatchRules.undatedDepartments.includes(facts.department)
    const range = isUndated ? undefined : rangeOf(way, zone, { moment, calendar })
    if (range) days.set(way, range)
    add(range ? way : 'TOLD', taken)
  }
  const parts = DELIVERY_PARTS.flatMap((part) => {
    const count = pieces.get(part)
    return count === undefined ? [] : [{ part, pieces: count, days: days.get(part) ?? null }]
  })
  return { place, parts }
}

const serviceOf = (isFreight: boolean): Service => (isFreight ? 'FREIGHT' : 'PARCEL')

function placeOf({ isPickup, country, postalCode }: Destination): DeliveryPlace {
  if (isPickup) return 'STORE'
  if (country && !isUnitedStates(country)) return 'ABROAD'
  return fiveDigits(postalCode) === undefined ? 'MOST' : 'POSTAL_CODE'
}

function zoneAt(
  place: DeliveryPlace,
  { postalCode }: Destination,
  { rules: { transitZones } }: ShopCalendar,
): TransitZone | undefined {
  if (place === 'ABROAD' || place === 'STORE') return undefined
  const known = fiveDigits(postalCode)
  return known === undefined ? elsewhere(transitZones) : zoneOf(known, transitZones)
}

function rangeOf(
  way: Service | 'PICKUP',
  zone: TransitZone | undefined,
  { moment, calendar }: { moment: Date; calendar: ShopCalendar },
): DayRange | undefined {
  if (way !== 'PICKUP') return zone && arrivalOf({ moment, service: way, zone }, calendar)
  const day = collectFrom(moment, calendar)
  return day === undefined ? undefined : { from: day, to: day }
}

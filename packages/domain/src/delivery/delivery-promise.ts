import { fiveDigits, isUnitedStates } from '../places/united-states.ts'
import { arrivalOf, collectFrom, type DayRange, type ShopCalendar } from './delivery-dates.ts'
import {
  DELIVERY_PARTS,
  type DeliveryPart,
  type DeliveryPartName,
  type DeliveryPlace,
} from './delivery-parts.ts'
import { type DispatchRules, goesByFreight, type TravelFacts } from './delivery-rules.ts'
import { elsewhere, type TransitZone, zoneOf } from './transit-zones.ts'

/** What the shop promises, by either way of getting the goods. */
export interface DeliveryPromise {
  place: DeliveryPlace
  sent: DeliveryPart[]
  collected: DeliveryPart[]
}

/** Where a parcel would go, as far as it is known. */
export interface Destination {
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

/** From which moment an order counts, and by which calendar. */
export interface Ordering {
  moment: Date
  calendar: ShopCalendar
}

/** For so many minutes the dates that a shopper has seen are those of the order. */
const SEEN_MINUTES = 60

/** The moment from which an order counts: when its dates were seen, if that is not long ago. */
export function orderedAt(seenAt: Date | null | undefined, now: Date): Date {
  const age = seenAt ? now.getTime() - seenAt.getTime() : -1
  return seenAt && age >= 0 && age <= SEEN_MINUTES * 60_000 ? seenAt : now
}

/** What the shop promises for these goods. */
export function promiseOf(
  lines: readonly PromisedLine[],
  destination: Destination,
  ordering: Ordering,
): DeliveryPromise {
  const place = placeOf(destination)
  const zone = zoneAt(place, destination, ordering.calendar)
  const day = collectFrom(ordering.moment, ordering.calendar)
  const ready = day === undefined ? undefined : { from: day, to: day }
  const { dispatchRules } = ordering.calendar.rules
  const arrivals = {
    PARCEL: zone && arrivalOf({ ...ordering, service: 'PARCEL', zone }, ordering.calendar),
    FREIGHT: zone && arrivalOf({ ...ordering, service: 'FREIGHT', zone }, ordering.calendar),
  }
  return {
    place,
    sent: partsOf(lines, (facts) => {
      const part = goesByFreight(facts, dispatchRules) ? 'FREIGHT' : 'PARCEL'
      return isUndated(facts, dispatchRules) ? undefined : dated(part, arrivals[part])
    }),
    collected: partsOf(lines, (facts) =>
      isUndated(facts, dispatchRules) ? undefined : dated('PICKUP', ready),
    ),
  }
}

const isUndated = ({ department }: TravelFacts, { undatedDepartments }: DispatchRules) =>
  undatedDepartments.includes(department)

interface Dated {
  part: DeliveryPartName
  days: DayRange
}

const dated = (part: DeliveryPartName, days: DayRange | undefined): Dated | undefined =>
  days && { part, days }

/** The pieces by what is promised of them; in the order of DELIVERY_PARTS, each at most once. */
function partsOf(
  lines: readonly PromisedLine[],
  promised: (facts: TravelFacts) => Dated | undefined,
): DeliveryPart[] {
  const parts = new Map<DeliveryPartName, DeliveryPart>()
  const add = (part: DeliveryPartName, pieces: number, days: DayRange | null) => {
    if (pieces === 0) return
    parts.set(part, { part, pieces: (parts.get(part)?.pieces ?? 0) + pieces, days })
  }
  for (const { facts, taken, backordered } of lines) {
    const { part, days } = promised(facts) ?? { part: 'TOLD' as const, days: null }
    add(part, taken, days)
    add('BACKORDER', backordered, null)
  }
  return DELIVERY_PARTS.flatMap((part) => parts.get(part) ?? [])
}

function placeOf({ country, postalCode }: Destination): DeliveryPlace {
  if (country && !isUnitedStates(country)) return 'ABROAD'
  return fiveDigits(postalCode) === undefined ? 'MOST' : 'POSTAL_CODE'
}

function zoneAt(
  place: DeliveryPlace,
  { postalCode }: Destination,
  { rules: { transitZones } }: ShopCalendar,
): TransitZone | undefined {
  if (place === 'ABROAD') return undefined
  const known = fiveDigits(postalCode)
  return known === undefined ? elsewhere(transitZones) : zoneOf(known, transitZones)
}

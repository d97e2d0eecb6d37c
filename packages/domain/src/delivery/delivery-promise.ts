import type { Day } from '../days/calendar.ts'
import { fiveDigits, isUnitedStates } from '../places/united-states.ts'
import {
  arrivalOf,
  collectFrom,
  type DayRange,
  type ShopCalendar,
  whenUnpacked,
} from './delivery-dates.ts'
import {
  DELIVERY_PARTS,
  type DeliveryPart,
  type DeliveryPartName,
  type DeliveryPlace,
} from './delivery-parts.ts'
import { type DispatchRules, goesByFreight, type TravelFacts } from './delivery-rules.ts'
import { elsewhere, type TransitZone, zoneOf } from './transit-zones.ts'

/** What the shop promises, by shipping and by pickup. */
export interface DeliveryPromise {
  place: DeliveryPlace
  sent: DeliveryPart[]
  collected: DeliveryPart[]
}

/** Where a parcel would go, as far as known. */
export interface Destination {
  country: string | null | undefined
  postalCode: string | null | undefined
}

/** A number of pieces of a product. */
export interface PromisedLine {
  facts: TravelFacts
  /** Pieces in stock, and pieces waiting for stock. */
  taken: number
  backordered: number
  /** The day on which a supplier should deliver the waiting pieces; null if unknown. */
  expectedOn?: Day | null
}

/** The moment from which an order counts, and the calendar to use. */
export interface Ordering {
  moment: Date
  calendar: ShopCalendar
}

/** For this many minutes, the dates a shopper has seen apply to the order. */
const SEEN_MINUTES = 60

/** The moment from which an order counts: when its dates were shown, if that was recent. */
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
  const { calendar } = ordering
  const { dispatchRules } = calendar.rules
  const arrival = (service: 'PARCEL' | 'FREIGHT', moment: Date) =>
    zone && arrivalOf({ moment, service, zone }, calendar)
  const ready = (moment: Date) => {
    const day = collectFrom(moment, calendar)
    return day === undefined ? undefined : { from: day, to: day }
  }
  // The same for most goods: computed once.
  const arrivals = {
    PARCEL: arrival('PARCEL', ordering.moment),
    FREIGHT: arrival('FREIGHT', ordering.moment),
  }
  const readyNow = ready(ordering.moment)
  return {
    place,
    sent: partsOf(lines, ({ facts, expectedOn }) => {
      if (isUndated(facts, dispatchRules)) return NEITHER
      const part = goesByFreight(facts, dispatchRules, calendar.kindPounds) ? 'FREIGHT' : 'PARCEL'
      const waits = expectedOn && arrival(part, whenUnpacked(expectedOn, calendar))
      return { now: dated(part, arrivals[part]), later: waits || null }
    }),
    collected: partsOf(lines, ({ facts, expectedOn }) => {
      if (isUndated(facts, dispatchRules)) return NEITHER
      const waits = expectedOn && ready(whenUnpacked(expectedOn, calendar))
      return { now: dated('PICKUP', readyNow), later: waits || null }
    }),
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

/** What is promised for the pieces of a line that are in stock, and when the waiting ones come. */
interface LinePromise {
  now: Dated | undefined
  later: DayRange | null
}
const NEITHER: LinePromise = { now: undefined, later: null }

/** The pieces by promise, in the order of DELIVERY_PARTS, each at most once. */
function partsOf(
  lines: readonly PromisedLine[],
  promised: (line: PromisedLine) => LinePromise,
): DeliveryPart[] {
  const parts = new Map<DeliveryPartName, DeliveryPart>()
  const add = (part: DeliveryPartName, pieces: number, days: DayRange | null) => {
    if (pieces === 0) return
    const before = parts.get(part)
    parts.set(part, {
      part,
      pieces: (before?.pieces ?? 0) + pieces,
      days: before ? latest(before.days, days) : days,
    })
  }
  for (const line of lines) {
    const { now, later: waits } = promised(line)
    const { part, days } = now ?? { part: 'TOLD' as const, days: null }
    add(part, line.taken, days)
    add('BACKORDER', line.backordered, waits)
  }
  return DELIVERY_PARTS.flatMap((part) => parts.get(part) ?? [])
}

/** When everything arrives; null as soon as one part has no date. */
const latest = (one: DayRange | null, other: DayRange | null): DayRange | null =>
  one && other && { from: later(one.from, other.from), to: later(one.to, other.to) }
const later = (one: Day, other: Day): Day => (one < other ? other : one)

function placeOf({ country, postalCode }: Destination): DeliveryPlace {
  if (country && !isUnitedStates(country)) return 'ABROAD'
  return fiveDigits(postalCode) === undefined ? 'MOST' : 'POSTAL_CODE'
}

/** The transit zone of a destination; undefined abroad, and where no zone applies. */
export const zoneFor = (destination: Destination, calendar: ShopCalendar) =>
  zoneAt(placeOf(destination), destination, calendar)

function zoneAt(
  place: DeliveryPlace,
  { postalCode }: Destination,
  { rules: { transitZones } }: ShopCalendar,
): TransitZone | undefined {
  if (place === 'ABROAD') return undefined
  const known = fiveDigits(postalCode)
  return known === undefined ? elsewhere(transitZones) : zoneOf(known, transitZones)
}

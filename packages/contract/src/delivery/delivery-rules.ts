import { HOLIDAY_KEYS, isClosedSpan, MAX_CLOSED_DAYS } from '@mendwell/domain/delivery/holidays'
import { isArea } from '@mendwell/domain/delivery/transit-zones'
import * as z from 'zod/mini'
import { ClockTime } from '../wire/clock-time.ts'
import { day, line, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const daySpan = (most: number) => {
  const days = z.int().check(z.gte(0), z.lte(most, says('daysMax', { max: most })))
  return z
    .object({ from: days, to: days })
    .check(z.refine(({ from, to }) => from <= to, says('daysTurned')))
}

const isApart = (names: readonly string[]) => new Set(names).size === names.length

const Weekday = z.int().check(z.gte(0), z.lte(6))

/** See domain/delivery/delivery-rules.ts. */
export const DispatchRules = z.object({
  cutOff: ClockTime,
  handlingDays: daySpan(30),
  freightHandlingDays: daySpan(60),
  pickupDays: z.int().check(z.gte(0), z.lte(30, says('daysMax', { max: 30 }))),
  carrierDays: z.array(Weekday).check(z.minLength(1, says('carrierDayRequired')), z.maxLength(7)),
  freightKinds: z.array(line(120)).check(z.maxLength(500)),
  freightOverPounds: z.nullable(z.number().check(z.gt(0), z.lte(10_000))),
  undatedDepartments: z.array(line(80)).check(z.maxLength(100)),
})

const ClosedSpan = z
  .object({ day: day(), until: z.optional(z.nullable(day())), name: line(60) })
  .check(z.refine(isClosedSpan, says('closedDaysTurned', { max: MAX_CLOSED_DAYS })))

export const ClosedDays = z.object({
  holidays: z.array(z.enum(HOLIDAY_KEYS)).check(z.maxLength(HOLIDAY_KEYS.length)),
  days: z.array(ClosedSpan).check(
    z.maxLength(100),
    z.refine((days) => isApart(days.map((closed) => closed.day)), says('closedDayTwice')),
  ),
})

const Area = z.string().check(z.refine(isArea, says('areaExpected')))

const TransitZone = z.object({
  name: required('zoneNameRequired', 60),
  areas: z.array(Area).check(z.maxLength(200)),
  parcelDays: daySpan(60),
  freightDays: z.nullable(daySpan(90)),
})

export const TransitZones = z.array(TransitZone).check(
  z.minLength(1, says('zoneRequired')),
  z.maxLength(50),
  z.refine((zones) => isApart(zones.map(({ name }) => name)), says('zoneNameTwice')),
  z.refine((zones) => isApart(zones.flatMap(({ areas }) => areas)), says('areaTwice')),
  z.refine(
    (zones) => zones.filter(({ areas }) => areas.length === 0).length === 1,
    says('restZoneRequired'),
  ),
)

import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { ClockTime } from '@mendwell/contract/wire/clock-time'
import { says } from '@mendwell/contract/wire/validation-messages'
import { isClosedSpan } from '@mendwell/domain/delivery/holidays'
import { elsewhere, isArea, type TransitZone } from '@mendwell/domain/delivery/transit-zones'
import * as z from 'zod/mini'
import { linesOf, wholeNumber } from '../../components/forms/typed-values.ts'

type Zone = SettingsWire['transitZones'][number]
type Span = Zone['parcelDays']
type ClosedDay = SettingsWire['closedDays']['days'][number]

/** '1-3', or '2' for exactly that many days; undefined if invalid. */
export function spanOf(typed: string): Span | undefined {
  const [, from, to = from] = /^\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*$/.exec(typed) ?? []
  if (from === undefined || Number(from) > Number(to)) return undefined
  return { from: Number(from), to: Number(to) }
}

export const typedSpan = ({ from, to }: Span) => (from === to ? `${from}` : `${from}-${to}`)

/** Converts a validated form. */
export const spanIn = (typed: string): Span => spanOf(typed) ?? { from: 0, to: 0 }

const DAYS_EXPECTED = 'Use days such as 1-3, the smaller one first'

const Span = z.string().check(z.refine((typed) => spanOf(typed) !== undefined, DAYS_EXPECTED))

export const DispatchForm = z.object({
  cutOff: ClockTime,
  handlingDays: Span,
  freightHandlingDays: Span,
  pickupDays: wholeNumber(0, 30),
  carrierDays: z.array(z.string()).check(z.minLength(1, says('dayRequired'))),
  freightKinds: z.array(z.string()),
  freightOverPounds: z.union([z.literal(''), wholeNumber(1, 10_000)], says('enterWholeNumber')),
  undatedDepartments: z.array(z.string()),
})

/** A line is '2026-12-24 Inventory', or '2026-12-24 to 2027-01-02 Holiday'; undefined if a line is invalid. */
export function closedDaysOf(typed: string): ClosedDay[] | undefined {
  const days = linesOf(typed).map((line) => {
    const [, day, until, name = ''] =
      /^(\d{4}-\d{2}-\d{2})(?:\s+to\s+(\d{4}-\d{2}-\d{2}))?(?:\s+(.+))?$/.exec(line) ?? []
    if (day === undefined || ![day, until ?? day].every(isDay)) return undefined
    const span = { day, ...(until && { until }), name }
    return isClosedSpan(span) ? span : undefined
  })
  return days.every((day) => day !== undefined) ? days : undefined
}

const isDay = (typed: string) => z.iso.date().safeParse(typed).success

export const typedClosedDays = (days: readonly ClosedDay[]) =>
  days
    .map(({ day, until, name }) => `${day}${until ? ` to ${until}` : ''} ${name}`.trim())
    .join('\n')

export const ClosedForm = z.object({
  holidays: z.array(z.string()),
  days: z
    .string()
    .check(
      z.refine(
        (typed) => closedDaysOf(typed) !== undefined,
        'One day or range per line, such as 2026-12-24 Inventory',
      ),
    ),
})

/** One zone as typed. */
export interface TypedZone {
  name: string
  /** Such as 'TX, 885, 730-749'; empty for everywhere else. */
  areas: string
  parcelDays: string
  /** Empty if no freight goes there by rule. */
  freightDays: string
}

/** The form's zones; everywhere else is always one of them, and comes last. */
export interface TypedZones {
  transitZones: TypedZone[]
  everywhereElse: TypedZone
}

export const NEW_ZONE: TypedZone = { name: '', areas: '', parcelDays: '', freightDays: '' }

const areasOf = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

/** Converts a validated form. */
export const zonesOf = ({ transitZones, everywhereElse }: TypedZones): Zone[] =>
  [...transitZones, { ...everywhereElse, areas: '' }].map((zone) => ({
    name: zone.name.trim(),
    areas: areasOf(zone.areas),
    parcelDays: spanIn(zone.parcelDays),
    freightDays: zone.freightDays.trim() === '' ? null : spanIn(zone.freightDays),
  }))

const typedZone = ({ name, areas, parcelDays, freightDays }: TransitZone): TypedZone => ({
  name,
  areas: areas.join(', '),
  parcelDays: typedSpan(parcelDays),
  freightDays: freightDays ? typedSpan(freightDays) : '',
})

export function typedZones(zones: readonly TransitZone[]): TypedZones {
  const rest = elsewhere(zones)
  return {
    transitZones: zones.filter((zone) => zone !== rest).map(typedZone),
    everywhereElse: rest ? typedZone(rest) : NEW_ZONE,
  }
}

const Rest = z.object({
  name: z.string().check(z.trim(), z.minLength(1, says('zoneNameRequired'))),
  parcelDays: Span,
  freightDays: z.union([z.literal(''), Span], DAYS_EXPECTED),
})

const isAreas = (typed: string) => {
  const areas = areasOf(typed)
  return areas.length > 0 && areas.every(isArea)
}

const Named = z.extend(Rest, { areas: z.string().check(z.refine(isAreas, says('areaExpected'))) })

export const ZonesForm = z.object({
  transitZones: z.array(Named).check((context) => {
    for (const at of placesOfDoubles(context.value)) {
      const path = [at, 'areas']
      context.issues.push({ code: 'custom', message: says('areaTwice'), path, input: at })
    }
  }),
  everywhereElse: Rest,
})

/** Positions of zones that repeat an area of an earlier zone. */
function placesOfDoubles(zones: readonly { areas: string }[]): number[] {
  const seen = new Set<string>()
  return zones.flatMap(({ areas }, at) => {
    const named = areasOf(areas)
    const isDouble = named.some((area) => seen.has(area))
    for (const area of named) seen.add(area)
    return isDouble ? [at] : []
  })
}

import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { ClockTime } from '@mendwell/contract/wire/clock-time'
import { says } from '@mendwell/contract/wire/validation-messages'
import { isClosedSpan } from '@mendwell/domain/delivery/holidays'
import { isArea, type TransitZone } from '@mendwell/domain/delivery/transit-zones'
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

const Span = z
  .string()
  .check(
    z.refine((typed) => spanOf(typed) !== undefined, 'Use days such as 1-3, the smaller one first'),
  )

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

const EVERYWHERE_ELSE = 'else'

/** A line is 'Texas: TX, 885: 1-2: 2-5'; undefined if a line is invalid. */
export function zonesOf(typed: string): Zone[] | undefined {
  const zones = linesOf(typed).map(zoneIn)
  return zones.length > 0 && zones.every((zone) => zone !== undefined) ? zones : undefined
}

function zoneIn(line: string): Zone | undefined {
  const [name = '', where = '', parcel = '', freight = ''] = line
    .split(':')
    .map((part) => part.trim())
  const areas = where.toLowerCase() === EVERYWHERE_ELSE ? [] : where.split(/\s*,\s*/)
  const parcelDays = spanOf(parcel)
  const freightDays = freight === '' ? null : spanOf(freight)
  if (!name || !areas.every(isArea) || !parcelDays || freightDays === undefined) return undefined
  return { name, areas, parcelDays, freightDays }
}

export const typedZones = (zones: readonly TransitZone[]) =>
  zones
    .map(({ name, areas, parcelDays, freightDays }) =>
      [
        name,
        areas.join(', ') || EVERYWHERE_ELSE,
        typedSpan(parcelDays),
        ...(freightDays ? [typedSpan(freightDays)] : []),
      ].join(': '),
    )
    .join('\n')

export const ZonesForm = z.object({
  transitZones: z.string().check(
    z.refine(
      (typed) => zonesOf(typed) !== undefined,
      'One zone per line, such as Texas: TX, 885: 1-2: 2-5',
    ),
    z.refine(
      (typed) => zonesOf(typed)?.filter(({ areas }) => areas.length === 0).length !== 0,
      'One zone must be for everywhere else: its place is the word else',
    ),
  ),
})

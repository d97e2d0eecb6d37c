/** A calendar day, YYYY-MM-DD; these strings sort chronologically. */
export type Day = string

const DAY_MS = 86_400_000

const atNoon = (day: Day) => Date.parse(`${day}T12:00Z`)

const dayOfUtc = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10)

/** The day this many days later; earlier when negative. */
export const addDays = (day: Day, days: number): Day => dayOfUtc(atNoon(day) + days * DAY_MS)

/** How many days `to` is after `from`; negative if before. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((atNoon(to) - atNoon(from)) / DAY_MS)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(atNoon(day)).getUTCDay()

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The local wall-clock time of a moment as if it were UTC, in milliseconds. */
function wallOf(moment: number, timeZone: string): number {
  const parts: Record<string, string> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) parts[type] = value
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The calendar day of a moment in this time zone (IANA name). */
export const dayAt = (moment: Date, timeZone: string): Day =>
  dayOfUtc(wallOf(moment.getTime(), timeZone))

/**
 * The moment at which a day's clocks show HH:MM: the first one where they show it twice; where the hour is skipped,
 * later by the skipped time. Each day has exactly one such moment, so what depends on it never goes back.
 */
export function momentOf(day: Day, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}Z`)
  const candidates = [-DAY_MS, DAY_MS]
    .map((away) => wall - (wallOf(wall + away, timeZone) - (wall + away)))
    .toSorted((one, other) => one - other)
  const shown = candidates.find((moment) => wallOf(moment, timeZone) === wall)
  return new Date(shown ?? Math.max(...candidates))
}

/** The same for a typed minute: 2026-11-27T09:00. */
export const momentOfMinute = (minute: string, timeZone: string): Date =>
  momentOf(minute.slice(0, 10), minute.slice(11), timeZone)

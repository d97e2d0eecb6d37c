import type { StoreHours } from '@mendwell/contract/content/content'
import { locale } from '../../lib/words/language.ts'
import { pageText } from '../../lib/words/page-texts.ts'

/** 4 January 1970 was a Sunday: day 0 of the week. */
const A_SUNDAY = Date.UTC(1970, 0, 4)
const DAY_MS = 24 * 60 * 60 * 1000

/** Opening hours as lines, consecutive days with the same hours together: 'Mon to Fri 8 AM to 8 PM'. */
export function hoursLines(days: readonly StoreHours[]): string[] {
  const week = days.toSorted((one, other) => monday(one) - monday(other))
  const groups: { from: StoreHours; to: StoreHours; words: string }[] = []
  for (const day of week) {
    const last = groups.at(-1)
    const words = wordsOf(day)
    if (last?.words === words && monday(last.to) + 1 === monday(day)) last.to = day
    else groups.push({ from: day, to: day, words })
  }
  return groups.map(({ from, to, words }) =>
    from === to
      ? `${nameOf(from)} ${words}`
      : `${pageText('page.contact.fromTo', { from: nameOf(from), to: nameOf(to) })} ${words}`,
  )
}

/** The week starts on Monday. */
const monday = ({ dayOfWeek }: StoreHours) => (dayOfWeek + 6) % 7

function wordsOf({ closedFlag, openTime, closeTime }: StoreHours): string {
  if (closedFlag || !openTime || !closeTime) return pageText('page.contact.closed')
  return pageText('page.contact.fromTo', { from: timeOf(openTime), to: timeOf(closeTime) })
}

const nameOf = ({ dayOfWeek }: StoreHours) =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' }).format(
    A_SUNDAY + dayOfWeek * DAY_MS,
  )

/** HH:MM in the format of the language. */
function timeOf(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return new Intl.DateTimeFormat(locale(), {
    hour: 'numeric',
    ...(minute > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(Date.UTC(1970, 0, 1, hour, minute))
}

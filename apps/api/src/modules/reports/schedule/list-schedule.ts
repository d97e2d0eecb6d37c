import type { ScheduledChange } from '@mendwell/contract/reports/schedule'
import { addDays } from '@mendwell/domain/days/calendar'
import type { Queryable } from '../../../db/db.ts'
import { findShopCalendar } from '../../delivery/find-shop-calendar.ts'
import { findScheduledChanges, findShopMinute } from './schedule.repository.ts'

/** All scheduled changes, next first. */
export async function listSchedule(db: Queryable): Promise<ScheduledChange[]> {
  const [changes, { rules }, now] = await Promise.all([
    findScheduledChanges(db),
    findShopCalendar(db),
    findShopMinute(db),
  ])
  const closings = rules.closedDays.days.flatMap(({ day, until, name }): ScheduledChange[] => {
    const closing = { kind: 'CLOSING', name, id: '' } as const
    return [
      { ...closing, change: 'BEGINS', at: `${day}T00:00` },
      { ...closing, change: 'ENDS', at: `${addDays(until || day, 1)}T00:00` },
    ]
  })
  return [...changes, ...closings.filter(({ at }) => at > now)].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  )
}

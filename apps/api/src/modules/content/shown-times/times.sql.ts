import { type ShownTimes, shownStateAt } from '@mendwell/domain/content/shown-times'
import { sql } from 'kysely'
import { shopMinute } from '../../settings/shop/shop-days.sql.ts'

/** Columns of a text that is shown for a time: its moments, the same by the clocks of the shop, and the clock's own. */
export const TIMES = [
  'showsFrom as from',
  'showsUntil as until',
  shopMinute<string | null>(sql`shows_from`).as('showsFrom'),
  shopMinute<string | null>(sql`shows_until`).as('showsUntil'),
  sql<Date>`now()`.as('now'),
] as const

interface Timed {
  from: ShownTimes['showsFrom']
  until: ShownTimes['showsUntil']
  now: Date
}

/** A row with what shoppers see of it, in place of its moments. */
export function withState<Row extends Timed>({ from, until, now, ...row }: Row) {
  return { ...row, state: shownStateAt({ showsFrom: from, showsUntil: until }, now) }
}

import type { StaffEvents } from '@mendwell/contract/shop/history'
import type { Queryable } from '../../../db/db.ts'
import { canUndo } from './can-undo.ts'
import { countStaffEvents, findStaffEvents, type WantedEvents } from './history.repository.ts'
import { withoutCosts } from './without-costs.ts'

interface WantedPage extends WantedEvents {
  page: number
  size: number
  seesCosts: boolean
}

/**
 * One page of staff changes, newest first; of one thing, person or period if given. Staff who may not see costs do not
 * read them here either.
 */
export async function listHistory(
  db: Queryable,
  { page, size, seesCosts, ...wanted }: WantedPage,
): Promise<StaffEvents> {
  const [events, total] = await Promise.all([
    findStaffEvents(db, { ...wanted, limit: size, offset: (page - 1) * size }),
    countStaffEvents(db, wanted),
  ])
  const rows = events.map((event) => ({ ...event, canUndo: canUndo(event) }))
  return { rows: seesCosts ? rows : rows.map(withoutCosts), total }
}

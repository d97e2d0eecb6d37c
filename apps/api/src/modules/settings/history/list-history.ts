import type { StaffEvents } from '@mendwell/contract/shop/history'
import type { Queryable } from '../../../db/db.ts'
import { canUndo } from './can-undo.ts'
import { countStaffEvents, findStaffEvents, type WantedEvents } from './history.repository.ts'

interface WantedPage extends WantedEvents {
  page: number
  size: number
}

/** One page of staff changes, newest first; of one thing, person or period if given. */
export async function listHistory(
  db: Queryable,
  { page, size, ...wanted }: WantedPage,
): Promise<StaffEvents> {
  const [events, total] = await Promise.all([
    findStaffEvents(db, { ...wanted, limit: size, offset: (page - 1) * size }),
    countStaffEvents(db, wanted),
  ])
  return { rows: events.map((event) => ({ ...event, canUndo: canUndo(event) })), total }
}

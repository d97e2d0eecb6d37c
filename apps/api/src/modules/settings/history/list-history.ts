import type { StaffEvents } from '@mendwell/contract/shop/history'
import type { HistoryObject } from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../../db/db.ts'
import { canUndo } from './can-undo.ts'
import { countStaffEvents, findStaffEvents } from './history.repository.ts'

interface Wanted {
  objectType?: HistoryObject | undefined
  objectId?: string | undefined
  page: number
  size: number
}

/** One page of what staff changed, newest first; of one thing where it is named. */
export async function listHistory(
  db: Queryable,
  { page, size, ...wanted }: Wanted,
): Promise<StaffEvents> {
  const [events, total] = await Promise.all([
    findStaffEvents(db, { ...wanted, limit: size, offset: (page - 1) * size }),
    countStaffEvents(db, wanted),
  ])
  return { rows: events.map((event) => ({ ...event, canUndo: canUndo(event) })), total }
}

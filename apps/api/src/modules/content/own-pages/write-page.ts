import type {
  PageText,
  SavePage,
  StaffPage,
  WrittenPage,
} from '@mendwell/contract/content/staff-pages'
import { isOwnPage } from '@mendwell/domain/content/own-pages'
import type { Db, Queryable } from '../../../db/db.ts'
import {
  conflict,
  fieldError,
  invalidFields,
  notFound,
  ShopError,
  sentence,
} from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeThing, type StateChange } from '../../settings/history/change-thing.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { resolveTimes } from '../shown-times/resolve-times.ts'
import { getStaffPage } from './list-pages.ts'
import {
  deletePage,
  findShippedText,
  findWrittenPage,
  insertPage,
  updatePage,
} from './pages.repository.ts'

/**
 * Saves one of the shop's own pages, or the text of a shipped one; recorded in the history.
 * @throws ShopError 404 for an unknown legal page; 409 if a colleague changed it first; 422 for a URL that another page
 * has, or an end before the start.
 */
export const savePage = (
  db: Db,
  who: SignedInPrincipal,
  { pageKey, page, before: read }: SavePage,
): Promise<StaffPage> =>
  db.transaction().execute(async (tx) => {
    const before = (await findWrittenPage(tx, pageKey, { isLocked: true }))?.page
    if (before && read) expectAsRead(read, before)
    if (before && read === null) throw isThere(pageKey)
    if (!before && read) throw conflict('CONFLICT', 'changedMeanwhile')
    if (before) await change(tx, pageKey, { who, before, after: page })
    else await create(tx, { who, pageKey, page })
    return getStaffPage(tx, pageKey)
  })

interface Writing {
  who: SignedInPrincipal
  pageKey: string
  page: WrittenPage
}

async function create(tx: Queryable, { who, pageKey, page }: Writing) {
  const isLegal = pageKey.startsWith('legal/')
  if (isLegal && !(await findShippedText(tx, pageKey))) throw notFound('Page')
  if (!(await insertPage(tx, pageKey, await resolveTimes(tx, page)))) throw isThere(pageKey)
  // A text that replaces a shipped one can be undone like any other change: before it there was none.
  if (isOwnPage(pageKey)) {
    await recordStaffEvent(tx, { who, action: 'create', ...named(pageKey), after: page })
  } else {
    const before = { isPublished: false }
    await recordStaffEvent(tx, { who, action: 'change', ...named(pageKey), before, after: page })
  }
}

const change = (tx: Queryable, pageKey: string, states: StateChange<PageText>) => {
  const write = async (after: PageText) => updatePage(tx, pageKey, await resolveTimes(tx, after))
  return changeThing(tx, { ...named(pageKey), write }, states)
}

/** A new page with a taken URL, or a page that a colleague has written meanwhile. */
const isThere = (pageKey: string) =>
  isOwnPage(pageKey)
    ? invalidFields([fieldError('pageKey', 'pageAddressTaken')])
    : conflict('CONFLICT', 'changedMeanwhile')

/**
 * Deletes a draft; the history keeps its content.
 * @throws ShopError 404; 409 for a published page.
 */
export const removePage = (
  db: Db,
  who: SignedInPrincipal,
  pageKey: string,
): Promise<{ pageKey: string }> =>
  db.transaction().execute(async (tx) => {
    const before = (await findWrittenPage(tx, pageKey, { isLocked: true }))?.page
    if (!before) throw notFound('Page')
    if (before.isPublished) throw new ShopError(409, 'CONFLICT', sentence('pagePublished'))
    await deletePage(tx, pageKey)
    await recordStaffEvent(tx, { who, action: 'delete', ...named(pageKey), before })
    return { pageKey }
  })

/** Undoes a change of a page; false if it was changed again since, or deleted. */
export async function restorePage(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId: pageKey, undoes } = restoring
  const before = (await findWrittenPage(tx, pageKey, { isLocked: true }))?.page
  const after = before && restoredState(before, restoring)
  if (!after) return false
  await change(tx, pageKey, { who, before, after, undoes })
  return true
}

const named = (pageKey: string) => ({ objectType: 'page', objectId: pageKey }) as const

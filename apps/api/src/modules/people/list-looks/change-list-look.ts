import type { ListLook, ListLookChange } from '@mendwell/contract/people/list-looks'
import {
  type LookList,
  MAX_VIEWS,
  type SavedView,
  withView,
} from '@mendwell/domain/people/list-looks'
import type { Db, Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import {
  deleteSharedView,
  findListLook,
  findSharedViews,
  lockListLook,
  lockSharedViews,
  updateListLook,
  upsertSharedView,
} from './list-looks.repository.ts'

/** A staff member's settings for a list, with the shared views. */
export async function getListLook(
  db: Queryable,
  custId: number,
  list: LookList,
): Promise<ListLook> {
  const look = await findListLook(db, custId, list)
  const { columns = null, isRoomy = false, views = [] } = look ?? {}
  return { columns, isRoomy, views, sharedViews: await findSharedViews(db, list) }
}

/** Changes one person's settings for a list, on all their computers; no one else sees them. */
export async function changeListLook(
  db: Db,
  { custId }: SignedInPrincipal,
  list: LookList,
  change: ListLookChange,
): Promise<ListLook> {
  const { removeView, saveViews = [] } = change
  await db.transaction().execute(async (tx) => {
    const before = await lockListLook(tx, custId, list)
    const kept = before.views.filter(({ name }) => name !== removeView)
    const look = {
      columns: change.columns === undefined ? before.columns : change.columns,
      isRoomy: change.isRoomy ?? before.isRoomy,
      views: saveViews.reduce<SavedView[]>(withView, kept),
    }
    await updateListLook(tx, { custId, list, look })
  })
  return getListLook(db, custId, list)
}

/**
 * Shares a view with everyone; recorded in the history.
 * @throws ShopError 422 if the maximum number of views exists.
 */
export async function shareView(
  db: Db,
  who: SignedInPrincipal,
  list: LookList,
  view: SavedView,
): Promise<ListLook> {
  await db.transaction().execute(async (tx) => {
    await lockSharedViews(tx)
    const others = (await findSharedViews(tx, list)).filter(({ name }) => name !== view.name)
    if (others.length >= MAX_VIEWS) throw invalidFields([fieldError('name', 'viewsShared')])
    await upsertSharedView(tx, list, view)
    await recordStaffEvent(tx, { who, action: 'show', ...named(list, view), after: view })
  })
  return getListLook(db, who.custId, list)
}

/** Stops sharing a view; recorded in the history. */
export async function unshareView(
  db: Db,
  who: SignedInPrincipal,
  list: LookList,
  name: string,
): Promise<ListLook> {
  await db.transaction().execute(async (tx) => {
    const before = await deleteSharedView(tx, list, name)
    if (!before) return
    await recordStaffEvent(tx, { who, action: 'delete', ...named(list, before), before })
  })
  return getListLook(db, who.custId, list)
}

const named = (list: LookList, { name }: SavedView) =>
  ({ objectType: 'view', objectId: `${list}: ${name}` }) as const

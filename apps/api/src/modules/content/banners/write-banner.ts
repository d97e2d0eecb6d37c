import type { BannerRow, saveBanner as contract } from '@mendwell/contract/content/scheduled-texts'
import type * as z from 'zod/mini'
import type { Db, Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeThing, type StateChange } from '../../settings/history/change-thing.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { resolveTimes } from '../shown-times/resolve-times.ts'
import { type BannerState, insertBanner, lockBanner, updateBanner } from './banners.repository.ts'

type SaveBanner = z.output<typeof contract.schema.body>

/**
 * Adds a home page banner, or changes the one with this id.
 * @throws ShopError 404; 409 if it changed since it was read; 422 for an end before the start
 */
export const saveBanner = (
  db: Db,
  who: SignedInPrincipal,
  { bannerId, banner, before: read }: SaveBanner,
): Promise<BannerRow> =>
  db.transaction().execute(async (tx) => {
    if (bannerId === null) {
      const id = await insertBanner(tx, { ...(await resolveTimes(tx, banner)), isRemoved: false })
      await recordStaffEvent(tx, { who, action: 'create', ...named(id), after: banner })
      return (await getBanner(tx, id)).row
    }
    const { state } = await getBanner(tx, bannerId)
    const { isRemoved, ...stored } = state
    expectAsRead(read, stored)
    await change(tx, bannerId, { who, before: state, after: { ...banner, isRemoved } })
    return (await getBanner(tx, bannerId)).row
  })

/**
 * Removes a banner; the history can restore it.
 * @throws ShopError 404
 */
export const removeBanner = (
  db: Db,
  who: SignedInPrincipal,
  bannerId: number,
): Promise<{ bannerId: number }> =>
  db.transaction().execute(async (tx) => {
    const { state } = await getBanner(tx, bannerId)
    await change(tx, bannerId, { who, before: state, after: { ...state, isRemoved: true } })
    return { bannerId }
  })

/** Undoes a change of a banner, or its removal; false if it was changed again since. */
export async function restoreBanner(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId, undoes } = restoring
  const bannerId = Number(objectId)
  const before = (await lockBanner(tx, bannerId))?.state
  const after = before && restoredState(before, restoring)
  if (!after) return false
  await change(tx, bannerId, { who, before, after, undoes })
  return true
}

const change = (tx: Queryable, bannerId: number, states: StateChange<BannerState>) => {
  const write = async (after: BannerState) =>
    updateBanner(tx, bannerId, await resolveTimes(tx, after))
  return changeThing(tx, { ...named(bannerId), write }, states)
}

const named = (bannerId: number) => ({ objectType: 'banner', objectId: bannerId }) as const

async function getBanner(tx: Queryable, bannerId: number) {
  const found = await lockBanner(tx, bannerId)
  if (!found || found.state.isRemoved) throw notFound('Banner')
  return found
}

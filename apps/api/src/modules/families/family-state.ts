import { familyProblem } from '@mendwell/domain/catalog/families'
import type { Queryable } from '../../db/db.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../settings/history/restoring.ts'
import {
  deleteFamily,
  type FamilyRow,
  findProductsOfFamilies,
  findStoredFamily,
  lockFamilies,
  writeFamily,
} from './staff-families.repository.ts'

/** What the history stores for a missing family: before it was created, after it was dissolved. */
export const NO_FAMILY = { title: null, sure: null, axes: [], members: [] } as const

type State = FamilyRow | typeof NO_FAMILY

/** What staff edit in a family, its products in the order of their numbers. */
export const arranged = ({ title, axes, members }: Omit<FamilyRow, 'sure'>) => ({
  title,
  axes: axes.map(({ name, values }) => ({ name, values })),
  members: members
    .map(({ productId, values }) => ({ productId, values }))
    .toSorted((one, other) => one.productId - other.productId),
})

/** The same with how certain it is. */
export const stateOf = ({ sure, ...family }: FamilyRow): FamilyRow => ({
  ...arranged(family),
  sure,
})

/** Undoes a change of a family; false if it was changed again since, or its products are elsewhere now. */
export async function restoreFamily(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  await lockFamilies(tx)
  const stored = await findStoredFamily(tx, objectId)
  const now: State = stored ? stateOf(stored) : NO_FAMILY
  const restored = restoredState(now, change)
  if (!restored) return false
  if (isFamily(restored)) {
    if (familyProblem(restored) || (await haveLeft(tx, objectId, restored))) return false
    await writeFamily(tx, objectId, restored)
  } else {
    await deleteFamily(tx, objectId)
  }
  const event = { action: 'undo', objectType: 'family', objectId } as const
  await recordStaffEvent(tx, { who, ...event, before: from, after: to, undoes })
  return true
}

const isFamily = (state: State): state is FamilyRow => state.title !== null

/** Whether a product of it is gone, or in another family meanwhile. */
async function haveLeft(tx: Queryable, familyKey: string, { members }: FamilyRow) {
  const ids = members.map(({ productId }) => productId)
  const found = await findProductsOfFamilies(tx, ids)
  return (
    found.length < ids.length ||
    found.some(({ family }) => family !== null && family.familyKey !== familyKey)
  )
}

import {
  type ChangeFamily,
  FAMILY_FAULTS,
  type MakeFamily,
  type StaffFamily,
} from '@mendwell/contract/families/staff-families'
import { familyFaults, familyKeyOf } from '@mendwell/domain/catalog/family-faults'
import { freeKeyOf } from '@mendwell/domain/catalog/title-keys'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { changeThing } from '../settings/history/change-thing.ts'
import { expectAsRead } from '../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { arranged, NO_FAMILY, stateOf } from './family-state.ts'
import {
  deleteFamily,
  type FamilyRow,
  findKeysLike,
  findProductsOfFamilies,
  findStoredFamily,
  lockFamilies,
  writeFamily,
} from './staff-families.repository.ts'

/** Staff have checked the products themselves. */
export const SURE = 3

/** @throws ShopError 404 if there is no such family. */
export async function getStaffFamily(db: Queryable, familyKey: string): Promise<StaffFamily> {
  const family = await findStoredFamily(db, familyKey)
  if (!family) throw notFound('Family')
  return family
}

/**
 * Makes products one family.
 * @throws ShopError 422 at each invalid field: a missing or duplicate value, a product that is in another family or
 * unknown, a family of one.
 */
export function makeFamily(db: Db, who: SignedInPrincipal, made: MakeFamily): Promise<StaffFamily> {
  refuseFaults(made)
  return db.transaction().execute(async (tx) => {
    await lockFamilies(tx)
    await refuseStrangers(tx, null, made)
    const key = familyKeyOf(made.title)
    const familyKey = freeKeyOf(key, await findKeysLike(tx, key))
    const after = stateOf({ ...made, sure: SURE })
    await writeFamily(tx, familyKey, after)
    await record(tx, { who, action: 'group', objectId: familyKey, before: NO_FAMILY, after })
    return getStaffFamily(tx, familyKey)
  })
}

interface Changing {
  familyKey: string
  change: ChangeFamily
}

/**
 * Changes the title, the axes, the order of their values, and the products of a family.
 * @throws ShopError 404; 409 if a colleague has changed it meanwhile; 422 as makeFamily.
 */
export function changeFamily(
  db: Db,
  who: SignedInPrincipal,
  { familyKey, change }: Changing,
): Promise<StaffFamily> {
  const { read, ...wanted } = change
  refuseFaults(wanted)
  return db.transaction().execute(async (tx) => {
    await lockFamilies(tx)
    const stored = await findStoredFamily(tx, familyKey)
    if (!stored) throw notFound('Family')
    const before = stateOf(stored)
    expectAsRead(arranged(read), arranged(before))
    await refuseStrangers(tx, familyKey, wanted)
    const after = stateOf({ ...wanted, sure: before.sure })
    const write = (state: FamilyRow) => writeFamily(tx, familyKey, state)
    await changeThing(
      tx,
      { objectType: 'family', objectId: familyKey, write },
      { who, before, after },
    )
    return getStaffFamily(tx, familyKey)
  })
}

/** Dissolves a family: its products stay, separately. No error if it is already gone. */
export async function splitFamily(
  db: Db,
  who: SignedInPrincipal,
  familyKey: string,
): Promise<{ familyKey: string }> {
  await db.transaction().execute(async (tx) => {
    await lockFamilies(tx)
    const family = await findStoredFamily(tx, familyKey)
    if (!family) return
    await deleteFamily(tx, familyKey)
    await record(tx, {
      who,
      action: 'split',
      objectId: familyKey,
      before: stateOf(family),
      after: NO_FAMILY,
    })
  })
  return { familyKey }
}

interface Recorded {
  who: SignedInPrincipal
  action: 'group' | 'split'
  objectId: string
  before: object
  after: object
}

const record = (tx: Queryable, event: Recorded) =>
  recordStaffEvent(tx, { objectType: 'family', ...event })

function refuseFaults(family: MakeFamily): void {
  const faults = familyFaults(family)
  if (faults.length === 0) return
  throw invalidFields(faults.map(({ path, fault }) => fieldError(path, FAMILY_FAULTS[fault])))
}

/** Unknown products, and those of another family. */
async function refuseStrangers(
  tx: Queryable,
  familyKey: string | null,
  { members }: Pick<MakeFamily, 'members'>,
): Promise<void> {
  const found = await findProductsOfFamilies(
    tx,
    members.map(({ productId }) => productId),
  )
  const errors = members.flatMap(({ productId }, at) => {
    const product = found.find((one) => one.productId === productId)
    const path = `members.${at}.productId`
    if (!product) return [fieldError(path, 'familyProductUnknown')]
    const { family } = product
    if (!family || family.familyKey === familyKey) return []
    return [fieldError(path, 'familyMemberElsewhere', { title: family.title })]
  })
  if (errors.length > 0) throw invalidFields(errors)
}

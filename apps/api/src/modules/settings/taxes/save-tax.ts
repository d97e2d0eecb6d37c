import type { Tax } from '@mendwell/contract/shop/locations'
import type { SaveTax } from '@mendwell/contract/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { expectAsRead } from '../history/expect-as-read.ts'
import { recordStaffEvent } from '../history/record-staff-event.ts'
import { getShopSettings } from '../shop/shop.repository.ts'
import {
  deleteTax,
  insertTax,
  isTaxed,
  isTaxedByAnother,
  lockTax,
  lockTaxes,
  updateTax,
} from './taxes.repository.ts'

type Saving = Pick<Deps, 'db'>

/**
 * Adds or changes the tax of a state; orders keep what they were charged. Only the first record of a state counts
 * (Decisions §3), so a second one is refused.
 * @throws ShopError 404, 409, 422
 */
export async function saveTax(
  { db }: Saving,
  who: SignedInPrincipal,
  { taxId, tax, year, before: read, ...rest }: SaveTax,
): Promise<Tax> {
  const row = { ...rest, taxMilliPercent: tax, year: year ?? null }
  const saved = await db.transaction().execute(async (tx) => {
    await lockTaxes(tx)
    const before = taxId ? await lockTax(tx, taxId) : undefined
    if (taxId && !before) throw notFound('Tax')
    if (before) expectAsRead(read, before)
    if (await isTaxedByAnother(tx, { ...row, taxId: taxId ?? 0 })) {
      throw invalidFields([fieldError('stateCode', 'stateTaxed')])
    }
    const after = taxId ? await updateTax(tx, taxId, row) : await insertTax(tx, row)
    if (before) await refuseUntaxedHome(tx, before)
    const action = taxId ? 'change' : 'create'
    const objectId = after.taxId
    await recordStaffEvent(tx, { who, action, objectType: 'tax', objectId, before, after })
    return after
  })
  return saved
}

/** Orders from an unknown state use the home state's record: without it they would be untaxed. */
async function refuseUntaxedHome(tx: Queryable, { stateCode }: { stateCode: string }) {
  const { homeStateCode } = await getShopSettings(tx)
  if (stateCode !== homeStateCode || (await isTaxed(tx, homeStateCode))) return
  throw invalidFields([fieldError('stateCode', 'homeStateTaxed')])
}

/** @throws ShopError 404, 422 for the tax of the home state. */
export async function removeTax(
  { db }: Saving,
  who: SignedInPrincipal,
  taxId: number,
): Promise<{ taxId: number }> {
  await db.transaction().execute(async (tx) => {
    await lockTaxes(tx)
    const before = await lockTax(tx, taxId)
    if (!before) throw notFound('Tax')
    await deleteTax(tx, taxId)
    await refuseUntaxedHome(tx, before)
    await recordStaffEvent(tx, {
      who,
      action: 'delete',
      objectType: 'tax',
      objectId: taxId,
      before,
    })
  })
  return { taxId }
}

import type { Tax } from '@mendwell/contract/locations'
import { messages } from '@mendwell/contract/messages'
import type { SaveTax } from '@mendwell/contract/settings'
import type { Deps } from '../../deps.ts'
import { invalidFields, notFound } from '../../errors.ts'
import type { SignedInPrincipal } from '../../http/principal.ts'
import { expectAsRead } from '../history/expect-as-read.ts'
import { recordStaffEvent } from '../history/record-staff-event.ts'
import {
  deleteTax,
  insertTax,
  isTaxedByAnother,
  lockTax,
  lockTaxes,
  updateTax,
} from './settings.repository.ts'

type Saving = Pick<Deps, 'db' | 'cache'>

/**
 * Adds the tax of a state or changes it; orders keep what they were charged. Only the first record of a state counts
 * (Decisions §3), so there is no second. @throws ShopError 404, 409, 422
 */
export async function saveTax(
  { db, cache }: Saving,
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
      throw invalidFields([{ path: 'stateCode', message: messages.stateTaxed }])
    }
    const after = taxId ? await updateTax(tx, taxId, row) : await insertTax(tx, row)
    const action = taxId ? 'change' : 'create'
    const objectId = after.taxId
    await recordStaffEvent(tx, { who, action, objectType: 'tax', objectId, before, after })
    return after
  })
  cache.invalidate('taxes')
  return saved
}

/** @throws ShopError 404 */
export async function removeTax(
  { db, cache }: Saving,
  who: SignedInPrincipal,
  taxId: number,
): Promise<{ taxId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockTax(tx, taxId)
    if (!before) throw notFound('Tax')
    await deleteTax(tx, taxId)
    await recordStaffEvent(tx, {
      who,
      action: 'delete',
      objectType: 'tax',
      objectId: taxId,
      before,
    })
  })
  cache.invalidate('taxes')
  return { taxId }
}

import type { KindClass, StaffKind } from '@mendwell/contract/catalog/kinds'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../settings/history/restoring.ts'
import { lockKind, updateSaleClass } from './kinds.repository.ts'

/** What the history stores of a kind. */
const recorded = ({ saleClass, minAge, saleReason }: StaffKind) => ({
  saleClass,
  minAge,
  saleReason,
})

/**
 * Sets to whom a kind may be sold; effective for its products at once. Recorded in the history, and can be undone.
 * @throws ShopError 404
 */
export function changeSaleClass(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { kindKey, saleClass, minAge, reason }: KindClass,
): Promise<StaffKind> {
  return db.transaction().execute(async (tx) => {
    const kind = await lockKind(tx, kindKey)
    if (!kind) throw notFound('Kind')
    const after = {
      saleClass,
      minAge: saleClass === 'AGE' ? (minAge ?? null) : null,
      saleReason: reason,
    }
    const difference = differenceOf(recorded(kind), after)
    if (!difference) return kind
    await updateSaleClass(tx, kindKey, after)
    const change = { action: 'change', objectType: 'kind', objectId: kindKey } as const
    await recordStaffEvent(tx, { who, ...change, ...difference })
    return { ...kind, ...after }
  })
}

/** Undoes a change of a kind's sale class; false if it was changed again since. */
export async function restoreKind(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const kind = await lockKind(tx, objectId)
  if (!kind) return false
  if (!standsAs(recorded(kind), change)) return false
  const names = Object.keys({ ...from, ...to })
  const before = Object.fromEntries(names.map((name) => [name, to[name] ?? null]))
  await updateSaleClass(tx, objectId, { ...recorded(kind), ...before })
  await recordStaffEvent(tx, {
    who,
    action: 'undo',
    objectType: 'kind',
    objectId,
    before: from,
    after: to,
    undoes,
  })
  return true
}

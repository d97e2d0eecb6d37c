import type { Queryable } from '../../../db/db.ts'
import { inSavepoint } from '../../../db/sql/in-savepoint.ts'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { SAVE } from '../product-form/edit-products.ts'
import { changeProduct } from '../product-form/save-product.ts'
import {
  findDueChanges,
  findNewPrices,
  lockChange,
  markApplied,
} from './scheduled-prices.repository.ts'

/**
 * Applies the prices whose minute has come, each change once and in one transaction, as a save of products that whoever
 * scheduled it signs. A product that refuses its price keeps the present one; the others get theirs.
 */
export async function applyScheduledPrices({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const changeId of await findDueChanges(db)) {
    await db.transaction().execute((tx) => applyChange(tx, changeId))
  }
}

async function applyChange(tx: Queryable, changeId: number): Promise<void> {
  const locked = await lockChange(tx, changeId)
  // Another process was faster, or a colleague has canceled it.
  if (!locked || locked.isApplied || locked.isCanceled) return
  // It was allowed when it was scheduled: the price does not depend on whether somebody has left since.
  const who = { custId: locked.scheduledBy, staffRole: 'OWNER' } as const
  const prices = await findNewPrices(tx, changeId)
  let saveId: number | undefined
  const save = async () => {
    saveId ??= await recordStaffEvent(tx, { ...SAVE, who })
    return saveId
  }
  const appliedTo: number[] = []
  for (const { productId, unitPriceCents } of prices) {
    const form = { productId, unitPrice: unitPriceCents }
    const step = prices.length > 1 ? save : undefined
    const change = () => unlessRefused(changeProduct(tx, form, who, step))
    if (await inSavepoint(tx, change)) appliedTo.push(productId)
  }
  await markApplied(tx, changeId, appliedTo)
}

/** False if the product's form would refuse the price as well. */
async function unlessRefused(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

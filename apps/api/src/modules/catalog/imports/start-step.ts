import type { ProductImport } from '@mendwell/contract/catalog/product-imports'
import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { findImport, signImport, transitionImport } from './check/imports.repository.ts'
import { importNotReady } from './imports.errors.ts'
import { queueImport } from './work-on-import.ts'

interface Step {
  step: 'APPLYING' | 'UNDOING'
  startedBy: string
  custId: number | null
}

/**
 * Queues a job that applies a checked import, or undoes an applied one.
 * @throws ShopError 404, and 409 if its status does not allow that.
 */
export async function startStep(
  db: Db,
  importId: number,
  { step, ...by }: Step,
): Promise<ProductImport> {
  return db.transaction().execute(async (tx) => {
    const from = step === 'APPLYING' ? 'CHECKED' : 'DONE'
    const changed = await transitionImport(tx, importId, { from, to: step })
    if (changed) {
      await signImport(tx, importId, by)
      await queueImport(tx, importId)
    }
    const found = await findImport(tx, importId)
    if (!found) throw notFound('This import')
    if (!changed) throw importNotReady()
    return found
  })
}

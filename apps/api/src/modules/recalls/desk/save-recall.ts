import type { NewRecall, SaveRecall } from '@mendwell/contract/recalls/recalls'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { holdNamedLots } from '../holding/hold-named-lots.ts'
import {
  findKnownProducts,
  findRecall,
  findRecallProducts,
  insertRecall,
  lockRecall,
  NOT_AGREED,
  replaceRecallProducts,
  updateRecall,
} from './recalls.repository.ts'

/** Stores a recall that came without a file: a manufacturer's letter, or the shop's own finding. */
export function addRecall(
  { db }: Pick<Deps, 'db'>,
  recall: NewRecall,
  who: SignedInPrincipal,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const row = { ...recall, source: 'SHOP', createdBy: signatureOf(who) }
    const recallId = await insertRecall(tx, row)
    const after = { title: recall.title, firm: recall.firm }
    const change = { objectType: 'recall', objectId: recallId, after } as const
    await recordStaffEvent(tx, { who, action: 'create', ...change })
    return recallId
  })
}

/** A colleague was faster, or has decided already. */
export const changedMeanwhile = () =>
  new ShopError(409, 'CONFLICT', 'A colleague has changed this recall meanwhile. Look at it again.')

/**
 * Locks a recall that is still to be decided, as it was read.
 * @throws ShopError 404; 409 for a decided one, or one a colleague has changed.
 */
export async function lockProposed(
  tx: Queryable,
  recallId: number,
  { updatedAt }: { updatedAt: Date },
) {
  const recall = await lockRecall(tx, recallId)
  if (!recall) throw notFound('Recall')
  if (recall.status !== 'PROPOSED' || +recall.updatedAt !== +updatedAt) throw changedMeanwhile()
  return recall
}

/**
 * Stores the decisions about a recall so far; nothing is done yet, except that lots may be put on hold.
 * @throws ShopError 404; 409 for a decided one, or one a colleague has changed; 422 for an unknown product.
 */
export async function saveRecall(
  { db }: Pick<Deps, 'db'>,
  { recallId, recall }: { recallId: number; recall: SaveRecall },
  who: SignedInPrincipal,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockProposed(tx, recallId, recall)
    const { products, updatedAt: _, ...row } = recall
    const known = await findKnownProducts(
      tx,
      products.map(({ productId }) => productId),
    )
    const unknown = products.findIndex(({ productId }) => !known.includes(productId))
    if (unknown >= 0) {
      const path = `products.${unknown}.productId`
      throw invalidFields([fieldError(path, 'notFound', { what: 'Product' })])
    }
    const before = await stateOf(tx, recallId)
    await replaceRecallProducts(tx, recallId, products)
    await updateRecall(tx, recallId, { ...row, ...NOT_AGREED, hasGrown: false })
    const named = await findRecallProducts(tx, recallId)
    const { recallClass } = recall
    const heldBy = signatureOf(who)
    const held = await holdNamedLots(tx, { recallId, recallClass, products: named, heldBy })
    if (held.length > 0) {
      const after = { lots: held.length, pieces: held.reduce((sum, { pieces }) => sum + pieces, 0) }
      const change = { objectType: 'recall', objectId: recallId, after } as const
      await recordStaffEvent(tx, { who, action: 'hold', ...change })
    }
    const difference = differenceOf(before, await stateOf(tx, recallId))
    if (!difference) return
    const change = { objectType: 'recall', objectId: recallId, ...difference } as const
    await recordStaffEvent(tx, { who, action: 'change', ...change })
  })
}

/** What the history compares. */
async function stateOf(tx: Queryable, recallId: number) {
  const found = await findRecall(tx, recallId)
  if (!found) throw notFound('Recall')
  const { recallClass, title, firm, reason, instructions, instructionsEs, remedy } = found
  const { initiatedOn, soldFrom, soldUntil } = found
  const products = (await findRecallProducts(tx, recallId)).map(
    ({ productId, sku, criterion, unknownToo }) => ({ productId, sku, criterion, unknownToo }),
  )
  const facts = { recallClass, title, firm, reason, instructions, instructionsEs, remedy }
  return { ...facts, initiatedOn, soldFrom, soldUntil, products }
}

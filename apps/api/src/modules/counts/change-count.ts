import { type EnterCount, type OpenStockCount, StockCount } from '@mendwell/contract/lots/counts'
import { MAX_COUNT_LINES } from '@mendwell/domain/lots/counts'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { requestKeyOrNew } from '../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../idempotency/run-once.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import {
  endCount,
  findScopeWords,
  insertCount,
  insertCountLines,
  lockCount,
  updateCounted,
} from './counts.repository.ts'
import { getCountLine, getStockCount } from './get-count.ts'

interface Opening {
  asked: OpenStockCount
  /** The Idempotency-Key header. */
  key: string | undefined
  /** Whether the role may adjust stock not tracked by lot; otherwise only lots are counted. */
  mayAdjustStock: boolean
}

/**
 * Creates the sheet for a part of the stock, with the current book quantities; once per key.
 * @throws ShopError 422 for a selection without stock, or with more lines than a sheet holds.
 */
export function openCount(
  db: Db,
  who: SignedInPrincipal,
  { asked, key, mayAdjustStock }: Opening,
): Promise<Outcome<StockCount>> {
  const scope = `count staff ${who.custId}`
  const call = requestKeyOrNew({ scope, header: key, request: asked })
  return runOnce(db, { call, answer: StockCount }, async (tx) => {
    const choice = { ...asked, isByLot: asked.isByLot || !mayAdjustStock }
    const count = { scope: await scopeInWords(tx, choice), isBlind: asked.isBlind }
    const countId = await insertCount(tx, { ...count, openedBy: signatureOf(who) })
    const lines = await insertCountLines(tx, { ...choice, countId })
    if (lines === 0) throw invalidFields([fieldError('categoryId', 'countNothing')])
    if (lines > MAX_COUNT_LINES) {
      throw invalidFields([fieldError('categoryId', 'countTooLong', { max: MAX_COUNT_LINES })])
    }
    await recordStaffEvent(tx, {
      who,
      action: 'create',
      objectType: 'count',
      objectId: countId,
      after: { counted: count.scope, lines },
    })
    return getStockCount(tx, countId)
  })
}

/** What is counted, in the words of the sheet: 'Gloves, Acme Medical, “nitrile”'. */
async function scopeInWords(tx: Queryable, { q, isByLot, ...ids }: OpenStockCount) {
  const { category, supplier } = await findScopeWords(tx, ids)
  if (ids.categoryId && category === null) throw notFound('Category')
  if (ids.supplierId && supplier === null) throw notFound('Supplier')
  const words = q ? `“${q}”` : null
  return [category, supplier, words, isByLot ? 'kept by lot' : null].filter(Boolean).join(', ')
}

interface Entering {
  countId: number
  lineId: number
  entry: EnterCount
}

/**
 * Stores the counted quantity of one line, with its current book quantity.
 * @throws ShopError 404; 409 for a closed count.
 */
export const enterCount = (db: Db, who: SignedInPrincipal, { countId, lineId, entry }: Entering) =>
  db.transaction().execute(async (tx) => {
    await lockOpen(tx, countId)
    const counted = { countId, lineId, counted: entry.counted, countedBy: signatureOf(who) }
    if (!(await updateCounted(tx, counted))) throw notFound('Line')
    return getCountLine(tx, { countId, lineId })
  })

/**
 * Cancels a count: nothing of it is booked.
 * @throws ShopError 404; 409 for a closed count.
 */
export const cancelCount = (db: Db, who: SignedInPrincipal, countId: number) =>
  db.transaction().execute(async (tx) => {
    await lockOpen(tx, countId)
    await endCount(tx, countId, { state: 'CANCELLED', endedBy: signatureOf(who) })
    await recordStaffEvent(tx, { who, action: 'cancel', objectType: 'count', objectId: countId })
    return getStockCount(tx, countId)
  })

/**
 * Locks an open count.
 * @throws ShopError 404; 409 for a closed count.
 */
export async function lockOpen(tx: Queryable, countId: number): Promise<void> {
  const known = await lockCount(tx, countId)
  if (!known) throw notFound('Count')
  if (known.state !== 'OPEN') throw new ShopError(409, 'CONFLICT', sentence('countOver'))
}

import type { Tracked } from '@mendwell/contract/lots/lots'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { isInPool } from '../../packs/pools.sql.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { OPENING_LOT } from '../recalled/opening-lot.ts'
import { isProductRecalled } from '../recalled/recalled.repository.ts'
import { takeOffSale } from './change-sale.ts'
import { findOrAddLot } from './find-or-add-lot.ts'
import { findHolders, findShelfLots, insertLotMovements } from './shelf.repository.ts'
import { beginCounting, lockProduct, saveTracked } from './tracking.repository.ts'

interface Tracking {
  productId: number
  tracked: Tracked
}

/**
 * Starts, changes or ends tracking a product by lot. When tracking starts, the stock goes into one lot in quarantine
 * until it is counted by lot: which pieces may be sent is unknown until then. When it ends, lots are closed and the
 * stock on hand stays.
 * @throws ShopError 404; 409 for a change of the tracking method while pieces are on hand, or while it is recalled.
 */
export async function trackProduct(
  { db }: Pick<Deps, 'db'>,
  { productId, tracked }: Tracking,
  who: SignedInPrincipal,
): Promise<void> {
  const movedBy = signatureOf(who)
  await db.transaction().execute(async (tx) => {
    const before = await lockProduct(tx, productId)
    if (!before) throw notFound('Product')
    const wasTracked = before.tracking !== 'NONE'
    const isTracked = tracked.tracking !== 'NONE'
    const lots = await findShelfLots(tx, [productId])
    if (before.tracking !== tracked.tracking && (await isProductRecalled(tx, productId))) {
      throw new ShopError(
        409,
        'CONFLICT',
        'This product is recalled. Close the recall first, then change how it is tracked.',
      )
    }
    if (isTracked && (await isInPool(tx, productId))) {
      throw new ShopError(
        409,
        'CONFLICT',
        'This product shares its pieces with other packs. Take it out of its packs first.',
      )
    }
    if (wasTracked && isTracked && before.tracking !== tracked.tracking && lots.length > 0) {
      throw new ShopError(
        409,
        'CONFLICT',
        'Pieces of this product are here by lot. Sell or take them out first, then change how it is tracked.',
      )
    }
    if (!wasTracked && isTracked) await open(tx, { productId, ...before, movedBy })
    if (wasTracked && !isTracked) {
      await insertLotMovements(
        tx,
        lots.map(({ lotId, bucket, quantity }) => ({
          lotId,
          bucket,
          delta: -quantity,
          reason: 'UNTRACKED',
          movedBy,
        })),
      )
    }
    await saveTracked(tx, { productId, ...tracked, updatedBy: movedBy })
    const { quantity: _, today: __, ...settings } = before
    const difference = differenceOf(settings, tracked)
    if (!difference) return
    const change = { objectType: 'stock', objectId: productId, ...difference } as const
    await recordStaffEvent(tx, { who, action: 'track', ...change })
  })
}

interface Opening {
  productId: number
  quantity: number | null
  today: string
  movedBy: string
}

/** The stock goes into quarantine; promised pieces wait for ones whose lot is known. */
async function open(tx: Queryable, { productId, quantity, today, movedBy }: Opening) {
  if (quantity === null) await beginCounting(tx, productId)
  const held = (await findHolders(tx, productId)).reduce((sum, one) => sum + one.held, 0)
  const pieces = (quantity ?? 0) + held
  if (pieces === 0) return
  const { lotId } = await findOrAddLot(tx, {
    productId,
    lotCode: OPENING_LOT,
    serial: null,
    expiresOn: null,
    receivedOn: today,
    createdBy: movedBy,
  })
  const row = { lotId, bucket: 'QUARANTINED', reason: 'OPENING', movedBy }
  await insertLotMovements(tx, [{ ...row, delta: pieces }])
  const product = { productId, quantity: quantity ?? 0 }
  await takeOffSale(tx, { product, pieces, reason: 'OPENING', lotId, movedBy })
}

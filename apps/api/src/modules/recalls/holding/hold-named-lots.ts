import type { Criterion } from '@mendwell/domain/recalls/match-lot'
import { isSure } from '@mendwell/domain/recalls/match-lot'
import { isHeldMeanwhile, type RecallClass } from '@mendwell/domain/recalls/recalls'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type HeldLot, holdLots, releaseLots } from '../../lots/freezing/hold-lots.ts'
import { matchLots } from '../../lots/recalled/match-lots.ts'
import { lockWithPools } from '../../packs/pools.sql.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import {
  endLotHolds,
  findLotsHeldBefore,
  findOverdueHolds,
  insertLotHolds,
  lockOpenHolds,
} from './holding.repository.ts'

interface Holding {
  recallId: number
  recallClass: RecallClass
  products: readonly { productId: number; isTracked: boolean; criterion: Criterion }[]
  heldBy: string
}

const noteOf = (recallId: number) => `Recall ${recallId}, while it is decided`

/**
 * Takes lots off sale that an unconfirmed recall certainly names, for the hours set by the owner: for class I, or
 * without a class. Each lot once per recall. The caller has locked the recall; returns what is held.
 */
export async function holdNamedLots(
  tx: Queryable,
  { recallId, recallClass, products, heldBy }: Holding,
): Promise<HeldLot[]> {
  const { recallHoldHours: hours } = await getShopSettings(tx)
  const tracked = products.filter(({ isTracked }) => isTracked)
  if (!isHeldMeanwhile(recallClass, hours) || tracked.length === 0) return []
  await lockWithPools(
    tx,
    tracked.map(({ productId }) => productId),
  )
  const before = await findLotsHeldBefore(tx, recallId)
  const held: HeldLot[] = []
  for (const product of tracked) {
    const { productId } = product
    const lotIds = (await matchLots(tx, product))
      .filter(({ match, lotId }) => isSure(match) && !before.includes(lotId))
      .map(({ lotId }) => lotId)
    const note = noteOf(recallId)
    held.push(...(await holdLots(tx, { productId, lotIds, movedBy: heldBy, note })))
  }
  await insertLotHolds(tx, { recallId, lots: held, hours, heldBy })
  return held
}

interface Ending {
  recallId: number
  movedBy: string
  /** Only expired holds. */
  isOver?: boolean
}

/** Ends the holds of a recall: what is still in quarantine and not recalled goes on sale again. */
export async function endHolds(
  tx: Queryable,
  { recallId, movedBy, isOver = false }: Ending,
): Promise<void> {
  const open = await lockOpenHolds(tx, recallId, { isOver })
  if (open.length === 0) return
  const productIds = [...new Set(open.map(({ productId }) => productId))]
  await lockWithPools(tx, productIds)
  for (const productId of productIds) {
    const lots = open.filter((lot) => lot.productId === productId)
    await releaseLots(tx, { productId, lots, movedBy, note: noteOf(recallId) })
  }
  await endLotHolds(
    tx,
    recallId,
    open.map(({ lotId }) => lotId),
  )
}

/** Puts expired holds on sale again, recall by recall; a second run does nothing. */
export async function releaseOverdueLots({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const recallId of await findOverdueHolds(db)) {
    await db
      .transaction()
      .execute((tx) => endHolds(tx, { recallId, movedBy: 'system', isOver: true }))
  }
}

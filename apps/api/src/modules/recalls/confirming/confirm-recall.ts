import type { ConfirmRecall } from '@mendwell/contract/recalls/recalls'
import { isSure } from '@mendwell/domain/recalls/match-lot'
import {
  checkedOrders,
  checkLevelOf,
  isSameDecision,
  type LotDecision,
  needsTwoPeople,
  type RecallClass,
} from '@mendwell/domain/recalls/recalls'
import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { freezeLots, freezeProduct } from '../../lots/freezing/freeze-lots.ts'
import { type MatchedLot, matchLots } from '../../lots/recalled/match-lots.ts'
import { insertRecalledLots } from '../../lots/recalled/recalled.repository.ts'
import { insertRecallHolds, lockUnsentItems } from '../../orders/holds/holds.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findAffectedPieces } from '../desk/affected.repository.ts'
import { findRecall, findRecallProducts, updateRecall } from '../desk/recalls.repository.ts'
import { lockProposed } from '../desk/save-recall.ts'
import { endHolds } from '../holding/hold-named-lots.ts'
import { lockOpenHolds } from '../holding/holding.repository.ts'
import { queueNotices } from '../notices/queue-notices.ts'
import {
  activateRecall,
  drawChecked,
  insertNotices,
  lockProducts,
  markRecalled,
  stopProducts,
} from './confirming.repository.ts'

type Locked = Awaited<ReturnType<typeof lockProposed>>
type Product = Awaited<ReturnType<typeof findRecallProducts>>[number]

interface Confirming {
  recallId: number
  confirm: ConfirmRecall
}

/**
 * Confirms a recall; one of class I needs two people. In one transaction: pieces of the affected lots are frozen,
 * promises that cannot be kept break, orders whose goods may be affected are held, products show the notice, and every
 * order that received some is notified. Concurrent orders and parcels wait for it, or came before and are notified.
 * @throws ShopError 404; 409 for a decided one, or one a colleague has changed; 422 for open decisions.
 */
export async function confirmRecall(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { recallId, confirm }: Confirming,
  who: SignedInPrincipal,
): Promise<void> {
  const movedBy = signatureOf(who)
  await db.transaction().execute(async (tx) => {
    const recall = await lockProposed(tx, recallId, confirm)
    const products = await findRecallProducts(tx, recallId)
    const productIds = products.map(({ productId }) => productId)
    refuseUnready(recall.instructions, products)
    await lockProducts(tx, productIds)
    const lots = await decideLots(tx, { confirm, products })
    if (!(await isConfirmed(tx, { recall, lots, movedBy }))) {
      return agree(tx, { recallId, lots, movedBy }, who)
    }
    await insertRecalledLots(
      tx,
      lots.map(({ lotId, match, isAffected }) => ({
        recallId,
        lotId,
        match,
        isAffected,
        decidedBy: movedBy,
      })),
    )
    const affected = lots.filter(({ isAffected }) => isAffected)
    const frozen = await freeze(tx, { recallId, products, affected, movedBy })
    await activateRecall(tx, recallId, movedBy)
    await markRecalled(tx, recallId)
    const notified = await notifyBuyers(tx, config, { recallId, products, affected })
    const after = {
      products: products.map(({ sku }) => sku),
      lots: affected.map(({ lotCode, serial }) => lotCode ?? serial),
      frozen: frozen.pieces,
      held: frozen.held,
      notified,
    }
    const change = { objectType: 'recall', objectId: recallId, after } as const
    await recordStaffEvent(tx, { who, action: 'confirm', ...change })
  })
}

/** The preconditions, checked first and for all products at once. */
function refuseUnready(instructions: string, products: readonly Product[]) {
  const errors = [
    ...(instructions === '' ? [fieldError('instructions', 'recallInstructionsRequired')] : []),
    ...(products.length === 0 ? [fieldError('products', 'recallProductRequired')] : []),
    ...products.flatMap((product, index) => {
      const { criterion, isTracked, productName: name, unknownToo } = product
      const { lots, lotRanges, serials, serialRanges, allLots } = criterion
      const codes = [lots, lotRanges, serials, serialRanges]
      const path = `products.${index}`
      if (!isTracked) return []
      if (!allLots && codes.every((list) => list.length === 0)) {
        return [fieldError(`${path}.criterion`, 'recallLotsRequired', { name })]
      }
      if (unknownToo !== null) return []
      return [fieldError(`${path}.unknownToo`, 'recallUnknownUndecided', { name })]
    }),
  ]
  if (errors.length > 0) throw invalidFields(errors)
}

type DecidedLot = MatchedLot & { isAffected: boolean }

interface Deciding {
  confirm: ConfirmRecall
  products: readonly Product[]
}

/** Certain lots are affected; for the others a person must have decided, or nothing is confirmed. */
async function decideLots(tx: Queryable, { confirm, products }: Deciding): Promise<DecidedLot[]> {
  const decisions = new Map(confirm.lots.map(({ lotId, isAffected }) => [lotId, isAffected]))
  const decided: DecidedLot[] = []
  const open: { lot: MatchedLot; name: string }[] = []
  for (const product of products.filter(({ isTracked }) => isTracked)) {
    for (const lot of await matchLots(tx, product)) {
      const isAffected = isSure(lot.match) || decisions.get(lot.lotId)
      if (isAffected === undefined) open.push({ lot, name: product.productName })
      else decided.push({ ...lot, isAffected })
    }
  }
  if (open.length > 0) {
    throw invalidFields(
      open.map(({ lot, name }) =>
        fieldError(`lots.${lot.lotId}`, 'recallLotUndecided', {
          lot: lot.lotCode ?? lot.serial ?? '',
          name,
        }),
      ),
    )
  }
  return decided
}

interface Agreeing {
  lots: readonly DecidedLot[]
  movedBy: string
}

/** A person's decisions, without the certain lots. */
const decisionsOf = (lots: readonly DecidedLot[]): LotDecision[] =>
  lots.filter(({ match }) => !isSure(match)).map(({ lotId, isAffected }) => ({ lotId, isAffected }))

/** Whether no one else must confirm: class I waits for a second person with the same decision. */
async function isConfirmed(
  tx: Queryable,
  { recall, lots, movedBy }: Agreeing & { recall: Locked },
): Promise<boolean> {
  const { recallTwoPeople } = await getShopSettings(tx)
  if (!needsTwoPeople(recall.recallClass as RecallClass, recallTwoPeople)) return true
  const agreed = recall.agreedLots as LotDecision[] | null
  if (agreed === null || !isSameDecision(agreed, decisionsOf(lots))) return false
  if (recall.agreedBy !== movedBy) return true
  const detail = 'You have confirmed this recall. Somebody else must confirm it too.'
  throw new ShopError(409, 'CONFLICT', detail)
}

/** Stores the first of two confirmations; nothing is done yet. */
async function agree(
  tx: Queryable,
  { recallId, lots, movedBy }: Agreeing & { recallId: number },
  who: SignedInPrincipal,
): Promise<void> {
  const agreedLots = decisionsOf(lots)
  const agreement = { agreedBy: movedBy, agreedLots: JSON.stringify(agreedLots) }
  await updateRecall(tx, recallId, { ...agreement, agreedAt: new Date() })
  const change = { objectType: 'recall', objectId: recallId, after: { lots: agreedLots } } as const
  await recordStaffEvent(tx, { who, action: 'agree', ...change })
}

interface Freezing {
  recallId: number
  products: readonly Product[]
  affected: readonly DecidedLot[]
  movedBy: string
}

/** Freezes the stock, product by product, and holds the orders whose goods may be affected. */
async function freeze(tx: Queryable, { recallId, products, affected, movedBy }: Freezing) {
  const stopped = products.filter(({ isTracked }) => !isTracked).map(({ productId }) => productId)
  const held = new Set<number>()
  let pieces = 0
  for (const { productId, isTracked } of products) {
    const lotIds = affected.filter((lot) => lot.productId === productId).map(({ lotId }) => lotId)
    const frozen = isTracked
      ? await freezeLots(tx, { productId, movedBy, lotIds })
      : await freezeProduct(tx, { productId, movedBy })
    pieces += frozen.pieces
    for (const orderItemId of frozen.orderItemIds) held.add(orderItemId)
  }
  for (const orderItemId of await lockUnsentItems(tx, stopped)) held.add(orderItemId)
  for (const orderItemId of await findItemsOfHolds(tx, { recallId, affected })) {
    held.add(orderItemId)
  }
  await endHolds(tx, { recallId, movedBy })
  await insertRecallHolds(tx, { orderItemIds: [...held], recallId, placedBy: movedBy })
  await stopProducts(tx, recallId, stopped)
  return { pieces, held: held.size }
}

/** Items still to send for which lots were reserved that were on hold until now: those may be in their boxes. */
async function findItemsOfHolds(
  tx: Queryable,
  { recallId, affected }: Pick<Freezing, 'recallId' | 'affected'>,
): Promise<number[]> {
  const lotIds = affected.map(({ lotId }) => lotId)
  const holds = (await lockOpenHolds(tx, recallId, { isOver: false })).filter(({ lotId }) =>
    lotIds.includes(lotId),
  )
  const waiting = holds.flatMap(({ orderItemIds }) => orderItemIds)
  if (waiting.length === 0) return []
  const unsent = await lockUnsentItems(tx, [...new Set(holds.map(({ productId }) => productId))])
  return unsent.filter((orderItemId) => waiting.includes(orderItemId))
}

interface Notifying {
  recallId: number
  products: readonly Product[]
  affected: readonly DecidedLot[]
}

/** One notice per order that received affected pieces, with its messages; returns how many orders. */
async function notifyBuyers(
  tx: Queryable,
  config: Pick<Config, 'smsUrl'>,
  { recallId, products, affected }: Notifying,
): Promise<number> {
  const recall = await findRecall(tx, recallId)
  if (!recall) throw notFound('Recall')
  const { recallClass, soldFrom, soldUntil } = recall
  const pieces = await findAffectedPieces(tx, {
    lotIds: affected.map(({ lotId }) => lotId),
    productIds: products
      .filter(({ isTracked, unknownToo }) => !isTracked || unknownToo)
      .map(({ productId }) => productId),
    soldFrom,
    soldUntil,
  })
  const notified = await insertNotices(tx, recallId, pieces)
  await drawChecked(tx, recallId, checkedOrders(notified, checkLevelOf(recallClass)))
  await queueNotices(tx, config, recallId)
  return notified
}

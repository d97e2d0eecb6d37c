import type { ReceiptLine } from '@mendwell/contract/lots/lots'
import { PurchaseOrder, type ReceivePurchase } from '@mendwell/contract/purchasing/purchase-orders'
import {
  isOpenPurchase,
  mostToReceive,
  stateAfterReceipt,
} from '@mendwell/domain/purchasing/purchase-order'
import type { Db, Queryable } from '../../../db/db.ts'
import {
  fieldError,
  forbidden,
  invalidFields,
  notFound,
  ShopError,
  sentence,
} from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { atLine, bookLots } from '../../lots/shelf/receive-stock.ts'
import { lockWithPools } from '../../packs/pools.sql.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getPurchaseOrder } from './get-purchase-order.ts'
import {
  findPurchaseLines,
  lockPurchaseOrder,
  updatePurchaseOrder,
} from './purchase-orders.repository.ts'
import { findStopped, insertReceipt, insertReceivedPieces } from './receipts.repository.ts'
import { bookReceiptCosts } from './save-receipt-costs.ts'

export interface Receiving {
  purchaseOrderId: number
  receipt: ReceivePurchase
  /** The Idempotency-Key header. */
  key: string | undefined
  /** Whether the key is that of a file: its repeats are one delivery, whoever sends them. */
  isFile?: boolean
  seesCosts: boolean
}

type OrderedLine = Awaited<ReturnType<typeof findPurchaseLines>>[number]

/**
 * Books a receipt into stock, by lot for products tracked by lot: all lines or none. Two people who receive one
 * delivery are serialized, and the second gets the remaining quantity.
 * @throws ShopError 403 for costs from a role that cannot see them; 404; 409 if nothing is expected of the order; 422
 * by line: a product that was not ordered, more than remains, one stopped by a recall, and what receiving by lot
 * refuses.
 */
export async function receivePurchase(
  db: Db,
  who: SignedInPrincipal,
  receiving: Receiving,
): Promise<Outcome<PurchaseOrder>> {
  return runOnce(db, { call: callOf(who, receiving), answer: PurchaseOrder }, (tx) =>
    bookReceipt(tx, who, receiving),
  )
}

/** Rolls back a receipt that was only tried. */
class OnlyTried extends Error {
  /** As it would be. */
  readonly order: PurchaseOrder
  constructor(order: PurchaseOrder) {
    super('rolled back, as it was only tried')
    this.order = order
  }
}

/**
 * The outcome that receivePurchase would have, with nothing booked.
 * @throws ShopError as receivePurchase
 */
export async function tryReceipt(
  db: Db,
  who: SignedInPrincipal,
  receiving: Receiving,
): Promise<Outcome<PurchaseOrder>> {
  const once = { call: callOf(who, receiving), answer: PurchaseOrder }
  try {
    return await runOnce(db, once, async (tx) => {
      throw new OnlyTried(await bookReceipt(tx, who, receiving))
    })
  } catch (error) {
    if (error instanceof OnlyTried) return { answer: error.order, replayed: false }
    throw error
  }
}

function callOf(who: SignedInPrincipal, receiving: Receiving) {
  const { purchaseOrderId, receipt, key, isFile = false, seesCosts } = receiving
  if (receipt.costs && !seesCosts) throw forbidden()
  const by = isFile ? 'from files' : `by staff ${who.custId}`
  const scope = `purchase ${purchaseOrderId} received ${by}`
  return requestKeyOrNew({ scope, header: key, request: receipt })
}

async function bookReceipt(
  tx: Queryable,
  who: SignedInPrincipal,
  { purchaseOrderId, receipt, seesCosts }: Receiving,
): Promise<PurchaseOrder> {
  const order = await lockPurchaseOrder(tx, purchaseOrderId)
  if (!order) throw notFound('Purchase order')
  if (!isOpenPurchase(order.state)) throw new ShopError(409, 'CONFLICT', sentence('purchaseMove'))
  const ordered = await findPurchaseLines(tx, purchaseOrderId)
  refuseUnordered(receipt.lines, ordered, order.tolerancePercent)
  const receiptId = await bookDelivery(tx, who, { purchaseOrderId, receipt, ordered })
  await bookReceiptCosts(tx, who, { purchaseOrderId, receiptId, costs: receipt.costs })
  const state = stateAfterReceipt(await findPurchaseLines(tx, purchaseOrderId))
  await updatePurchaseOrder(tx, purchaseOrderId, { state })
  const pieces = receipt.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await recordStaffEvent(tx, {
    who,
    action: 'receive',
    objectType: 'purchase',
    objectId: purchaseOrderId,
    before: { state: order.state },
    after: { state, pieces, ...(receipt.note && { note: receipt.note }) },
  })
  return getPurchaseOrder(tx, purchaseOrderId, { seesCosts })
}

/** Reports unordered products, and more than remains over all receipts, for all lines at once. */
function refuseUnordered(
  lines: readonly ReceiptLine[],
  ordered: readonly OrderedLine[],
  tolerancePercent: number,
) {
  const byProduct = new Map(ordered.map((line) => [line.productId, line]))
  const taken = new Map<number, number>()
  const errors = lines.flatMap((line, index) => {
    const { productId, quantity, condition } = line
    const known = byProduct.get(productId)
    if (!known) return atLine(index, [fieldError('productId', 'purchaseNotOrdered')])
    if ((known.tracking ?? 'NONE') === 'NONE' && condition === 'HELD') {
      return atLine(index, [fieldError('condition', 'purchaseHeld')])
    }
    const before = taken.get(productId) ?? 0
    taken.set(productId, before + quantity)
    const count = Math.max(0, mostToReceive(known, tolerancePercent) - before)
    return quantity > count
      ? atLine(index, [fieldError('quantity', 'purchaseOver', { count })])
      : []
  })
  if (errors.length > 0) throw invalidFields(errors)
}

interface Delivery {
  purchaseOrderId: number
  receipt: ReceivePurchase
  ordered: readonly OrderedLine[]
}

async function bookDelivery(
  tx: Queryable,
  who: SignedInPrincipal,
  { purchaseOrderId, receipt, ordered }: Delivery,
): Promise<number> {
  const { lines, note } = receipt
  const movedBy = signatureOf(who)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  await lockWithPools(tx, productIds)
  const byProduct = new Map(ordered.map((line) => [line.productId, line]))
  const isByLot = ({ productId }: ReceiptLine) =>
    (byProduct.get(productId)?.tracking ?? 'NONE') !== 'NONE'
  const placed = lines.map((line, index) => ({ line, index }))
  const byLot = placed.filter(({ line }) => isByLot(line))
  const others = placed.filter(({ line }) => !isByLot(line))
  await refuseStopped(tx, others)
  const lots =
    byLot.length > 0
      ? await bookLots(tx, who, {
          receipt: { lines: byLot.map(({ line }) => line), note },
          places: byLot.map(({ index }) => index),
        })
      : []
  const kept = byLot.map(({ line }, index) => ({
    line,
    moved: { lotMovementId: lots[index]?.movementId ?? 0 },
  }))
  const plain = []
  for (const { line } of others) {
    const { productId, quantity } = line
    const movement = { productId, delta: quantity, note, movedBy }
    plain.push({ line, moved: { stockMovementId: await insertReceivedPieces(tx, movement) } })
  }
  return insertReceipt(
    tx,
    { purchaseOrderId, receivedBy: movedBy, note },
    [...kept, ...plain].map(({ line: { productId, quantity }, moved }) => ({
      lineId: byProduct.get(productId)?.lineId ?? 0,
      quantity,
      ...moved,
    })),
  )
}

/** A recall keeps goods not tracked by lot out of stock. */
async function refuseStopped(
  tx: Queryable,
  lines: readonly { line: ReceiptLine; index: number }[],
) {
  const stopped = await findStopped(
    tx,
    lines.map(({ line }) => line.productId),
  )
  const errors = lines
    .filter(({ line }) => stopped.has(line.productId))
    .flatMap(({ index }) => atLine(index, [fieldError('productId', 'purchaseRecalled')]))
  if (errors.length > 0) throw invalidFields(errors)
}

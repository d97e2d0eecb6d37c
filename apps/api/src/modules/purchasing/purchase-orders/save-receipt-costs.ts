import type { PurchaseOrder, ReceiptCosts } from '@mendwell/contract/purchasing/purchase-orders'
import { poundsOfPiece } from '@mendwell/domain/delivery/delivery-rules'
import { GRAMS_PER_POUND } from '@mendwell/domain/orders/parcels/weight'
import { costPerPiece, shareCosts } from '@mendwell/domain/purchasing/landed-cost'
import type { Db, Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { lockWithPools } from '../../packs/pools.sql.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { BUYER, lockAsRead } from './change-purchase-order.ts'
import { getPurchaseOrder } from './get-purchase-order.ts'
import {
  findLandedLines,
  findReceiptCosts,
  insertReceiptCosts,
  type LandedLine,
  updatePurchasePrices,
} from './landed-costs.repository.ts'
import { updatePurchaseOrder } from './purchase-orders.repository.ts'

interface Saving {
  purchaseOrderId: number
  receiptId: number
  change: ReceiptCosts & { version: number }
}

/**
 * Saves freight, duty and other costs of a delivery, instead of those entered before. What was sold keeps the cost it
 * was sold at (decision 0070).
 * @throws ShopError 404; 409 if a colleague has changed the order meanwhile; 422 for sharing by weight what has none.
 */
export const saveReceiptCosts = (
  db: Db,
  who: SignedInPrincipal,
  { purchaseOrderId, receiptId, change: { version, ...costs } }: Saving,
): Promise<PurchaseOrder> =>
  db.transaction().execute(async (tx) => {
    await lockAsRead(tx, purchaseOrderId, version)
    const lines = await findDelivered(tx, purchaseOrderId, receiptId)
    if (lines.length === 0) throw notFound('Delivery')
    await lockWithPools(tx, [...new Set(lines.map(({ productId }) => productId))])
    const before = (await findReceiptCosts(tx, purchaseOrderId)).get(receiptId)
    await shareAndKeep(tx, who, { lines, receiptId, costs, basisField: 'basis' })
    await updatePurchaseOrder(tx, purchaseOrderId, {})
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      ...(before && { before }),
      after: inCents(costs),
    })
    return getPurchaseOrder(tx, purchaseOrderId, BUYER)
  })

interface Booking {
  purchaseOrderId: number
  receiptId: number
  costs: ReceiptCosts | undefined
}

/**
 * What a delivery cost that was just booked, and whose products are locked; without costs of its own, just its goods.
 * @throws ShopError 422 for sharing by weight what has none.
 */
export async function bookReceiptCosts(
  tx: Queryable,
  who: SignedInPrincipal,
  { purchaseOrderId, receiptId, costs }: Booking,
): Promise<void> {
  const lines = await findDelivered(tx, purchaseOrderId, receiptId)
  if (costs) await shareAndKeep(tx, who, { lines, receiptId, costs, basisField: 'costs.basis' })
  else await setPurchasePrices(tx, who, lines)
}

async function findDelivered(tx: Queryable, purchaseOrderId: number, receiptId: number) {
  const lines = await findLandedLines(tx, purchaseOrderId)
  return lines.filter((line) => line.receiptId === receiptId)
}

interface Sharing {
  lines: readonly LandedLine[]
  receiptId: number
  costs: ReceiptCosts
  /** Where the call says what the costs are shared by. */
  basisField: string
}

async function shareAndKeep(
  tx: Queryable,
  who: SignedInPrincipal,
  { lines, receiptId, costs, basisField }: Sharing,
) {
  const { freight, duty, other, basis } = costs
  const goods = lines.map((line) => ({
    quantity: line.quantity,
    costCents: line.goodsCents,
    grams: Math.round(poundsOfPiece({ ...line, kindKey: null }) * GRAMS_PER_POUND * line.quantity),
  }))
  const unweighed = lines.find((_, at) => goods[at]?.grams === 0)
  if (basis === 'WEIGHT' && unweighed) {
    throw invalidFields([fieldError(basisField, 'costsNoWeight', { sku: unweighed.sku })])
  }
  const shares = shareCosts(freight + duty + other, goods, basis)
  const landed = lines.map((line, at) => ({ ...line, shareCents: shares[at] ?? 0 }))
  const enteredBy = signatureOf(who)
  await insertReceiptCosts(tx, { ...inCents(costs), receiptId, enteredBy }, landed)
  await setPurchasePrices(tx, who, landed)
}

const inCents = ({ freight, duty, other, basis }: ReceiptCosts) => ({
  freightCents: freight,
  dutyCents: duty,
  otherCents: other,
  basis,
})

/** A product's purchase price is what a piece of its last lot cost; free goods say nothing about the next ones. */
async function setPurchasePrices(
  tx: Queryable,
  who: SignedInPrincipal,
  lines: readonly LandedLine[],
) {
  const priced = lines
    .map(({ productId, receiptLineId, quantity, goodsCents, shareCents }) => ({
      productId,
      receiptLineId,
      cost: costPerPiece({ quantity, costCents: goodsCents + shareCents }),
    }))
    .filter(({ cost }) => cost > 0)
  await updatePurchasePrices(tx, priced, signatureOf(who))
}

import type { PurchaseOrder } from '@mendwell/contract/purchasing/purchase-orders'
import { TRACKINGS } from '@mendwell/domain/lots/lots'
import { sum } from '@mendwell/domain/money/money'
import { costPerPiece } from '@mendwell/domain/purchasing/landed-cost'
import {
  isOpenPurchase,
  mostToReceive,
  type PurchaseState,
} from '@mendwell/domain/purchasing/purchase-order'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import {
  findLandedLines,
  findReceiptCosts,
  type KeptCosts,
  type LandedLine,
} from './landed-costs.repository.ts'
import {
  findPurchaseLines,
  findPurchaseOrder,
  findPurchasePage,
} from './purchase-orders.repository.ts'
import { findReceipts } from './receipts.repository.ts'

const Tracking = z.enum(TRACKINGS)

interface Looking {
  /** Whether the role may see the shop's costs. */
  seesCosts: boolean
}

/**
 * A purchase order with its lines; without costs for staff who may not see them.
 * @throws ShopError 404
 */
export async function getPurchaseOrder(
  db: Queryable,
  purchaseOrderId: number,
  { seesCosts }: Looking,
): Promise<PurchaseOrder> {
  const found = await findPurchaseOrder(db, purchaseOrderId)
  if (!found) throw notFound('Purchase order')
  const { email, tolerancePercent, note, version, ...order } = found
  const [lines, receipts, landed, costs] = await Promise.all([
    findPurchaseLines(db, purchaseOrderId),
    findReceipts(db, purchaseOrderId),
    findLandedLines(db, purchaseOrderId),
    findReceiptCosts(db, purchaseOrderId),
  ])
  return {
    order: { ...order, total: seesCosts ? order.total : null },
    email,
    tolerancePercent,
    note,
    version,
    lines: lines.map(({ lineId, tracking, ...line }) => ({
      ...line,
      cost: seesCosts ? line.cost : null,
      landedCost: seesCosts ? landedCostOf(landed, lineId) : null,
      tracking: Tracking.parse(tracking ?? 'NONE'),
      mayCome: isOpenPurchase(order.state) ? mostToReceive(line, tolerancePercent) : 0,
    })),
    receipts: receipts.map((receipt) => ({
      ...receipt,
      costs: seesCosts ? presentCosts(costs.get(receipt.receiptId)) : null,
    })),
  }
}

/** What a piece of an order's line cost over all its deliveries, in cents; null before any came. */
function landedCostOf(landed: readonly LandedLine[], lineId: number): number | null {
  const lines = landed.filter((line) => line.lineId === lineId)
  const costCents = sum(lines.map(({ goodsCents, shareCents }) => goodsCents + shareCents))
  const quantity = sum(lines.map((line) => line.quantity))
  return quantity > 0 ? costPerPiece({ quantity, costCents }) : null
}

const presentCosts = (costs: KeptCosts | undefined) =>
  costs
    ? {
        freight: costs.freightCents,
        duty: costs.dutyCents,
        other: costs.otherCents,
        basis: costs.basis,
      }
    : null

interface Listing extends Looking {
  page: number
  size: number
  q?: string | undefined
  state?: PurchaseState | undefined
}

/** One page of purchase orders; without costs for staff who may not see them. */
export async function listPurchaseOrders(db: Queryable, { seesCosts, ...asked }: Listing) {
  const { rows, total } = await findPurchasePage(db, asked)
  return {
    rows: rows.map(({ email: _e, tolerancePercent: _t, note: _n, version: _v, ...row }) => ({
      ...row,
      total: seesCosts ? row.total : null,
    })),
    total,
  }
}

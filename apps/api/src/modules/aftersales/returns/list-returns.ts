import { REFUND_STATUSES } from '@mendwell/contract/orders/refunds'
import { type FindReturns, RequestFor, type Return } from '@mendwell/contract/orders/returns'
import { carrierPage } from '@mendwell/domain/orders/carriers'
import { RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { staffMay } from '../../../ground/principal.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { findReadableOrders } from '../../orders/reading/order-list.repository.ts'
import { findReturnExchanges, type ReturnExchangeRow } from '../exchanges/exchanges.repository.ts'
import { findReturnLabels, type LabelRow } from '../return-labels/return-labels.repository.ts'
import {
  findReturns,
  findReturnTransitions,
  type ReturnRow,
  type ReturnTransitionRow,
} from './returns.repository.ts'

/** How many returns one answer has, and how many orders are searched for them. */
const LIMIT = 200

// The database's checks hold the columns to these.
const Status = z.enum(RETURN_STATUSES)
const RefundStatus = z.nullable(z.enum(REFUND_STATUSES))

/**
 * The returns that a caller may see, newest first: staff all of them, everyone else those of the orders that their
 * session or order token opens.
 */
export async function listReturns(
  db: Queryable,
  principal: OrderReader,
  { orderId, orderNumber, returnStatus: status }: FindReturns,
): Promise<Return[]> {
  const wanted = { orderNum: orderNumber, status, limit: LIMIT }
  if (staffMay(principal, 'returns.handle')) {
    const orderIds = orderId === undefined ? undefined : [orderId]
    return shape(db, await findReturns(db, { ...wanted, ...(orderIds && { orderIds }) }))
  }
  const filter = {
    orderNum: orderNumber ?? '',
    custId: undefined,
    orderType: 'ONLINE',
    limit: LIMIT,
  }
  const own = await findReadableOrders(db, { ...filter, reader: principal })
  const orderIds = own
    .map((order) => order.orderId)
    .filter((id) => orderId === undefined || id === orderId)
  if (orderIds.length === 0) return []
  return shape(db, await findReturns(db, { ...wanted, orderIds }))
}

/** These returns in the shape of the contract, in the order of the ids. */
export async function getReturns(db: Queryable, returnIds: readonly number[]): Promise<Return[]> {
  const rows = await findReturns(db, { returnIds, limit: returnIds.length })
  return shape(db, rows.toReversed())
}

async function shape(db: Queryable, rows: readonly ReturnRow[]): Promise<Return[]> {
  if (rows.length === 0) return []
  const moves = await findReturnTransitions(
    db,
    rows.map((row) => row.returnId),
  )
  const exchanges = await findReturnExchanges(
    db,
    rows.filter(({ kind }) => kind === 'EXCHANGE').map((row) => row.returnId),
  )
  const labels = await findReturnLabels(
    db,
    rows.map((row) => row.returnId),
  )
  return rows.map((row) => returnOf(row, { moves, exchanges, labels }))
}

interface About {
  moves: readonly ReturnTransitionRow[]
  exchanges: readonly ReturnExchangeRow[]
  labels: readonly LabelRow[]
}

const returnOf = (row: ReturnRow, { moves, exchanges, labels }: About): Return => ({
  returnId: row.returnId,
  returnNumber: row.returnNumber,
  orderId: row.orderId,
  orderNum: row.orderNum,
  orderItemId: row.orderItemId,
  productId: row.productId,
  productName: row.productName,
  quantity: row.quantity,
  requestFor: RequestFor.parse(row.kind),
  reason: row.reason,
  expiryDate: row.expiryDay,
  openedFlag: row.openedFlag,
  defectiveFlag: row.defectiveFlag,
  returnStatus: Status.parse(row.status),
  refund: row.refundCents - row.withheldCents,
  reclaimed: Math.max(0, row.reclaimedCents),
  restored: Math.max(0, -row.reclaimedCents),
  withheld: row.withheldCents,
  withheldReason: row.withheldReason,
  shippingRefund: row.shippingRefundCents,
  restorationFee: row.restorationFeeCents,
  shippingFee: row.shippingFeeCents,
  exchange: exchangeOf(exchanges.find(({ returnId }) => returnId === row.returnId)),
  label: labelOf(
    row,
    labels.find(({ returnId }) => returnId === row.returnId),
  ),
  currency: row.currency,
  refundStatus: RefundStatus.parse(row.refundStatus),
  createDate: row.createdAt,
  history: moves
    .filter((move) => move.returnId === row.returnId)
    .map(({ toStatus, note, createdAt }) => ({
      status: Status.parse(toStatus),
      note,
      date: createdAt,
    })),
})

const exchangeOf = (row: ReturnExchangeRow | undefined): Return['exchange'] =>
  row
    ? {
        productId: row.productId,
        productName: row.productName,
        due: row.dueCents,
        credit: row.creditCents,
        order: row.order,
      }
    : null

/** Of no use any more once the package has arrived, and of none without the PDF. */
function labelOf({ status }: ReturnRow, label: LabelRow | undefined): Return['label'] {
  if (status !== 'APPROVED' || label?.status !== 'BOUGHT' || !label.hasPdf) return null
  const { carrier, trackingNumber } = label
  if (carrier === null) return null
  return { carrier, trackingNumber, trackingUrl: carrierPage(carrier, trackingNumber) }
}

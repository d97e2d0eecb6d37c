import {
  type QuoteReturn,
  ReturnQuote,
  SavedReturns,
  type SaveReturn,
} from '@mendwell/contract/orders/returns'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { isStaff } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { getReadableOrder, lockReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { insertReturnExchange } from '../exchanges/exchanges.repository.ts'
import { getReturns } from './list-returns.ts'
import { priceReturn } from './price-return.ts'
import { insertReturn, insertReturnTransition } from './returns.repository.ts'

interface SaveReturnInput {
  principal: OrderReader
  request: SaveReturn
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * What a return of an order's items would refund and cost, before it is requested.
 * @throws ShopError 404 for an order or item that is not the caller's.
 */
export async function quoteReturn(
  { db }: Pick<Deps, 'db'>,
  principal: OrderReader,
  request: QuoteReturn,
): Promise<ReturnQuote> {
  const order = await getReadableOrder(db, principal, { orderId: request.orderId })
  return priceReturn(db, order, request)
}

/**
 * Stores a return request, with the amounts shown to the shopper, once per key. The order is locked: concurrent
 * requests never promise a piece or a cent twice.
 * @throws ShopError 404; 409 with the fresh quote when the policy rejects it or the amount differs.
 */
export async function saveReturn(
  deps: Deps,
  input: SaveReturnInput,
): Promise<Outcome<SavedReturns>> {
  const { principal, request, key } = input
  const { orderId } = await getReadableOrder(deps.db, principal, { orderId: request.orderId })
  const call = requestKey({ scope: `return order ${orderId}`, header: key, request })
  return runOnce(deps.db, { call, answer: SavedReturns }, async (tx) => {
    const order = await lockReadableOrder(tx, principal, { orderId })
    const quote = await priceReturn(tx, order, request)
    refuseUnlessAgreed(quote, request)
    const returnIds = await storeReturns(tx, { order, quote, request, principal })
    const [firstId] = returnIds
    await queueMail(tx, {
      kind: 'return_requested',
      dedupeKey: `return_requested:${firstId}`,
      to: order.email,
      payload: { returnIds },
      orderId,
      custId: order.custId,
    })
    return { returns: await getReturns(tx, returnIds) }
  })
}

function refuseUnlessAgreed(quote: ReturnQuote, request: SaveReturn) {
  const facts = { quote: z.encode(ReturnQuote, quote) }
  const refusal = quote.lines.find((line) => line.refusal)?.refusal
  if (refusal) {
    const { message, sentence } = refusal
    throw new ShopError(409, 'NOT_RETURNABLE', message, { facts, sentence })
  }
  const { refund = null, due = null } = request
  if ((refund ?? quote.refund) !== quote.refund || (due ?? quote.due) !== quote.due) {
    throw new ShopError(409, 'PRICE_CHANGED', sentence('returnFiguresChanged'), { facts })
  }
}

interface Storing {
  order: OrderRow
  quote: ReturnQuote
  request: SaveReturn
  principal: OrderReader
}

async function storeReturns(tx: Queryable, { order, quote, request, principal }: Storing) {
  const returnIds: number[] = []
  for (const [index, item] of request.items.entries()) {
    const line = quote.lines[index]
    if (!line) throw new Error(`No quote for item ${item.orderItemId}`)
    const returnId = await insertReturn(tx, {
      orderId: order.orderId,
      orderItemId: item.orderItemId,
      kind: request.requestFor,
      quantity: item.quantity,
      expiryDate: item.expiryDate ?? null,
      reason: request.reason,
      openedFlag: item.openedFlag,
      defectiveFlag: item.defectiveFlag,
      refundCents: line.refund,
      reclaimedCents: line.reclaimed - line.restored,
      restorationFeeCents: line.restorationFee,
      shippingFeeCents: line.shippingFee,
    })
    const { exchange } = line
    if (exchange) {
      await insertReturnExchange(tx, {
        returnId,
        productId: exchange.productId,
        unitDueCents: exchange.difference / item.quantity,
        taxDueCents: exchange.tax,
        creditCents: line.goods + line.tax,
      })
    }
    const movedBy = actorOf(principal)
    await insertReturnTransition(tx, { returnId, fromStatus: null, toStatus: 'REQUESTED', movedBy })
    returnIds.push(returnId)
  }
  return returnIds
}

/** Who requests a return, for its history. */
function actorOf(principal: OrderReader): string {
  if (principal.custId === null) return 'guest'
  return `${isStaff(principal) ? 'staff' : 'customer'} ${principal.custId}`
}

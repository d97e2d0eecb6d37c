import type { ErrorCode } from '@mendwell/contract/wire/errors'
import { partsOf } from '@mendwell/domain/orders/cart'
import { type LineParts, lineKey } from '@mendwell/domain/orders/order-lines'
import { CallProblem, Unreachable } from '../../api/calls/call.ts'
import {
  findPlacedOrder,
  type PlacedOrder,
  type SaveOrderBody,
  saveOrder,
} from '../../api/orders/orders.ts'
import { changeCart, currentCart, takeOrdered } from '../cart/cart.ts'
import { dropDraft } from '../draft/checkout-draft.ts'
import { beginOrder, leaveOrderOpen, settleOrder } from '../draft/pending-order.ts'
import { storeCodes } from '../offers/codes.ts'
import { keepOrderToken } from './order-token.ts'

/** After these it is unknown whether the order was placed: retry with the same key. */
const NO_ANSWER: readonly ErrorCode[] = ['IN_FLIGHT', 'UNAVAILABLE', 'BROKEN', 'TOO_MANY']

/** The device is offline: nothing was sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** A wallet did not provide a payment method; the message is for the shopper. */
export class WalletFailed extends Error {
  override readonly name = 'WalletFailed'
}

/** Another tab has ordered or removed some of it: nothing was sent. */
export class LeftCart extends Error {
  override readonly name = 'LeftCart'
}

/** An earlier attempt arrived in an account, and someone else or no one is signed in now. */
export class ArrivedInAccount extends Error {
  override readonly name = 'ArrivedInAccount'
}

/**
 * Places the order once, however often it is tried, in any tab (Decisions §5), and only then takes it out of the cart.
 * After an unanswered attempt, the shop is first asked about that one.
 * @throws CallProblem when the shop refuses, Unreachable when the outcome is unknown, NotSent when nothing was sent,
 * LeftCart when the cart no longer has it, ArrivedInAccount when the earlier order is only shown after signing in.
 */
export async function placeOrder(body: SaveOrderBody): Promise<PlacedOrder> {
  if (!isInCart(body.orderItems)) throw new LeftCart()
  const wasOffline = !navigator.onLine
  const { key, isRepeat } = beginOrder()
  try {
    const before = isRepeat ? await findBefore(key) : null
    return finishOrder(before ?? (await send(body, key)))
  } catch (error) {
    // A refused retry says nothing about the earlier attempt, which may still be in progress.
    if (!isRepeat && (isAnswer(error) || wasOffline)) settleOrder()
    else leaveOrderOpen()
    throw error instanceof Unreachable && wasOffline ? new NotSent(error.message) : error
  }
}

/** Whether all these lines are in the cart, read anew: another tab may have just ordered or removed some. */
function isInCart(items: readonly LineParts[]): boolean {
  changeCart((cart) => cart)
  const known = currentCart().map((line) => lineKey(partsOf(line)))
  return items.every((item) => known.includes(lineKey(item)))
}

const isAnswer = (error: unknown) =>
  error instanceof CallProblem && !NO_ANSWER.includes(error.problem.code)

async function send(body: SaveOrderBody, key: string): Promise<PlacedOrder> {
  try {
    const { orders, orderItems } = await keepOrderToken(() => saveOrder(body, key))
    return { orderNum: orders.orderNum, items: orderItems }
  } catch (error) {
    // The earlier attempt did arrive, and something changed since: it stands, so that there is only one order.
    const isOther = error instanceof CallProblem && error.problem.code === 'KEY_REUSED'
    const before = isOther ? await findBefore(key) : null
    if (before) return before
    throw error
  }
}

async function findBefore(key: string): Promise<PlacedOrder | null> {
  const { placed, isInAccount } = await findPlacedOrder(key)
  if (isInAccount) throw new ArrivedInAccount()
  return placed
}

/** The order is placed: remove it from the cart, and clear its draft. */
export function finishOrder(placed: PlacedOrder): PlacedOrder {
  settleOrder()
  takeOrdered(placed.items)
  dropDraft()
  storeCodes([])
  return placed
}

import type { ErrorCode } from '@mendwell/contract/wire/errors'
import { CallProblem, credentials, Unreachable } from '../../api/calls/call.ts'
import {
  findPlacedOrder,
  type PlacedOrder,
  type SaveOrderBody,
  saveOrder,
} from '../../api/orders/orders.ts'
import { takeOrdered } from '../cart/cart.ts'
import { dropDraft } from '../draft/checkout-draft.ts'
import { beginOrder, leaveOrderOpen, settleOrder } from '../draft/pending-order.ts'
import { storeCodes } from '../offers/codes.ts'

/** After these nobody knows whether the order was placed: it is repeated with the same key. */
const NO_ANSWER: readonly ErrorCode[] = ['IN_FLIGHT', 'UNAVAILABLE', 'BROKEN', 'TOO_MANY']

/** The device had no network: nothing left it. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** A wallet gave nothing to pay with; the message is for the shopper. */
export class WalletFailed extends Error {
  override readonly name = 'WalletFailed'
}

/** A try before has arrived in an account, and nobody or somebody else is signed in now. */
export class ArrivedInAccount extends Error {
  override readonly name = 'ArrivedInAccount'
}

/**
 * Places the order once, however often it is tried, in whatever tab (Decisions §5), and only then takes it
 * out of the cart. After a try without an answer the shop is asked for that one first.
 * @throws CallProblem when the shop refuses, Unreachable when nobody knows, NotSent when nothing was sent,
 * ArrivedInAccount when the one before is only shown after signing in.
 */
export async function placeOrder(body: SaveOrderBody): Promise<PlacedOrder> {
  const wasOffline = !navigator.onLine
  const { key, isRepeat } = beginOrder()
  try {
    const before = isRepeat ? await findBefore(key) : null
    return finishOrder(before ?? (await send(body, key)))
  } catch (error) {
    // A refused repeat says nothing of the try before, which may still be worked on.
    if (!isRepeat && (isAnswer(error) || wasOffline)) settleOrder()
    else leaveOrderOpen()
    throw error instanceof Unreachable && wasOffline ? new NotSent(error.message) : error
  }
}

const isAnswer = (error: unknown) =>
  error instanceof CallProblem && !NO_ANSWER.includes(error.problem.code)

async function send(body: SaveOrderBody, key: string): Promise<PlacedOrder> {
  try {
    // Without cookies, what opens a guest's order comes in the answer, and lasts as long as the page is open.
    if (!navigator.cookieEnabled) delete credentials['X-Session']
    const { orders, orderItems, orderToken } = await saveOrder(body, key)
    if (orderToken) credentials['X-Order-Token'] = orderToken
    return { orderNum: orders.orderNum, items: orderItems }
  } catch (error) {
    // The try before did arrive, and something was changed since: its order stands, so that there is one only.
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

/** The order stands: it leaves the cart, and what was typed for it is forgotten. */
export function finishOrder(placed: PlacedOrder): PlacedOrder {
  settleOrder()
  takeOrdered(placed.items)
  dropDraft()
  storeCodes([])
  return placed
}

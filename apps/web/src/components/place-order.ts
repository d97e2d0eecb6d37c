import type { ErrorCode } from '@mendwell/contract/errors'
import { CallProblem } from '../api/call.ts'
import { type SavedOrderAnswer, type SaveOrderBody, saveOrder } from '../api/orders.ts'
import { takeOrdered } from '../state/cart.ts'
import { dropDraft } from '../state/checkout-draft.ts'
import { pendingOrder, settlePendingOrder } from '../state/pending-order.ts'

/** After these nobody knows whether the order was placed: it is repeated with the same key. */
const NO_ANSWER: readonly ErrorCode[] = ['IN_FLIGHT', 'UNAVAILABLE', 'BROKEN']

/**
 * Places the order once, however often it is tried (Decisions §5), and only then takes it out of the cart.
 * @throws CallProblem when the shop refuses, Unreachable when it cannot be reached.
 */
export async function placeOrder(body: SaveOrderBody): Promise<SavedOrderAnswer> {
  const pending = pendingOrder(body)
  try {
    return finish(await saveOrder(body, pending.key))
  } catch (error) {
    if (!(error instanceof CallProblem) || NO_ANSWER.includes(error.problem.code)) throw error
    if (error.problem.code === 'KEY_REUSED') return await firstAnswer(pending.body, pending.key)
    settlePendingOrder()
    throw error
  }
}

/** The try before did arrive, and something was changed since: its order stands, so that there is one only. */
async function firstAnswer(body: SaveOrderBody, key: string): Promise<SavedOrderAnswer> {
  try {
    return finish(await saveOrder(body, key))
  } catch (error) {
    if (error instanceof CallProblem) settlePendingOrder()
    throw error
  }
}

function finish(saved: SavedOrderAnswer): SavedOrderAnswer {
  settlePendingOrder()
  takeOrdered(saved.orderItems.map((item) => item.productId))
  dropDraft()
  return saved
}

import type {
  TransitionedOrders,
  TransitionOrders,
} from '@mendwell/contract/staff-orders/order-changes'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { transitionOrder } from './transition-order.ts'

interface TransitionsInput {
  transitions: TransitionOrders
  who: SignedInPrincipal
}

/** Changes orders one by one, each in a transaction of its own; a refused one does not stop the others. */
export async function transitionOrders(
  deps: Deps,
  { transitions, who }: TransitionsInput,
): Promise<TransitionedOrders> {
  const { orderIds, status, note } = transitions
  const answer: TransitionedOrders = { moved: 0, refused: [] }
  for (const orderId of new Set(orderIds)) {
    try {
      await transitionOrder(deps, { transition: { orderId, status, note }, who })
      answer.moved += 1
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const order = await findOrder(deps.db, orderId)
      const { message: detail, sentence } = error
      const orderNum = order?.orderNum ?? null
      answer.refused.push({ orderId, orderNum, detail, ...(sentence && { sentence }) })
    }
  }
  return answer
}

import { ORDER_CAPABILITY_HOURS } from '@mendwell/domain/orders/limits'
import type { Deps } from '../../../deps/deps.ts'
import type { Principal } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { insertCapability } from '../access/capability.repository.ts'
import { attributesOf } from '../order/order-shape.ts'
import { findOrderByKey } from '../order/orders.repository.ts'
import { COMMON_SCOPE } from './order-scope.ts'

interface PlacedOrderQuery {
  principal: Principal
  /** The Idempotency-Key that the order was sent with. */
  key: string
  /** The caller's network address. */
  address: string
  /** Hash of the token that will open a guest's order. */
  capabilitySha256: Buffer
}

/**
 * The order that was sent with a key, for a caller who never got the answer: the key, which only the sender knows,
 * opens what the answer would have opened. For an account's order, anyone else learns only that it has arrived: the
 * sender's session may have ended, and then the order must not be sent again. `isGuests`: the token now opens the
 * order.
 */
export async function findPlacedOrder(deps: Deps, query: PlacedOrderQuery) {
  const { principal, key, address, capabilitySha256: sha256 } = query
  const release = await reserveAttempt(deps, LIMITS.orderOutcome, address)
  const call = requestKey({ scope: COMMON_SCOPE, header: key, request: null })
  const found = await findOrderByKey(deps.db, call)
  if (!found) return { placed: null, isInAccount: false, isGuests: false }
  await release()
  const { orderId, orderNum, isGuests } = found
  const items = found.items.map((item) => ({ ...item, attributes: attributesOf(item.attributes) }))
  if (isGuests) {
    await insertCapability(deps.db, { orderId, sha256, hours: ORDER_CAPABILITY_HOURS })
  }
  const isInAccount = !isGuests && found.custId !== principal.custId
  return { placed: isInAccount ? null : { orderNum, items }, isInAccount, isGuests }
}

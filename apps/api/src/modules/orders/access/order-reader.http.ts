import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { identify, notSignedIn } from '../../../http/identify.ts'
import type { Principal } from '../../../principal.ts'

/**
 * Somebody who holds at least one key: a session or an order token that still works.
 * @throws ShopError 401 for everybody else.
 */
export async function orderReader(deps: Deps, request: FastifyRequest): Promise<Principal> {
  const principal = await identify(deps, request)
  const hasKey = principal.custId !== null || principal.orderIds.length > 0
  if (!hasKey) throw await notSignedIn(deps, request)
  return principal
}

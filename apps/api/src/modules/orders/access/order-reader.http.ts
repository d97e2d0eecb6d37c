import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { identify, notSignedIn } from '../../../http/sessions/identify.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { findOrdersByTokens } from './capability.repository.ts'
import { readOrderTokens } from './order-tokens.http.ts'

/** Who is asking for orders, with a key or without. */
export async function readerOf(deps: Deps, request: FastifyRequest): Promise<OrderReader> {
  const [principal, orderIds] = await Promise.all([
    identify(deps, request),
    findOrdersByTokens(deps.db, readOrderTokens(request).map(tokenHash)),
  ])
  return { ...principal, orderIds }
}

/**
 * A caller who holds at least one key: a session or an order token that still works.
 * @throws ShopError 401 for everyone else.
 */
export async function orderReader(deps: Deps, request: FastifyRequest): Promise<OrderReader> {
  const reader = await readerOf(deps, request)
  const hasKey = reader.custId !== null || reader.orderIds.length > 0
  if (!hasKey) throw await notSignedIn(deps, request)
  return reader
}
